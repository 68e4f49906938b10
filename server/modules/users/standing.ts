// How an account stands: suspended and let in again.
import { eq, sql } from 'drizzle-orm';
import type { OperationId, UserStatus } from '../../../generated/api.ts';
import { userStatusWords } from '../../../generated/enums.ts';
import { userStatusTransitions } from '../../../generated/transitions.ts';
import type { Actor } from '../../../engine/server/handler.ts';
import { requireMove } from '../../../engine/server/moves.ts';
import { conflict } from '../../../engine/server/problem.ts';
import type { Database } from '../../db/database.ts';
import { users } from '../../db/schema.ts';
import { notify } from '../notifications/notify.ts';
import { endSessions, forgetSessions } from '../sessions/sessions.ts';
import { recordTimeline } from '../timeline/timeline.ts';
import { requireAnotherAdmin, tellPerson, type Person } from './accounts.ts';

export interface StandingChange {
  actor: Actor;
  to: UserStatus;
  now: Date;
  /** The operation that asks, where it is not the plain status call. */
  through?: OperationId;
}

/**
 * Moves an account to another standing, at once for every session it has.
 * @param person locked
 * @throws Problem 409 for a move that is not open, for oneself, for the last admin
 */
export async function changeStanding(db: Database, person: Person, { actor, to, now, through }: StandingChange): Promise<Person> {
  requireMove({
    transitions: userStatusTransitions,
    words: userStatusWords,
    standing: { state: person.status },
    to,
    role: actor.role,
    now,
    ...(through ? { through } : {}),
  });
  if (to === 'suspended') {
    if (person.id === actor.id) throw conflict('You cannot suspend yourself.', { state: person.status });
    await requireAnotherAdmin(db, person);
    // Their tokens stay, good for nothing but asking why.
    await forgetSessions(db, person.id);
  } else {
    await endSessions(db, person.id);
  }
  const [moved] = await db
    .update(users)
    .set({ status: to, version: sql`${users.version} + 1` })
    .where(eq(users.id, person.id))
    .returning();
  await tellPerson(db, person);
  await tell(db, person, actor, to);
  return moved ?? person;
}

async function tell(db: Database, person: Person, actor: Actor, to: UserStatus): Promise<void> {
  const target = { kind: 'user', id: person.id } as const;
  const words = `${person.name}'s account is ${userStatusWords[to].toLowerCase()}.`;
  if (person.role === 'client') {
    await recordTimeline(db, { client_id: person.id, actor_id: actor.id, kind: `account_${to}`, target, words, internal: true });
  }
  if (to !== 'suspended') return;
  await notify(db, { user_id: person.id, role: person.role, kind: 'account_suspended', target, words: 'Your account got suspended from the admin.' });
  if (person.advisor_id) {
    await notify(db, { user_id: person.advisor_id, role: 'employee', kind: 'account_suspended', target, client_id: person.id, words });
  }
}
