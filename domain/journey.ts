// A client's place on the journey (docs/rules.md, Screens), derived from their data.
import type { Journey, JourneyStep, LinkStatus } from '../generated/api.ts';
import { checklistStatusLabels, journeyStepValues } from '../generated/enums.ts';
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

/** The seven steps: done, now (exactly one, until delivered) or to come, each with a word where there is one. */
export function journeySteps(facts: JourneyFacts): Journey['steps'] {
  // A client who drives the car has completed the journey, whatever is still open elsewhere.
  const done = journeyStepValues.map((step) => facts.delivered || isDone(step, facts));
  // A later step that is done does not make an earlier open one the present one: the present one is the first not done.
  const now = done.indexOf(false);
  return journeyStepValues.map((step, index) => ({
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
    default:
      return null;
  }
}
