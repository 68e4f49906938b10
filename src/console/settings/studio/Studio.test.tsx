// What is typed in the settings is a draft until it is published with all the others; each part sends its own operation, and answers for itself.
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { useLocation } from 'react-router';
import { beforeEach, expect, it } from 'vitest';
import { draftsInMemory } from '../../../../engine/web/fixture/drafts.ts';
import type { MailText, NotificationDefaults } from '../../../../generated/api.ts';
import { updateFirmSettingsForm } from '../../../../generated/forms.ts';
import { AreaContext } from '../../../kit/area/area.ts';
import { renderInConsole } from '../../../test/console.tsx';
import { server, withServer } from '../../../test/server.ts';
import { sampleOf, signInAs } from '../../../test/shell.tsx';
import { InStudio } from '../../../test/studio.tsx';
import DefaultsSection from '../../notification-defaults/DefaultsSection.tsx';
import MailTextsSection from '../../mail-texts/MailTextsSection.tsx';
import { FirmSettingsForm } from '../FirmSettingsForm.tsx';
import ToStudio from '../ToStudio.tsx';
import { messages } from './messages.ts';
import { sectionAt } from './sections.ts';

withServer();
const drafts = draftsInMemory();

let sent: string[];
let texts: MailText[];
const defaults: NotificationDefaults[] = [{ role: 'client', choices: {}, changed_by: 0, per_week: 3 }];

beforeEach(async () => {
  sent = [];
  const of = { sent_when: 'Somebody asks.', fields: [], needed_fields: [], is_changed: false, version: 1, text: 'Hello,' };
  texts = [
    { name: 'password-reset', label: 'New password', subject: 'Choose a new password', ...of },
    { name: 'email-taken', label: 'E-mail taken', subject: 'You have an account', ...of },
  ];
  server.use(
    http.get('*/api/settings', () => HttpResponse.json(sampleOf('FirmSettings'))),
    http.patch('*/api/settings', async ({ request }) => {
      const body = (await request.json()) as { version: number };
      sent.push('settings');
      return HttpResponse.json({ ...sampleOf('FirmSettings'), ...body, version: body.version + 1 });
    }),
    http.get('*/api/mail-texts', () => HttpResponse.json(texts)),
    http.put<{ name: string }, { version: number }>('*/api/mail-texts/:name', async ({ request, params }) => {
      const body = await request.json();
      sent.push(`mail-texts/${params.name}`);
      texts = texts.map((one) => (one.name === params.name ? { ...one, ...body, version: body.version + 1, is_changed: true } : one));
      return HttpResponse.json(texts.find(({ name }) => name === params.name));
    }),
    http.post('*/api/mail-texts/:name/preview', () => HttpResponse.json({ subject: 'Hello', html: '<p>Letter</p>' })),
    http.get('*/api/notification-defaults', () => HttpResponse.json(defaults)),
    http.patch('*/api/notification-defaults/client', () => {
      sent.push('notification-defaults/client');
      return HttpResponse.json(defaults[0]);
    }),
  );
  await signInAs({ role: 'admin' });
});

const element = (
  <InStudio>
    <FirmSettingsForm />
    <MailTextsSection />
    <DefaultsSection />
  </InStudio>
);
async function open() {
  renderInConsole([{ path: '/settings', element }], '/settings');
  await screen.findByRole('textbox', { name: 'Subject' });
}

const type = async (label: string, text: string) => {
  const field = await screen.findByRole('textbox', { name: label });
  await userEvent.clear(field);
  await userEvent.type(field, text);
};
const subject = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Subject' });
const show = (mail: string) => userEvent.selectOptions(screen.getByRole('combobox', { name: 'E-mail' }), mail);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const phone = updateFirmSettingsForm.firm_phone.label;

it('publishes nothing while it is typed, then the operations of what was changed and no other', async () => {
  await open();
  expect(screen.queryByRole('region', { name: messages.bar })).toBeNull();
  await type(phone, '(207) 555-0199');
  await type('Subject', 'A new password');
  expect(sent).toEqual([]);
  expect(screen.getByText(`was ${sampleOf('FirmSettings').firm_phone ?? messages.empty}`)).toBeDefined();
  expect(screen.getByText('was Choose a new password')).toBeDefined();
  await press('Publish 2 changes');
  expect(await screen.findByText('2 changes published.')).toBeDefined();
  expect(sent).toEqual(['settings', 'mail-texts/password-reset']);
  await waitFor(() => expect(screen.queryByRole('region', { name: messages.bar })).toBeNull());
  expect(screen.queryByText(/^was /)).toBeNull();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: phone }).value).toBe('(207) 555-0199');
});

