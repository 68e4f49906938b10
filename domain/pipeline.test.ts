import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stepInProcessValues } from '../generated/enums.ts';
import { dayIn, eventOfMove, reEngageOf, stepAfter, type PipelineEvent } from './pipeline.ts';

describe('stepAfter', () => {
  it.each<[PipelineEvent, (typeof stepInProcessValues)[number], (typeof stepInProcessValues)[number]]>([
    ['review_begun', 'new_request', 'intake_review'],
    ['review_begun', 'searching', 'searching'],
    ['links_published', 'searching', 'links_sent'],
    ['research_asked', 'links_sent', 'researching'],
    ['otd_asked', 'researching', 'negotiating'],
    ['price_accepted', 'negotiating', 'offer_accepted'],
    ['links_published', 'negotiating', 'negotiating'],
    ['research_asked', 'on_hold', 'researching'],
    ['otd_asked', 'closed_lost', 'negotiating'],
    ['otd_asked', 'delivered', 'delivered'],
    ['acceptance_taken_back', 'offer_accepted', 'negotiating'],
    ['acceptance_taken_back', 'paperwork', 'negotiating'],
    ['acceptance_taken_back', 'delivered', 'delivered'],
    ['contract_entered', 'offer_accepted', 'paperwork'],
    ['deal_fell_through', 'paperwork', 'searching'],
    ['deal_fell_through', 'on_hold', 'on_hold'],
    ['car_handed_over', 'paperwork', 'delivered'],
    ['car_bought', 'offer_accepted', 'paperwork'],
    ['car_bought', 'delivered', 'delivered'],
  ])('%s at %s leads to %s', (event, step, next) => expect(stepAfter(event, step)).toBe(next));

  it('said twice changes nothing more', () => {
    fc.assert(
      fc.property(
        fc.constantFrom<PipelineEvent>(
          'review_begun',
          'links_published',
          'research_asked',
          'otd_asked',
          'price_accepted',
          'acceptance_taken_back',
          'car_bought',
          'contract_entered',
          'deal_fell_through',
          'car_handed_over',
        ),
        fc.constantFrom(...stepInProcessValues),
        (event, step) => {
          const once = stepAfter(event, step);
          expect(stepAfter(event, once)).toBe(once);
        },
      ),
    );
  });
});

it('knows the event in a move of a link', () => {
  expect(eventOfMove('proposed', 'research_requested')).toBe('research_asked');
  expect(eventOfMove('otd_received', 'otd_requested')).toBe('otd_asked');
  expect(eventOfMove('otd_received', 'accepted')).toBe('price_accepted');
  expect(eventOfMove('accepted', 'otd_received')).toBe('acceptance_taken_back');
  expect(eventOfMove('accepted', 'unavailable')).toBe('deal_fell_through');
  expect(eventOfMove('accepted', 'purchased')).toBe('car_bought');
  expect(eventOfMove('proposed', 'rejected')).toBeUndefined();
});

it("holds the re-engage date against the firm's day, not the server's", () => {
  const lateEvening = new Date('2026-11-22T03:30:00Z');
  expect(dayIn('America/New_York', lateEvening)).toBe('2026-11-21');
  expect(reEngageOf('2026-11-21', '2026-11-21')).toBe('today');
  expect(reEngageOf('2026-11-20', '2026-11-21')).toBe('overdue');
  expect(reEngageOf('2026-11-22', '2026-11-21')).toBe('later');
  expect(reEngageOf(null, '2026-11-21')).toBe('none');
});
