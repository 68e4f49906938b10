// The firm's defaults of notifications, role by role: a switch saves when it is moved, and moves back if that fails.
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import type { NotificationDefaults } from '../../../generated/api.ts';
import { renderInConsole } from '../../test/console.tsx';
import { server, withServer } from '../../test/server.ts';
import { signInAs } from '../../test/shell.tsx';
import { InStudio } from '../../test/studio.tsx';
import DefaultsSection from './DefaultsSection.tsx';

withServer();
const defaults: NotificationDefaults[] = [
  { role: 'admin', choices: {}, changed_by: 0, per_week: 3 },
  { role: 'employee', choices: { message_new: { mail: true } }, changed_by: 1, per_week: 24 },
  { role: 'client', choices: {}, changed_by: 38, per_week: 11.5 },
];
let sent: unknown[];

beforeEach(async () => {
  await signInAs({ role: 'admin' });
  sent = [];
  server.use(
    http.get('*/api/notification-defaults', () => HttpResponse.json(defaults)),
    http.patch('*/api/notification-defaults/client', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ ...defaults[2], choices: { message_new: { mail: true } } });
    }),
    http.patch('*/api/notification-defaults/employee', () => HttpResponse.json({ title: 'Down', status: 503, detail: 'Not now.' }, { status: 503 })),
  );
});

function open() {
  const element = (
    <InStudio>
      <DefaultsSection />
    </InStudio>
  );
  renderInConsole([{ path: '/settings', element }], '/settings');
}

it('has the ways a notification comes beside the bell, where everything is', async () => {
  open();
  await screen.findByText('38 people have chosen for themselves. Their choice stays.');
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['What happened', 'Bell', 'By e-mail', 'In the app']);
  expect(screen.getByText(/^Under the bell, over the last 4 weeks: 11\.5 per client and week\./)).toBeDefined();
  const row = within(screen.getByRole('row', { name: /^New message/ }));
  expect(row.getByRole('img', { name: 'Always' })).toBeDefined();
  expect(row.getAllByRole('switch').map((each) => each.getAttribute('aria-label'))).toEqual(['New message: by e-mail', 'New message: in the app']);
  await userEvent.click(row.getByRole('switch', { name: 'New message: in the app' }));
  expect(sent).toEqual([]);
  await publish();
  await screen.findByText('1 change published.');
  expect(sent).toEqual([{ choices: { message_new: { push: false } } }]);
});

const publish = () => userEvent.click(screen.getByRole('button', { name: /^Publish \d/ }));

it('say what they were, role by role; what is refused stays switched and is named, what was published is a draft no longer', async () => {
  open();
  const ofMessages = () => screen.getByRole('switch', { name: 'New message: by e-mail' });
  await screen.findByText('38 people have chosen for themselves. Their choice stays.');
  await userEvent.click(ofMessages());
  expect(screen.getByText('was off')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Advisor' }));
  expect(screen.getByText('1 person has chosen for themselves. Their choice stays.')).toBeDefined();
  expect(ofMessages()).toHaveProperty('checked', true);
  await userEvent.click(screen.getByRole('button', { name: 'Use what we ship' }));
  expect(ofMessages()).toHaveProperty('checked', false);
  await userEvent.click(screen.getByRole('button', { name: 'Client' }));
  await publish();
  // Of advisors it fails, and they are shown.
  expect(await screen.findByText('Advisor: Not now.')).toBeDefined();
  expect(sent).toEqual([{ choices: { message_new: { mail: true } } }]);
  expect(ofMessages()).toHaveProperty('checked', false);
  expect(screen.getByText('1 change not published')).toBeDefined();
  expect(screen.getByText(/^Not published\./).textContent).toBe('Not published. Take a look at Notifications.');
  await userEvent.click(screen.getByRole('button', { name: 'Client' }));
  expect(ofMessages()).toHaveProperty('checked', true);
  expect(screen.queryByText('was off')).toBeNull();
});