it('names what was refused, shows it, keeps it typed, and publishes the others all the same', async () => {
  server.use(
    http.put('*/api/mail-texts/:name', () =>
      HttpResponse.json(
        { title: 'Not valid', status: 422, detail: 'Not valid', errors: { subject: 'Not this one.' } },
        { status: 422, headers: { 'content-type': 'application/problem+json' } },
      ),
    ),
  );
  await open();
  await show('E-mail taken');
  await type('Subject', 'Welcome back');
  await show('New password');
  await type(phone, '(207) 555-0199');
  await userEvent.click(screen.getByRole('switch', { name: 'New message: by e-mail' }));
  await press('Publish 3 changes');
  expect(await screen.findByText('2 changes published.')).toBeDefined();
  expect(sent.toSorted()).toEqual(['notification-defaults/client', 'settings']);
  const bar = within(screen.getByRole('region', { name: messages.bar }));
  expect(bar.getByRole('alert').textContent).toBe('Not published. Take a look at Mail texts.');
  expect(bar.getByText('1 change not published')).toBeDefined();
  // The e-mail that it is about, though another one was shown.
  await waitFor(() => expect(subject().value).toBe('Welcome back'));
  expect(screen.getByText('Not this one.')).toBeDefined();
});

it('comes back after the page was closed, also where it is not in sight, and lists what was and what becomes', async () => {
  drafts.keep();
  await open();
  await show('E-mail taken');
  await type('Subject', 'Welcome back');
  await userEvent.click(screen.getByRole('switch', { name: 'New message: by e-mail' }));
  await waitFor(() => expect([...drafts.kept.keys()].toSorted()).toEqual(['mail-text email-taken', 'notification-defaults']));
  cleanup();
  await open();
  expect(subject().value).toBe('Choose a new password');
  expect(await screen.findByText('2 changes not published')).toBeDefined();
  await press(messages.see);
  const list = within(await screen.findByRole('dialog', { name: '2 changes to publish' }));
  expect(list.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['E-mail taken: Subject', 'Client: New message: by e-mail']);
  expect(list.getAllByRole('definition')[0]?.textContent).toMatch(/^You have an account .*Welcome back$/);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await press('Publish 2 changes');
  await waitFor(() => expect(drafts.kept.size).toBe(0));
  expect(sent.toSorted()).toEqual(['mail-texts/email-taken', 'notification-defaults/client']);
});

it('is discarded as a whole, and typed again by undo', async () => {
  drafts.keep();
  await open();
  await type(phone, '(207) 555-0199');
  await type('Subject', 'A new password');
  await userEvent.click(screen.getByRole('switch', { name: 'New message: by e-mail' }));
  await press(messages.discard);
  expect(subject().value).toBe('Choose a new password');
  expect(screen.getByRole('switch', { name: 'New message: by e-mail' })).toHaveProperty('checked', false);
  expect(screen.queryByRole('region', { name: messages.bar })).toBeNull();
  await waitFor(() => expect(drafts.kept.size).toBe(0));
  await userEvent.click(await screen.findByRole('button', { name: messages.undo }));
  expect(await screen.findByText('3 changes not published')).toBeDefined();
  expect(subject().value).toBe('A new password');
  await waitFor(() => expect(drafts.kept.size).toBe(3));
  expect(sent).toEqual([]);
});

it('is led to by the addresses its sections had as pages, with what else they named', () => {
  const At = () => {
    const { pathname, search, hash } = useLocation();
    return <output>{`${pathname}${search}${hash}`}</output>;
  };
  const at = (from: string) => {
    cleanup();
    const routes = [
      { path: '/settings', element: <At /> },
      {
        path: '*',
        element: (
          <AreaContext value={{ role: 'admin', basename: '' }}>
            <ToStudio />
          </AreaContext>
        ),
      },
    ];
    renderInConsole(routes, from);
    return screen.getByRole('status').textContent;
  };
  expect(at('/mail-texts?mail=email-taken')).toBe('/settings?mail=email-taken#mail-texts');
  expect(at('/notification-defaults#message_new')).toBe('/settings#message_new');
  expect(at('/complaint-categories')).toBe('/settings#complaint-categories');
});

it('finds the section of a field by its name', () => {
  expect(['', '#mail-texts', '#support_address', '#answer_hours', '#refund_ladder', '#assignment_rule', '#headline', '#message_new'].map(sectionAt)).toEqual([
    'firm',
    'mail-texts',
    'firm',
    'answers',
    'refunds',
    'assignment',
    'front-door',
    'notification-defaults',
  ]);
});
