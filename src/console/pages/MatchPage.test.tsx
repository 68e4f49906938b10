// A car proposed to several clients, and taken back from those who got it.
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import type { MatchAnswer } from '../../../generated/api.ts';
import { AreaContext } from '../../kit/area/area.ts';
import { messages } from '../match/messages.ts';
import { renderInConsole } from '../../test/console.tsx';
import { server, withServer } from '../../test/server.ts';
import { sampleOf, signInAs } from '../../test/shell.tsx';
import MatchPage from './MatchPage.tsx';

withServer();
beforeEach(() => signInAs({ role: 'employee' }));

const [car, link] = ['01998a3e-6c1f-7d30-9f52-000000000001', '01998a3e-6c1f-7d30-9f52-000000000002'];

it('takes a proposed car back from those who got it, and only from them', async () => {
  const user = userEvent.setup({ delay: null });
  const sample = sampleOf('MatchAnswer');
  const names = { kone: 'Amara Kone', patel: 'Ravi Patel' };
  const answer: MatchAnswer = {
    ...sample,
    car: { ...sampleOf('MatchCar'), source: 'listing', id: car },
    clients: Object.entries(names).flatMap(([user_id, client_name]) =>
      sample.clients.slice(0, 1).map((client) => ({ ...client, user_id, client_name, link_id: null, link_status: null })),
    ),
  };
  const hidden: unknown[] = [];
  server.use(
    http.get('*/api/match', () => HttpResponse.json(answer)),
    http.post('*/api/match/propose', () =>
      HttpResponse.json({
        proposed: 1,
        clients: [
          { user_id: 'kone', client_name: 'Amara Kone', link_id: link, problem: null },
          { user_id: 'patel', client_name: 'Ravi Patel', link_id: null, problem: 'They have this car already.' },
        ],
      }),
    ),
    http.post('*/api/links/hide', async ({ request }) => {
      hidden.push(await request.json());
      return HttpResponse.json([link]);
    }),
  );
  const element = (
    <AreaContext value={{ role: 'employee', basename: '' }}>
      <MatchPage />
    </AreaContext>
  );
  renderInConsole([{ path: '/match', element }], `/match?car=listing:${car}`);
  await user.click(await screen.findByRole('checkbox', { name: messages.select('Amara Kone') }));
  await user.click(screen.getByRole('checkbox', { name: messages.select('Ravi Patel') }));
  await user.click(screen.getByRole('button', { name: new RegExp(messages.proposeTo(2)) }));
  await screen.findByText(/Ravi Patel\. They have this car already\./);
  await user.click(await screen.findByRole('button', { name: messages.undo }));
  await screen.findByText(messages.hidden(1));
  expect(hidden).toEqual([{ ids: [link] }]);
});
