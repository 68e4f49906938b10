// The advisor's work table: how events move the step, when to get in touch again.
import type { LinkStatus, ReEngage, StepInProcess } from '../generated/api.ts';
import { stepInProcessValues } from '../generated/enums.ts';
import { dateFormat } from './formats.ts';
import { staffOwes } from './link-turn.ts';

/** What moves the step by itself (docs/rules.md, Advisor pipeline). */
export type PipelineEvent =
  | 'review_begun'
  | 'links_published'
  | 'research_asked'
  | 'otd_asked'
  | 'price_accepted'
  | 'acceptance_taken_back'
  | 'contract_entered'
  | 'deal_fell_through'
  | 'car_bought'
  | 'car_handed_over'
  | 'package_ended';

/**
 * What a step means to the rules: `search` may still lack its first links, `agreed` has a price, `papers` has a car. `paused` and `lost` are outside the
 * sequence of a deal, which is the rest in this order.
 */
type Phase = 'request' | 'search' | 'bargain' | 'agreed' | 'papers' | 'delivered' | 'paused' | 'lost';

const phases: Readonly<Record<StepInProcess, Phase>> = {
  new_request: 'request',
  intake_review: 'search',
  searching: 'search',
  links_sent: 'search',
  researching: 'bargain',
  negotiating: 'bargain',
  offer_accepted: 'agreed',
  paperwork: 'papers',
  delivered: 'delivered',
  on_hold: 'paused',
  closed_lost: 'lost',
};

const stepsIn = (...wanted: readonly Phase[]): StepInProcess[] => stepInProcessValues.filter((step) => wanted.includes(phases[step]));

/** There is nothing more to do for the client: no load of an advisor's, and no new request. */
export const stepsWhenOver: readonly StepInProcess[] = stepsIn('delivered', 'lost');

/** The price is agreed; only paperwork is left. */
export const closingSteps: readonly StepInProcess[] = stepsIn('agreed', 'papers');

/** The checklist is to come, or an advisor is to begin. */
export const isRequest = (step: StepInProcess): boolean => phases[step] === 'request';

/** Whether a client without links waits for the first ones. */
export const awaitsLinks = (step: StepInProcess): boolean => phases[step] === 'search';

/** Whether the client still looks for a car: not once the papers are made, nor when the deal is over. */
export const isSearching = (step: StepInProcess): boolean => phases[step] !== 'papers' && !stepsWhenOver.includes(step);

const way = stepInProcessValues.filter((step) => phases[step] !== 'paused' && phases[step] !== 'lost');

const stepOf: Readonly<Record<PipelineEvent, StepInProcess>> = {
  review_begun: 'intake_review',
  links_published: 'links_sent',
  research_asked: 'researching',
  otd_asked: 'negotiating',
  price_accepted: 'offer_accepted',
  acceptance_taken_back: 'negotiating',
  contract_entered: 'paperwork',
  deal_fell_through: 'searching',
  // A price recorded on the link alone: handing the car over is a move of its own, by hand or with the deal.
  car_bought: 'paperwork',
  car_handed_over: 'delivered',
  package_ended: 'closed_lost',
};

/**
 * The step after an event. Events lead forward, never back: further links for a client who negotiates change nothing. A client on hold or lost becomes active
 * again; an undone acceptance leads back to negotiating; a package that ends with a refund ends the work, unless the car is delivered.
 */
export function stepAfter(event: PipelineEvent, step: StepInProcess): StepInProcess {
  const next = stepOf[event];
  // What an acceptance led to is undone; whoever is on hold or further stays there.
  if (event === 'acceptance_taken_back' || event === 'deal_fell_through') return closingSteps.includes(step) ? next : step;
  if (event === 'package_ended') return step === 'delivered' ? step : next;
  return way.indexOf(next) > way.indexOf(step) ? next : step;
}

/** The event that a link's move is for the work table, if it is one. */
export function eventOfMove(from: LinkStatus, to: LinkStatus): PipelineEvent | undefined {
  if (from === 'accepted' && to === 'otd_received') return 'acceptance_taken_back';
  if (from === 'accepted' && to === 'unavailable') return 'deal_fell_through';
  if (to === 'research_requested') return 'research_asked';
  if (to === 'otd_requested') return 'otd_asked';
  if (to === 'purchased') return 'car_bought';
  return to === 'accepted' ? 'price_accepted' : undefined;
}

/**
 * Whether it is time to get in touch.
 * @param date the day to re-engage, YYYY-MM-DD
 * @param today the firm's day, YYYY-MM-DD
 */
export function reEngageOf(date: string | null, today: string): ReEngage {
  if (date === null) return 'none';
  if (date === today) return 'today';
  return date < today ? 'overdue' : 'later';
}

/** The calendar day somewhere, YYYY-MM-DD. */
export function dayIn(timeZone: string, at: Date): string {
  return dateFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(at);
}

/** The client's open requests for a report or a price. An accepted price waits for staff too, but is no request. */
export const asked: readonly LinkStatus[] = staffOwes.filter((status) => status !== 'accepted');
