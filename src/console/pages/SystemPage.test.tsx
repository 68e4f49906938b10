// The system page: what needs somebody first, each with its next step; and what it says where nothing does.
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import type { SystemStatus } from '../../../generated/api.ts';
import { systemActLabels, systemPartLabels, systemQueueLabels } from '../../../generated/enums.ts';
import { live } from '../../kit/live/live.ts';
import { AreaContext } from '../../kit/area/area.ts';
import { renderInConsole } from '../../test/console.tsx';
import { server, withServer } from '../../test/server.ts';
import { sampleOf, signInAs } from '../../test/shell.tsx';
import { messages } from '../system/messages.ts';
import SystemPage from './SystemPage.tsx';

withServer();
beforeEach(() => signInAs({ role: 'admin' }));

const sample = (): SystemStatus => sampleOf('SystemStatus');

function show(answer: () => SystemStatus | null): void {
  server.use(http.get('*/api/system', () => (answer() ? HttpResponse.json(answer()) : HttpResponse.json({ title: 'No', status: 503 }, { status: 503 }))));
  const element = (
    <AreaContext value={{ role: 'admin', basename: '' }}>
      <SystemPage />
    </AreaContext>
  );
  renderInConsole([{ path: '/system', element }], '/system');
}

it('begins with what needs somebody, each with its next step', async () => {
  const todo = [
    {
      part: 'mails' as const,
      says: '3 mails can’t be delivered.',
      next: 'Check the addresses below, and tell the people another way.',
      act: 'settle_mails' as const,
    },
    { part: 'backup' as const, says: 'Today’s backup failed.', next: 'Make room in the backup folder.', act: null },
  ];
  show(() => ({ ...sample(), todo }));
  const list = await screen.findByRole('list', { name: messages.todo });
  const rows = within(list).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual(
    todo.map(({ part, says, next, act: step }) => `${systemPartLabels[part]}${says}${next}${step === null ? '' : systemActLabels[step]}`),
  );
  expect(screen.queryByText(messages.well)).toBeNull();
});

it('says of a demo without backups that none are set up, and that it needs none', async () => {
  show(() => ({ ...sample(), todo: [], backup: { ...sample().backup, is_configured: false, last_at: null, failed_at: null } }));
  expect((await screen.findByRole('region', { name: messages.todo })).textContent).toContain(messages.wellDemo);
  expect(screen.getByText(messages.notSetUp)).toBeDefined();
  expect(screen.queryByText(messages.never)).toBeNull();
});

it('says that all is well where nothing is to be done, and names every queue', async () => {
  const { queues } = sample();
  show(() => ({ ...sample(), todo: [], mails: [], slow: [] }));
  await screen.findByText(messages.well);
  screen.getByText(messages.mailsNone);
  screen.getByText(messages.slowNone);
  const table = screen.getByRole('region', { name: messages.queues });
  expect(
    within(table)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent),
  ).toEqual(queues.map(({ queue }) => systemQueueLabels[queue]));
});

it('names every process with how it does, draws what waited, and tells until when certificates are good', async () => {
  // Of another year a date has its year.
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime('2026-11-22T15:00:00Z');
  const queue = { queue: 'mail' as const, waiting: 12, retrying: 2, failed: 0, oldest_at: null, state: 'retried' as const, depths: [null, 0, 12] };
  const server1 = {
    name: 'one:3000',
    version: '1.4.0',
    since: '2020-01-01T00:00:00.000Z',
    memory_bytes: 212_000_000,
    answers_ms: 38,
    state: 'running' as const,
  };
  const processes = [server1, { ...server1, name: 'two:3000', state: 'silent' as const }];
  const good = { host: 'admin.forecourt.example', until: '2027-02-11T12:00:00.000Z', because: null };
  let certificates: SystemStatus['certificates'] = [good, { ...good, host: 'team.forecourt.example', until: '2027-02-10T12:00:00.000Z' }];
  show(() => ({ ...sample(), todo: [], queues: [queue], processes, certificates }));
  const rows = within(await screen.findByRole('region', { name: messages.processes })).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent).slice(1)).toEqual([
    expect.stringMatching(/^one:30001\.4\.0.*212 MB38 msRunning$/),
    expect.stringMatching(/^two:3000.*No sign of life$/),
  ]);
  const depths = within(screen.getByRole('region', { name: messages.queues }));
  depths.getByText(messages.atMost(12));
  depths.getByText('Retried: 2');
  // Of the hour that nobody saw, nothing is drawn.
  expect(screen.getByRole('region', { name: messages.queues }).querySelectorAll('rect')).toHaveLength(2);
  screen.getByText('2 hosts, good until Feb 10, 2027');
  certificates = [good, { ...good, host: 'team.forecourt.example', because: 'CERT_HAS_EXPIRED' }];
  await userEvent.click(screen.getByRole('button', { name: messages.check }));
  await screen.findByText('team.forecourt.example: CERT_HAS_EXPIRED');
});

