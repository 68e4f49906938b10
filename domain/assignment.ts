// Which advisor takes a new client on, and why (docs/rules.md, New requests and assignment).

/** An advisor as the rule sees them. `load` counts the clients they work for now; `absent_until` is a day. */
export interface AdvisorLoad {
  id: string;
  name: string;
  load: number;
  /** The most clients they may have; 0 accepts none. */
  capacity: number;
  is_active: boolean;
  absent_until: string | null;
}

/** `least_loaded` chooses by itself, `manual` leaves it to an admin. */
export type AssignmentRule = 'least_loaded' | 'manual';

export interface AssignmentChoice {
  advisor_id: string | null;
  /** In words, kept with the assignment. */
  reason: string;
}

/**
 * The advisor for a new client, with the reason that is recorded.
 * @param today the day (YYYY-MM-DD) of the decision; advisors absent on it are skipped
 */
export function chooseAdvisor(rule: AssignmentRule, advisors: readonly AdvisorLoad[], today: string): AssignmentChoice {
  if (rule === 'manual') return { advisor_id: null, reason: 'An admin assigns by hand.' };
  const present = advisors.filter((advisor) => advisor.is_active && advisor.capacity > 0 && (advisor.absent_until === null || advisor.absent_until < today));
  const full = ({ load, capacity }: AdvisorLoad) => load / capacity;
  const [first, ...others] = present.toSorted((a, b) => full(a) - full(b) || a.id.localeCompare(b.id));
  if (!first) return { advisor_id: null, reason: 'No advisor is available.' };
  const ties = others.filter((advisor) => full(advisor) === full(first)).length;
  return {
    advisor_id: first.id,
    reason: `Least loaded: ${first.name} has ${first.load} of ${first.capacity} clients${ties > 0 ? `, like ${ties} ${ties === 1 ? 'other' : 'others'}, and has been with the firm longest` : ''}.`,
  };
}
