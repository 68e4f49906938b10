// What the demo's parts hand to each other: its people, their wishes and the world they are made in. Types alone, so that nothing goes in a circle.
import type { ChecklistSelections, TradeIn } from '../../generated/api.ts';
import type { Random } from './random.ts';
import type { Stage } from './stages.ts';

export interface DemoPerson {
  id: string;
  email: string;
  first_name: string;
  last_name: string;
  name: string;
  phone: string;
}

export interface DemoAdvisor extends DemoPerson {
  title: string;
  /** YYYY-MM-DD, or null */
  absent_until: string | null;
  joined_at: Date;
}

export interface DemoClient extends DemoPerson {
  zip: string;
  /** City and state, as in "Portland, ME". */
  place: string;
  stage: Stage;
  /** Null before an advisor was assigned. */
  advisor_id: string | null;
  package_identifier: string;
  status: 'active' | 'suspended' | 'invited';
  /** When they paid and got their account. */
  joined_at: Date;
  /** When the checklist was submitted; null while it is not. */
  submitted_at: Date | null;
  /** When the present stage began. */
  stage_since: Date;
  /** Of the months before: nothing has happened since. */
  is_past: boolean;
}

/** A prospect who started to sign up and has no account yet. */
export interface DemoProspect {
  id: string;
  email: string;
  first_name: string;
  last_name: string;
  phone: string;
  zip: string;
  package_identifier: string | null;
  begun_at: Date;
}

/** What every part of the demo data is made from and adds to. */
export interface World {
  now: Date;
  /** The stored hash of the demo's one password. */
  password_hash: string;
  /** Use your own branch (`world.random.branch('links')`), so that your draws do not change anyone else's. */
  random: Random;
  admins: DemoPerson[];
  advisors: DemoAdvisor[];
  clients: DemoClient[];
  prospects: DemoProspect[];
  /** What each client looks for, by their id. */
  wishes: ReadonlyMap<string, DemoWish>;
  /** An id (UUIDv7) as if made at that moment. */
  id(at: Date): string;
  /** So many days (and hours) before now, at a time when people are up. */
  daysAgo(days: number, hours?: number): Date;
}

/** A client's whole wish, as their checklist has it once it is sent. */
export interface DemoWish {
  selections: ChecklistSelections;
  trade_in: TradeIn;
  /** Husband or wife of the second decision-maker; null where the client decides alone. */
  partner: { who: 'husband' | 'wife'; first_name: string } | null;
}
