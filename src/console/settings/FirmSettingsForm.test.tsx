import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { server, withServer } from '../../test/server.ts';
import { renderShell, sampleOf, signInAs } from '../../test/shell.tsx';
import { FirmSettingsForm } from './FirmSettingsForm.tsx';
import { messages } from './messages.ts';

withServer();
beforeEach(() => signInAs({ role: 'admin' }));

const open = () => renderShell([{ path: '/settings', element: <FirmSettingsForm /> }], '/settings');

it('keeps the shape of the form while the settings load', async () => {
  server.use(http.get('*/api/settings', () => new Promise(() => undefined)));
  open();
  const loading = await screen.findByRole('status', { name: messages.loading, hidden: true });
  expect(within(loading).getByText(messages.firm.title)).toBeDefined();
  expect(within(loading).getByText(messages.answers.title)).toBeDefined();
});

it('asks for the settings again where they did not load', async () => {
  server.use(http.get('*/api/settings', () => HttpResponse.json({ title: 'Down' }, { status: 400 })));
  open();
  expect(await screen.findByText(messages.failed)).toBeDefined();
  server.use(http.get('*/api/settings', () => HttpResponse.json(sampleOf('FirmSettings'))));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('textbox', { name: 'Support address' })).toBeDefined();
});
