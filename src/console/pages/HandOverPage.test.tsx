// Handing over: what the server refuses is at its field, and who was to go to whom stays as it was placed.
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { AreaContext } from '../../kit/area/area.ts';
import { server, withServer } from '../../test/server.ts';
import { renderInConsole } from '../../test/console.tsx';
import { sampleOf, signInAs } from '../../test/shell.tsx';
import HandOverPage from './HandOverPage.tsx';

withServer();
beforeEach(() => signInAs({ role: 'admin' }));

it('keeps the reason and shows what was wrong with it', async () => {
  const user = userEvent.setup({ delay: null });
  const sample = sampleOf('HandOverQuote');
  const advisor = { ...sample.advisors[0], id: 'a2', name: 'Zoe Okonkwo', load: 1, capacity: 10, away_until: null };
  const row = { ...sample.rows[0], client_id: 'c1', name: 'Hannah Okafor', in_progress: true };
  const sent: unknown[] = [];
  server.use(
    http.get('*/api/employees/e1', () => HttpResponse.json({ ...sampleOf('Employee'), id: 'e1', name: 'Oliver Brandt' })),
    http.get('*/api/employees/e1/hand-over', () => HttpResponse.json({ ...sample, clients: 1, rows: [row], advisors: [advisor] })),
    http.get('*/api/employees/e1/hand-overs', () => HttpResponse.json([])),
    http.post('*/api/employees/e1/hand-over', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ title: 'No', status: 422, detail: 'Fix the fields.', errors: { reason: 'Say nothing about health.' } }, { status: 422 });
    }),
  );
  renderInConsole(
    [
      {
        path: '/employees/:id/hand-over',
        element: (
          <AreaContext value={{ role: 'admin', basename: '' }}>
            <HandOverPage />
          </AreaContext>
        ),
      },
    ],
    '/employees/e1/hand-over',
  );
  const reason = await screen.findByLabelText<HTMLTextAreaElement>(/^Reason/);
  await user.type(reason, ' On leave ');
  await user.click(screen.getByRole('button', { name: 'Hand over 1 client' }));
  expect(await screen.findByText('Say nothing about health.')).toBeDefined();
  expect(reason.value).toBe(' On leave ');
  expect(sent).toEqual([{ clients: [{ client_id: 'c1', advisor_id: 'a2' }], suspend: false, reason: 'On leave' }]);
});
