import { expect, it } from 'vitest';
import { urgencyKindValues } from '../../../generated/enums.ts';
import { actionRoute } from './actionRoute.ts';

const item = { user_id: 'u1', target_id: 't1' };

it('leads to the very form of what waits', () => {
  const routes = Object.fromEntries(urgencyKindValues.map((kind) => [kind, actionRoute({ ...item, kind })]));
  expect(routes).toEqual({
    message_waiting: '/chats?chat=t1',
    price_accepted: '/client-profiles/u1?tab=links&show=us&link=t1',
    contract_differs: '/deals/t1/contract',
    bid_expiring: '/bid-requests/t1',
    bids_in: '/bid-requests/t1',
    complaint_open: '/complaints/t1',
    paper_sent: '/deal-checks/t1/review',
    otd_asked: '/client-profiles/u1/links/t1/worksheet',
    research_asked: '/client-profiles/u1?tab=links&show=us&report=t1',
    checklist_submitted: '/new-requests/u1',
    checklist_changed: '/client-profiles/u1?tab=preferences',
    file_uploaded: '/client-profiles/u1?tab=files',
    payment_failed: '/client-profiles/u1?tab=payments',
    // Its action marks it as done; its place is the client.
    task_due: '/client-profiles/u1',
    re_engage_overdue: '/client-profiles/u1',
    re_engage_today: '/client-profiles/u1',
  });
});

it('leads to the list where no record is named', () => {
  expect(actionRoute({ ...item, kind: 'otd_asked', target_id: null })).toBe('/client-profiles/u1?tab=links&show=us');
});
