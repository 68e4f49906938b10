import { describe, expect, it } from 'vitest';
import { journeySteps, linksToDecide, type JourneyFacts, toDecideText } from './journey.ts';

const started: JourneyFacts = { packageName: null, checklist: 'none', advisorName: null, links: {}, delivered: false };
const states = (facts: JourneyFacts) => journeySteps(facts).map(({ state }) => state);
const present = (facts: JourneyFacts) => journeySteps(facts).find(({ state }) => state === 'now');

describe('journeySteps', () => {
  it('begins with the package', () => {
    expect(present(started)?.step).toBe('package');
    expect(
      states(started)
        .slice(1)
        .every((state) => state === 'next'),
    ).toBe(true);
  });

  it('stands at the first step that is not done, with what there is to decide', () => {
    const facts: JourneyFacts = { ...started, packageName: 'Full Service', checklist: 'submitted', advisorName: 'Maria', links: { proposed: 4, rejected: 2 } };
    expect(present(facts)).toEqual({ step: 'links', state: 'now', words: '4 to decide' });
    expect(journeySteps(facts)[0]).toEqual({ step: 'package', state: 'done', words: 'Full Service' });
  });

  it('goes back to the checklist when changes are asked for', () => {
    expect(present({ ...started, packageName: 'Deal Check', checklist: 'changes_requested', advisorName: 'Maria' })).toMatchObject({
      step: 'checklist',
      words: 'Changes requested',
    });
  });

  it('has exactly one present step until everything is done', () => {
    const accepted: JourneyFacts = { ...started, packageName: 'Full Service', checklist: 'submitted', advisorName: 'Maria', links: { accepted: 1 } };
    expect(present(accepted)?.step).toBe('accepted');
    // A recorded price is paperwork; only the hand-over is the end.
    expect(present({ ...accepted, links: { purchased: 1 } })).toEqual({ step: 'delivered', state: 'now', words: 'Paperwork' });
    expect(states({ ...accepted, links: { purchased: 1 }, delivered: true })).toEqual(Array.from({ length: 7 }, () => 'done'));
  });
});

describe('linksToDecide', () => {
  it('counts what the client is asked about, not what waits for somebody else', () => {
    expect(linksToDecide({ proposed: 2, researched: 1, otd_received: 1, research_requested: 5, otd_requested: 5, rejected: 9 })).toBe(4);
  });
});

it('says what some of the open links bring along', () => {
  expect(toDecideText({ proposed: 3, researched: 1, otd_received: 2 })).toBe('One with research, two with a price.');
  expect(toDecideText({ otd_received: 12 })).toBe('12 with a price.');
  expect(toDecideText({ proposed: 3, rejected: 1 })).toBeNull();
});
