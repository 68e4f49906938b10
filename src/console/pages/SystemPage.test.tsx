// The system page: what needs somebody first, each with its next step; and what it says where nothing does.
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import type { SystemStatus } from '../../../generated/api.ts';
import { systemPartLabels, systemQueueLabels } from '../../../generated/enums.ts';
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
    { part: 'mails' as const, says: '3 mails can’t be delivered.', next: 'Check the addresses below, and tell the people another way.' },
    { part: 'backup' as const, says: 'Today’s backup failed.', next: 'Make room in the backup folder.' },
  ];
  show(() => ({ ...sample(), todo }));
  const list = await screen.findByRole('list', { name: messages.todo });
  const rows = within(list).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual(todo.map(({ part, says, next }) => `${systemPartLabels[part]}${says}${next}`));
  expect(screen.queryByText(messages.well)).toBeNull();
});

it('says that all is well where nothing is to be done, and names every queue', async () => {
  const { queues } = sample();
  show(() => ({ ...sample(), todo: [], mails: [], slow: [] }));
  await screen.findByText(messages.well);
  screen.getByText(messages.mailsNone);
  screen.getByText(messages.slowNone);
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(queues.map(({ queue }) => systemQueueLabels[queue]));
});

it('tells of a failed backup why, and of a letter that was given up on that it was', async () => {
  const backup = { ...sample().backup, is_configured: true, failed_at: new Date().toISOString(), because: 'There is no space left in BACKUP_DIR.' };
  const mail = {
    id: 'm1',
    to: 'lena@mailhaven.example',
    subject: 'Your price is here',
    because: 'No such mailbox',
    attempts: 2,
    given_up: true,
    next_at: null,
  };
  show(() => ({ ...sample(), backup, mails: [mail] }));
  await screen.findByText(/There is no space left in BACKUP_DIR/);
  const row = screen.getByText(mail.to).closest('li');
  expect(row?.textContent).toBe(`${mail.to}Your price is here · No such mailbox · ${messages.tries(2)}${messages.lost}`);
});

it('is checked again by a press, and says where the check did not load', async () => {
  let answer: SystemStatus | null = null;
  show(() => answer);
  await screen.findByText(messages.failed, {}, { timeout: 10_000 });
  answer = { ...sample(), todo: [] };
  await userEvent.click(screen.getByRole('button', { name: messages.check }));
  expect((await screen.findByRole('region', { name: messages.todo })).textContent).toContain(messages.wellText);
}, 20_000);
