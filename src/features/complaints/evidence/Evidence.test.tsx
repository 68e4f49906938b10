// The evidence of a complaint: what stood, what is now beside it, and whether it is what was saved.
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { server, withServer } from '../../../test/server.ts';
import { renderShell, sampleOf } from '../../../test/shell.tsx';
import { Evidence } from './Evidence.tsx';

withServer();
const sample = sampleOf('ComplaintEvidence');

const message = (id: string, role: 'client' | 'employee', text: string, sent_at: string) =>
  ({ ...sample.messages[0], id, sender_role: role, sender_name: role === 'client' ? 'Sofia' : 'Jonah', text, sent_at, files: [] }) as const;
const link = { ...sample.links[0], id: 'l1', title: 'CR-V Hybrid', status: 'otd_received', total_otd: 4_120_640 } as const;
const sheet = { ...sample.worksheets[0], id: 'w1', link_id: 'l1', link_title: 'CR-V Hybrid', total_otd: 4_120_640 } as const;
const evidence = {
  ...sample,
  frozen_at: '2026-11-18T14:12:00.000Z',
  sha256: `4f1c${'0'.repeat(56)}d27b`,
  is_intact: true,
  is_erased: false,
  messages: [
    message('m1', 'employee', 'I call them today.', '2026-11-13T15:00:00.000Z'),
    message('m2', 'client', 'Can they come down?', '2026-11-13T19:10:00.000Z'),
    message('m3', 'client', 'Any news?', '2026-11-16T14:31:00.000Z'),
    message('m4', 'client', 'Is anyone there?', '2026-11-17T23:05:00.000Z'),
  ],
  messages_total: 4,
  notes: [],
  links: [link],
  worksheets: [sheet],
  payments: [],
  changes: [
    {
      of: 'link',
      id: 'l1',
      name: 'CR-V Hybrid',
      fact: 'total',
      was: null,
      now: null,
      was_amount: 4_120_640,
      now_amount: 4_096_120,
    },
  ],
} as const;

const open = (more: object = {}) => {
  server.use(http.get('*/api/complaints/:id/evidence', () => HttpResponse.json({ ...evidence, ...more })));
  renderShell([{ path: '/', element: <Evidence id="c-1" /> }], '/');
};

it('shows what stood, how long nobody answered, and what is different now', async () => {
  const user = userEvent.setup({ delay: null });
  open();
  expect(await screen.findByText('Unchanged, SHA-256 4f1c … d27b')).toBeDefined();
  expect(screen.getByText('No answer for 4 days')).toBeDefined();
  expect(screen.getByText('$41,206.40')).toBeDefined();
  expect(screen.getByText('Now $40,961.20')).toBeDefined();
  expect(screen.queryByText('I call them today.')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Read all' }));
  expect(screen.getByText('I call them today.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: '1 change' }));
  expect(screen.getByText('$41,206.40 → $40,961.20')).toBeDefined();
});

it('says so when it is not what was saved', async () => {
  open({ is_intact: false });
  expect(await screen.findByText('Not what we saved: the SHA-256 is different.')).toBeDefined();
});

it('shows no parts of what was erased with the account', async () => {
  open({ is_intact: false, is_erased: true, messages: [], worksheets: [], links: [], changes: [] });
  expect(await screen.findByText(/^Erased with the client’s account/)).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});

it('says that an older complaint has none', async () => {
  server.use(http.get('*/api/complaints/:id/evidence', () => HttpResponse.json({ title: 'Not found', status: 404 }, { status: 404 })));
  renderShell([{ path: '/', element: <Evidence id="c-1" /> }], '/');
  expect(await screen.findByText('This complaint is older than our evidence. Nothing was saved with it.')).toBeDefined();
});