it('tells of a failed backup why, and of a letter that was given up on that it was', async () => {
  const backup = { ...sample().backup, is_configured: true, failed_at: new Date().toISOString(), because: 'There is no space left in BACKUP_DIR.' };
  const mail = {
    id: 'm1',
    to: 'lena@malhaven.example',
    person: { id: 'u1', name: 'Lena Whitfield', role: 'client' as const },
    meant: 'lena@mailhaven.example',
    subject: 'Your price is here',
    because: 'No such mailbox',
    attempts: 2,
    given_up: true,
    next_at: null,
  };
  show(() => ({ ...sample(), backup, mails: [mail] }));
  await screen.findByText(/There is no space left in BACKUP_DIR/);
  const row = screen.getByText(mail.to).closest('li');
  expect(row?.textContent).toBe(
    `${mail.to}Your price is here · No such mailbox · ${messages.tries(2)}${messages.meant(mail.meant)}${messages.lost}${messages.open('Lena Whitfield')}${systemActLabels.settle_mails}`,
  );
  expect(screen.getByRole('link', { name: messages.open('Lena Whitfield') }).getAttribute('href')).toBe('/client-profiles/u1');
});

it('is checked again by a press, and says where the check did not load', async () => {
  let answer: SystemStatus | null = null;
  show(() => answer);
  await screen.findByText(messages.failed);
  answer = { ...sample(), todo: [] };
  await userEvent.click(screen.getByRole('button', { name: messages.check }));
  expect((await screen.findByRole('region', { name: messages.todo })).textContent).toContain(messages.wellText);
});

it('sends a late mail now, marks one as handled and starts a backup, and shows what came of it', async () => {
  const mail = {
    to: 'lena@mailhaven.example',
    person: null,
    meant: null,
    subject: 'Your price is here',
    because: '452 Mailbox full',
    attempts: 2,
    next_at: '2099-01-01T00:00:00.000Z',
  };
  const mails = [
    { ...mail, id: 'm1', given_up: false },
    { ...mail, id: 'm2', to: 'lost@mailhaven.example', given_up: true, next_at: null },
  ];
  const backup = { ...sample().backup, is_configured: true, is_running: false, history: [{ at: '2026-11-12T03:10:00.000Z', because: 'The disk is full.' }] };
  let now: SystemStatus = { ...sample(), todo: [], mails, backup };
  const sent: unknown[] = [];
  const answer =
    (change: Partial<SystemStatus>) =>
    async ({ request }: { request: Request }) => {
      sent.push(JSON.parse((await request.text()) || 'null'));
      now = { ...now, ...change };
      return HttpResponse.json(now);
    };
  show(() => now);
  server.use(
    http.post(
      '*/api/system/mails/try-again',
      answer({ mails: mails.map((one) => ({ ...one, ...(one.given_up ? {} : { next_at: '2020-01-01T00:00:00.000Z' }) })) }),
    ),
    http.post('*/api/system/mails/settle', answer({ mails: [] })),
    http.post('*/api/system/back-up', answer({ backup: { ...backup, is_running: true } })),
  );
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: messages.actOn(systemActLabels.try_mails, mail.to) }));
  await screen.findByText(messages.againNow);
  await user.click(screen.getByRole('button', { name: messages.actOn(systemActLabels.settle_mails, 'lost@mailhaven.example') }));
  await screen.findByText(messages.mailsNone);
  within(screen.getByRole('list', { name: messages.history })).getByText(/failed. The disk is full/);
  await user.click(screen.getByRole('button', { name: systemActLabels.back_up }));
  expect(await screen.findByRole('button', { name: messages.backingUp })).toHaveProperty('disabled', true);
  expect(sent).toEqual([{ ids: ['m1'] }, { ids: ['m2'] }, null]);
});

it('says what a slow call does and what to do about it', async () => {
  const slow = [
    { call: 'GET /links', words: 'Links', times: 312, p95_ms: 1_800, next: 'Open its trace: it names the statement that takes the time.' },
    { call: 'GET /users/:id', words: 'Client', times: 1, p95_ms: 40, next: null },
  ];
  show(() => ({ ...sample(), todo: [], slow }));
  const rows = within(await screen.findByRole('region', { name: messages.slow })).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'LinksGET /links, 312 timesOpen its trace: it names the statement that takes the time.1.8 s',
    'ClientGET /users/:id, 1 time40 ms',
  ]);
});

it('is asked for again once a minute while nothing is pushed, and not by itself where pushes come', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let calls = 0;
  const answered = sample();
  const idle = { ...answered, backup: { ...answered.backup, is_running: false } };
  show(() => {
    calls += 1;
    return idle;
  });
  live.setPushing(true);
  await screen.findByRole('region', { name: messages.queues });
  const atFirst = calls;
  await vi.advanceTimersByTimeAsync(600_000);
  expect(calls).toBe(atFirst);
  act(() => live.setPushing(false));
  await vi.advanceTimersByTimeAsync(62_000);
  expect(calls).toBeGreaterThan(atFirst);
  vi.useRealTimers();
});
