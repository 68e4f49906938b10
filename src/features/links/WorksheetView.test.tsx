import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { exampleRule, shownWorksheet } from '../../../tests/support/worksheets.ts';
import { setFormatting } from '../../../engine/web/formatting.ts';
import { server, withServer } from '../../test/server.ts';
import { renderShell, sampleOf } from '../../test/shell.tsx';
import { WorksheetView } from './WorksheetView.tsx';

withServer();
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  // In New York it is still the evening before.
  vi.setSystemTime('2026-11-22T03:00:00Z');
  setFormatting({ timeZone: 'America/New_York' });
});

function open(good_through: string | null) {
  const lines = { selling_price: 3_000_000, doc_fee: 38_700 };
  const one = { ...sampleOf('OtdWorksheet'), id: 'w1', revision: 1, good_through: '2026-11-20', ...shownWorksheet({ ...lines, doc_fee: 45_000 }, exampleRule) };
  const two = { ...sampleOf('OtdWorksheet'), id: 'w2', revision: 2, good_through, ...shownWorksheet(lines, exampleRule) };
  server.use(http.get('*/api/otd-worksheets', () => HttpResponse.json([two, one], { headers: { 'Content-Range': 'rows 0-1/2' } })));
  renderShell([{ path: '/', element: <WorksheetView linkId="l1" /> }], '/');
}

it.each([
  ['2026-11-24', '3 days left', 'Good through Tue, Nov 24'],
  ['2026-11-22', '1 day left', 'Good through Sun, Nov 22'],
  ['2026-11-21', 'Last day', 'Good through Sat, Nov 21'],
  ['2026-11-20', 'Expired', 'Was good through Fri, Nov 20'],
])('a price good through %s says how long that is, by the reader’s own day', async (day, left, text) => {
  open(day);
  expect(await screen.findByText(left)).toBeDefined();
  expect(screen.getByText(text)).toBeDefined();
});

it('a replaced price says until when it was good, and counts no days', async () => {
  open(null);
  (await screen.findByRole('button', { name: /^Rev 1/ })).click();
  expect(await screen.findByText('Was good through Fri, Nov 20')).toBeDefined();
  expect(screen.queryByText('Expired')).toBeNull();
});
