import { expect, it } from 'vitest';
import type { LinkStatus } from '../../../../generated/api.ts';
import { linkStatusValues } from '../../../../generated/enums.ts';
import { countIn, deskMoves, filterOf, linkViews, shownIn, standsIn, type LinkView } from './deskMoves.ts';

const now = new Date('2026-11-21T12:00:00Z');
const link = (status: Parameters<typeof deskMoves>[0]['status']) => ({ status, previous_status: 'proposed' as const, status_since: '2026-11-20T12:00:00Z' });
const labels = (status: Parameters<typeof deskMoves>[0]['status']) => deskMoves(link(status), 'employee', now).plain.map((move) => move.label);

it('offers the report and the worksheet when they are asked for, and revisions after', () => {
  expect(deskMoves(link('research_requested'), 'employee', now)).toMatchObject({ report: 'first', worksheet: undefined, finalPrice: false });
  expect(deskMoves(link('otd_requested'), 'admin', now)).toMatchObject({ report: 'again', worksheet: 'first' });
  expect(deskMoves(link('otd_received'), 'employee', now)).toMatchObject({ report: 'again', worksheet: 'again' });
  expect(deskMoves(link('accepted'), 'employee', now)).toMatchObject({ worksheet: undefined, finalPrice: true });
  expect(deskMoves(link('proposed'), 'employee', now)).toMatchObject({ report: undefined, worksheet: undefined, finalPrice: false });
});

it('offers the legal moves in the contract’s words, never the client’s own choices', () => {
  expect(labels('proposed')).toEqual(['No longer available']);
  expect(labels('rejected')).toEqual(['Restore', 'No longer available']);
  expect(labels('purchased')).toEqual([]);
  expect(deskMoves(link('proposed'), 'employee', now).plain[0]).toMatchObject({ to: 'unavailable', needsReason: true });
  expect(deskMoves(link('rejected'), 'employee', now).plain[0]).toMatchObject({ to: 'proposed', needsReason: false });
});

it('asks for the links of a view as it says which they are', () => {
  const fits = (view: LinkView, asked: { status: LinkStatus; is_displayed: boolean }) =>
    Object.entries(filterOf[view]).every(([name, wanted]) => {
      const value: unknown = Reflect.get(asked, name);
      return Array.isArray(wanted) ? wanted.some((one) => one === value) : wanted === value;
    });
  for (const view of linkViews)
    for (const status of linkStatusValues)
      for (const is_displayed of [true, false])
        expect([view, status, is_displayed, fits(view, { status, is_displayed })]).toEqual([
          view,
          status,
          is_displayed,
          standsIn(view, { status, is_displayed }),
        ]);
});

it('sorts links by whose turn it is', () => {
  expect(standsIn('client', { status: 'proposed', is_displayed: true })).toBe(true);
  expect(standsIn('client', { status: 'proposed', is_displayed: false })).toBe(false);
  expect(standsIn('held', { status: 'proposed', is_displayed: false })).toBe(true);
  expect(standsIn('held', { status: 'rejected', is_displayed: false })).toBe(false);
  expect(standsIn('us', { status: 'otd_requested', is_displayed: true })).toBe(true);
  expect(standsIn('over', { status: 'unavailable', is_displayed: true })).toBe(true);
});

it('counts a view by states as it would link by link', () => {
  // Another number for each state, and for the hidden of it.
  const counts = {
    by_status: Object.fromEntries(linkStatusValues.map((status, at) => [status, 3 * at + 5])),
    hidden_by_status: Object.fromEntries(linkStatusValues.slice(1).map((status, at) => [status, at + 1])),
  };
  const links = linkStatusValues.flatMap((status) => {
    const hidden = counts.hidden_by_status[status] ?? 0;
    return Array.from({ length: counts.by_status[status] ?? 0 }, (_, at) => ({ status, is_displayed: at >= hidden }));
  });
  for (const view of linkViews) expect([view, countIn(view, counts)]).toEqual([view, links.filter((one) => standsIn(view, one)).length]);
  expect(shownIn({ all: links.length, ...counts })).toBe(links.filter((one) => one.is_displayed).length);
});
