import { expect, it } from 'vitest';
import { actionRoute } from './actionRoute.ts';

const item = { user_id: 'u1', target_id: 't1', count: 1 };

it('leads to the very thing that waits, and to the list where there are several', () => {
  expect(actionRoute({ ...item, kind: 'otd_asked' })).toBe('/client-profiles/u1/links/t1/worksheet');
  expect(actionRoute({ ...item, kind: 'otd_asked', count: 2 })).toBe('/client-profiles/u1?tab=links&show=us');
  expect(actionRoute({ ...item, kind: 'research_asked' })).toBe('/client-profiles/u1?tab=links&report=t1');
  expect(actionRoute({ ...item, kind: 'price_accepted', target_id: null })).toBe('/client-profiles/u1?tab=links&show=us');
  expect(actionRoute({ ...item, kind: 'paper_sent' })).toBe('/deal-checks/t1/review');
  expect(actionRoute({ ...item, kind: 'message_waiting' })).toBe('/chats?chat=t1');
  expect(actionRoute({ ...item, kind: 'checklist_submitted' })).toBe('/new-requests/u1');
  expect(actionRoute({ ...item, kind: 're_engage_overdue' })).toBe('/client-profiles/u1');
});
