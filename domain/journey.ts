// A client's place on the journey (docs/rules.md, Screens), derived from their data.
import type { DealCheckStatus, CheckedPaper, Journey, JourneyStep, LinkStatus, PackageKind } from '../generated/api.ts';
import { checklistStatusLabels, dealCheckStatusLabels, journeyStepSets } from '../generated/enums.ts';
import { clientDecides } from './link-turn.ts';

/** The data that decides the journey. */
export interface JourneyFacts {
  /** The package's name; null before one is paid. */
  packageName: string | null;
  checklist: 'none' | 'draft' | 'submitted' | 'changes_requested';
  /** First name; null before one is assigned. */
  advisorName: string | null;
  /** How many of the client's displayed links are in each state. */
  links: Readonly<Partial<Record<LinkStatus, number>>>;
  /** The work table says so: the car was handed over. A recorded price alone is paperwork. */
  delivered: boolean;
  /** What the package is for; a search before there is one. */
  kind?: PackageKind;
  /** Of a review: what was sent, and what came of it. */
  review?: ReviewFacts;
}

/** How far a review has come. */
export interface ReviewFacts {
  quotes: number;
  /** The package's limit; null for none. */
  most_quotes: number | null;
  /** Of the newest deal check. */
  status: DealCheckStatus | null;
  /** Of its newest version. */
  paper: CheckedPaper | null;
  /** Was a contract answered? */
  contract_answered: boolean;
}

/** How many links wait for the client's decision. */
export function linksToDecide(links: JourneyFacts['links']): number {
  return clientDecides.reduce((sum, state) => sum + (links[state] ?? 0), 0);
}

const figures = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** Extras of the open links: "one with research, two with a price"; null if there are none. */
export function toDecideText(links: JourneyFacts['links']): string | null {
  const parts = [
    { count: links.researched ?? 0, what: 'with research' },
    { count: links.otd_received ?? 0, what: 'with a price' },
  ].flatMap(({ count: some, what }) => (some === 0 ? [] : [`${figures[some] ?? some} ${what}`]));
  const text = parts.join(', ');
  return text === '' ? null : `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

/** The steps of the package's kind: done, now (exactly one, until delivered) or to come, each with a word where there is one. */
export function journeySteps(facts: JourneyFacts): Journey['steps'] {
  // A client who drives the car has completed the journey, whatever is still open elsewhere.
  const steps: readonly JourneyStep[] = journeyStepSets[facts.kind ?? 'search'];
  const done = steps.map((step) => facts.delivered || isDone(step, facts));
  // A later step that is done does not make an earlier open one the present one: the present one is the first not done.
  const now = done.indexOf(false);
  return steps.map((step, index) => ({
    step,
    state: now === -1 || index < now ? 'done' : index === now ? 'now' : 'next',
    words: index <= now || now === -1 ? textOf(step, facts, index === now) : null,
  }));
}

function count(facts: JourneyFacts, ...states: LinkStatus[]): number {
  return states.reduce((sum, state) => sum + (facts.links[state] ?? 0), 0);
}

function isDone(step: JourneyStep, facts: JourneyFacts): boolean {
  switch (step) {
    case 'package':
      return facts.packageName !== null;
    case 'checklist':
      return facts.checklist === 'submitted';
    case 'advisor':
      return facts.advisorName !== null;
    case 'links':
      return count(facts, 'otd_requested', 'otd_received', 'accepted', 'purchased', 'research_requested', 'researched') > 0;
    case 'research_and_otd':
      return count(facts, 'accepted', 'purchased') > 0;
    case 'accepted':
      return count(facts, 'purchased') > 0;
    case 'delivered':
      return false;
    case 'quote':
      return facts.review?.status != null;
    case 'review':
      return facts.review?.status === 'answered';
    case 'contract':
    case 'checked':
      return facts.review?.contract_answered ?? false;
  }
}

function textOf(step: JourneyStep, facts: JourneyFacts, isNow: boolean): string | null {
  const open = linksToDecide(facts.links);
  switch (step) {
    case 'package':
      return facts.packageName;
    case 'checklist':
      return { none: 'Not started', draft: 'Started', submitted: 'Submitted', changes_requested: checklistStatusLabels.changes_requested }[facts.checklist];
    case 'advisor':
      return facts.advisorName;
    case 'links':
    case 'research_and_otd':
      return isNow && open > 0 ? `${open} to decide` : null;
    case 'delivered':
      return isNow ? 'Paperwork' : null;
    case 'quote':
      return facts.review ? quotesText(facts.review) : null;
    case 'review':
      return facts.review?.status ? dealCheckStatusLabels[facts.review.status] : null;
    case 'contract':
      return isNow ? 'Send it before you sign' : null;
    default:
      return null;
  }
}

const quotesText = ({ quotes, most_quotes }: ReviewFacts): string | null =>
  quotes === 0 ? null : most_quotes === null ? `${quotes} sent` : `${quotes} of ${most_quotes} used`;

/** What waits for the client of a review: a first quote, then the contract before they sign it. */
export function reviewTurn({ status, paper }: Pick<ReviewFacts, 'status' | 'paper'>): 'send_quote' | 'send_contract' | null {
  if (status === null) return 'send_quote';
  return status === 'answered' && paper === 'quote' ? 'send_contract' : null;
}
