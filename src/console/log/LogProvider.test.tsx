// Logging a contact by keys: l opens the form about whom the screen shows, the next step carries its day, Ctrl-Enter sends.
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { ReactNode } from 'react';
import ResponsiveDrawerFrame from '../../../engine/web/ResponsiveDrawerFrame.tsx';
import { AreaContext } from '../../kit/area/area.ts';
import { singleKeys } from '../../kit/keys/single-keys.ts';
import { ContractScreens, renderInConsole } from '../../test/console.tsx';
import { server, withServer } from '../../test/server.ts';
import { sampleOf, signInAs } from '../../test/shell.tsx';
import { useLogAbout } from './LogContext.ts';
import { LogProvider } from './LogProvider.tsx';

withServer();
beforeEach(() => signInAs({ role: 'employee' }));
afterEach(() => singleKeys.set(true));

const client = '01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10';
function Screen() {
  useLogAbout(client, 'Hannah Okafor');
  return <p>The screen</p>;
}

function open(over: ReactNode = null, about: ReactNode = <Screen />) {
  const sent: unknown[] = [];
  server.use(
    http.post('*/api/contacts', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(sampleOf('Contact'), { status: 201 });
    }),
    http.post('*/api/tasks', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(sampleOf('Task'), { status: 201 });
    }),
  );
  const element = (
    <AreaContext value={{ role: 'employee', basename: '' }}>
      <ContractScreens reader="employee">
        <LogProvider>
          {about}
          {over}
        </LogProvider>
      </ContractScreens>
    </AreaContext>
  );
  renderInConsole([{ path: '/', element }], '/');
  return { sent, user: userEvent.setup({ delay: null }) };
}

it('logs a call with its next step, without the mouse', async () => {
  const { sent, user } = open();
  // Written on at once, while the code of the form is still on its way: no letter is lost, and none is a key of the screen.
  await user.keyboard('lShe likes the RAV4.');
  const summary = await screen.findByRole('textbox', { name: 'Summary' });
  expect(document.activeElement).toBe(summary);
  expect(summary).toHaveProperty('value', 'She likes the RAV4.');
  await user.type(screen.getByRole('textbox', { name: /Next step/ }), 'Hold it in 3 days');
  expect(within(screen.getByRole('dialog')).getByRole('status').textContent).toMatch(/^Due /);
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    user_id: client,
    kind: 'call',
    direction: 'out',
    summary: 'She likes the RAV4.',
    next: { title: 'Hold it', due_on: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/), due_at: null, is_follow_up: true },
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('sends no next step without its day, and a note without a direction', async () => {
  const { sent, user } = open();
  await user.keyboard('l');
  await user.click(await screen.findByRole('button', { name: 'Note' }));
  await user.type(screen.getByRole('textbox', { name: 'Summary' }), 'Prefers mornings.');
  await user.type(screen.getByRole('textbox', { name: /Next step/ }), 'Send the form');
  await user.click(screen.getByRole('button', { name: /Save log/ }));
  expect(await screen.findByText('Choose a day.')).toBeDefined();
  expect(sent).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Tomorrow' }));
  await user.click(screen.getByRole('button', { name: /Save log/ }));
  await waitFor(() => expect(sent).toMatchObject([{ kind: 'note', direction: null, minutes: null, next: { title: 'Send the form' } }]));
});

it('asks first whom it is about where the screen shows nobody, ready to be typed in', async () => {
  const { user } = open(null, <p>All of them</p>);
  server.use(
    http.get('*/api/users/detail', () =>
      HttpResponse.json([{ ...sampleOf('User'), id: client, name: 'Hannah Okafor' }], { headers: { 'Content-Range': 'users 0-0/1' } }),
    ),
  );
  await user.keyboard('l');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Client' })));
  await screen.findByRole('option', { name: /Hannah Okafor/ });
});

it('adds a task by t, and does nothing by letters once they are switched off', async () => {
  const { sent, user } = open();
  singleKeys.set(false);
  await user.keyboard('l');
  expect(screen.queryByRole('dialog')).toBeNull();
  singleKeys.set(true);
  await user.keyboard('t');
  await user.type(await screen.findByRole('textbox', { name: 'Task' }), 'Call back today at 3');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(sent).toMatchObject([{ title: 'Call back', user_id: client, owner_id: null, due_at: expect.stringMatching(/Z$/) }]));
});

it('logs over a record that lies over the page, but not while something is typed there, and over no other dialog', async () => {
  const over = (isRecord: boolean) => (
    <ResponsiveDrawerFrame open onClose={() => undefined} title="2025 Toyota RAV4" isRecord={isRecord}>
      <textarea aria-label="Note" />
    </ResponsiveDrawerFrame>
  );
  const { user } = open(over(true));
  await user.type(screen.getByRole('textbox', { name: 'Note' }), 'l');
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  await user.click(screen.getByText('2025 Toyota RAV4'));
  await user.keyboard('l');
  expect(await screen.findByRole('textbox', { name: 'Summary' })).toBeDefined();
  cleanup();
  const second = open(over(false));
  await second.user.keyboard('l');
  expect(screen.queryByRole('textbox', { name: 'Summary' })).toBeNull();
});
