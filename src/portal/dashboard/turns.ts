// What waits for the client, as the dashboard shows it.
import type { Journey, JourneyStep, TurnKind } from '../../../generated/api.ts';

export type Turn = Omit<Journey['turns'][number], 'kind'> & { kind: TurnKind | 'choose_package' };

/** Where a journey is: the step that is the present one; null once all are done. */
export const presentStep = (journey: Journey): JourneyStep | null => journey.steps.find(({ state }) => state === 'now')?.step ?? null;

/** The turns in their order. Without a package, choosing one comes first: nothing else starts before. */
export function turnsOf(journey: Journey): readonly Turn[] {
  if (presentStep(journey) !== 'package') return journey.turns;
  return [{ kind: 'choose_package', words: null, count: null, percent: null, links: [] }, ...journey.turns];
}
