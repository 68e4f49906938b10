import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import type { MailText } from '../../../generated/api.ts';
import { renderInConsole } from '../../test/console.tsx';
import { server, withServer } from '../../test/server.ts';
import { signInAs } from '../../test/shell.tsx';
import { InStudio } from '../../test/studio.tsx';
import MailTextsSection from './MailTextsSection.tsx';

withServer();

const shipped = { subject: 'Choose a new password', text: 'Hello {first_name},' };
let texts: MailText[];
let saved: unknown[];
let previewed: { subject: string; text: string }[];

const change = (name: string, words: Partial<MailText>) => {
  texts = texts.map((one) => (one.name === name ? { ...one, ...words } : one));
  return HttpResponse.json(texts.find((one) => one.name === name));
};

beforeEach(async () => {
  saved = [];
  previewed = [];
  const of = { sent_when: 'A person says they forgot it.', is_changed: false, version: 1, ...shipped };
  texts = [
    { name: 'password-reset', label: 'New password', fields: ['first_name'], needed_fields: [], ...of },
    { name: 'email-taken', label: 'E-mail taken', fields: [], needed_fields: [], ...of, text: 'Hello,' },
    { name: 'notification', label: 'Notification', fields: ['sentence'], needed_fields: ['sentence'], ...of, text: '{sentence}' },
  ];
  server.use(
    http.get('*/api/mail-texts', () => HttpResponse.json(texts)),
    http.put<{ name: string }, { subject: string; text: string; version: number }>('*/api/mail-texts/:name', async ({ request, params }) => {
      const body = await request.json();
      saved.push(body);
      return change(params.name, { ...body, version: body.version + 1, is_changed: true });
    }),
    http.delete<{ name: string }>('*/api/mail-texts/:name', ({ params }) => change(params.name, { ...shipped, version: 1, is_changed: false })),
    http.post<never, { subject: string; text: string }>('*/api/mail-texts/:name/preview', async ({ request }) => {
      const words = await request.json();
      previewed.push(words);
      return HttpResponse.json({ subject: words.subject.replace('{first_name}', 'Maria'), html: '<p>Letter</p>' });
    }),
  );
  await signInAs({ role: 'admin' });
  const element = (
    <InStudio>
      <MailTextsSection />
    </InStudio>
  );
  renderInConsole([{ path: '/settings', element }], '/settings');
  await screen.findByRole('textbox', { name: 'Subject' });
});

const publish = () => userEvent.click(screen.getByRole('button', { name: /^Publish \d/ }));
const subject = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Subject' });
const text = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Text/ });

it('shows the letter as the server makes it, and anew when typing rests', async () => {
  expect(await screen.findByTitle('Preview of Choose a new password')).toHaveProperty('srcdoc', '<p>Letter</p>');
  expect(screen.getByTitle('Preview of Choose a new password').getAttribute('sandbox')).toBe('');
  await userEvent.clear(subject());
  await userEvent.click(subject());
  await userEvent.paste('{first_name}, choose');
  expect(await screen.findByTitle('Preview of Maria, choose')).toBeDefined();
  expect(previewed.at(-1)).toEqual({ subject: '{first_name}, choose', text: 'Hello {first_name},' });
  expect(saved).toEqual([]);
});

it('inserts a field where the text is edited, and saves what was typed', async () => {
  await userEvent.type(text(), ' dear ');
  await userEvent.click(screen.getByRole('button', { name: 'Insert first_name' }));
  expect(text().value).toBe('Hello {first_name}, dear {first_name}');
  await publish();
  await waitFor(() => expect(saved).toEqual([{ subject: shipped.subject, text: 'Hello {first_name}, dear {first_name}', version: 1 }]));
  expect(await screen.findByRole('option', { name: 'New password (edited)' })).toBeDefined();
});

it('sends a test of what is typed to whoever asks, and saves nothing', async () => {
  const tested: unknown[] = [];
  server.use(
    http.post('*/api/mail-texts/password-reset/test', async ({ request }) => {
      tested.push(await request.json());
      return HttpResponse.json({ to: 'ada@forecourt.example' });
    }),
  );
  await userEvent.type(subject(), ' now');
  await userEvent.click(screen.getByRole('button', { name: 'Send me a test' }));
  expect(await screen.findByText('Test sent to ada@forecourt.example')).toBeDefined();
  expect(tested).toEqual([{ ...shipped, subject: `${shipped.subject} now` }]);
  expect(saved).toEqual([]);
});

it('says at its field which name is none, and sends nothing', async () => {
  await userEvent.click(text());
  await userEvent.paste(' {car}');
  await publish();
  expect((await screen.findAllByText('There is no field {car}.')).length).toBeGreaterThan(0);
  await waitFor(() => expect(text().getAttribute('aria-invalid')).toBe('true'));
  expect(subject().getAttribute('aria-invalid')).not.toBe('true');
  expect(saved).toEqual([]);
});

it('says at the text which field it cannot do without', async () => {
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'E-mail' }), 'Notification');
  await waitFor(() => expect(text().value).toBe('{sentence}'));
  await userEvent.clear(text());
  await userEvent.type(text(), 'News for you.');
  await publish();
  expect((await screen.findAllByText('Add {sentence}. Without it, the e-mail doesn’t say what it is for.')).length).toBeGreaterThan(0);
  await waitFor(() => expect(text().getAttribute('aria-invalid')).toBe('true'));
  expect(saved).toEqual([]);
});

it('goes back to the original after a question', async () => {
  expect(screen.queryByRole('button', { name: 'Back to the original' })).toBeNull();
  await userEvent.type(subject(), ' now');
  await publish();
  await userEvent.click(await screen.findByRole('button', { name: 'Back to the original' }));
  await screen.findByText('Reset New password?');
  await userEvent.click(screen.getAllByRole('button', { name: 'Back to the original' }).at(-1) ?? expect.unreachable());
  await waitFor(() => expect(subject().value).toBe(shipped.subject));
  expect(texts[0]?.is_changed).toBe(false);
});

it('another letter is chosen by name, and is in the address', async () => {
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'E-mail' }), 'E-mail taken');
  expect(await screen.findByText('This e-mail has no fields.')).toBeDefined();
  expect(text().value).toBe('Hello,');
});
