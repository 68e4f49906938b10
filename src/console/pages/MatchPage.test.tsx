// A car proposed to several clients, and taken back from those who got it.
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import type { CarProposal, MatchAnswer } from '../../../generated/api.ts';
import { replyFieldLabels } from '../../../generated/enums.ts';
import { AreaContext } from '../../kit/area/area.ts';
import { messages } from '../match/messages.ts';
import { renderInConsole } from '../../test/console.tsx';
import { server, withServer } from '../../test/server.ts';
import { sampleOf, signInAs } from '../../test/shell.tsx';
import MatchPage from './MatchPage.tsx';

withServer();
beforeEach(() => signInAs({ role: 'employee' }));

const [car, link] = ['01998a3e-6c1f-7d30-9f52-000000000001', '01998a3e-6c1f-7d30-9f52-000000000002'];

function open(): void {
  const sample = sampleOf('MatchAnswer');
  const names = { kone: 'Amara Kone', patel: 'Ravi Patel' };
  const answer: MatchAnswer = {
    ...sample,
    car: { ...sampleOf('MatchCar'), source: 'listing', id: car },
    clients: Object.entries(names).flatMap(([user_id, client_name]) =>
      sample.clients.slice(0, 1).map((client) => ({ ...client, user_id, client_name, link_id: null, link_status: null })),
    ),
  };
  server.use(http.get('*/api/match', () => HttpResponse.json(answer)));
  const element = (
    <AreaContext value={{ role: 'employee', basename: '' }}>
      <MatchPage />
    </AreaContext>
  );
  renderInConsole([{ path: '/match', element }], `/match?car=listing:${car}`);
}

it('shows each client’s message before it is sent, and sends the one that was written', async () => {
  const user = userEvent.setup({ delay: null });
  open();
  const asked: CarProposal[] = [];
  server.use(
    http.post('*/api/match/propose/preview', async ({ request }) => {
      asked.push((await request.json()) as CarProposal);
      const shared = { left_out: [], awaits_reply: false, problem: null };
      return HttpResponse.json({
        clients: [
          { ...shared, user_id: 'kone', client_name: 'Amara Kone', text: 'Amara, see this. It meets all 6.', awaits_reply: true },
          { ...shared, user_id: 'patel', client_name: 'Ravi Patel', text: 'Ravi, see this.', left_out: ['how_it_fits'] },
        ],
      });
    }),
    http.post('*/api/match/propose', async ({ request }) => {
      asked.push((await request.json()) as CarProposal);
      return asked.length < 3 ? HttpResponse.error() : HttpResponse.json({ proposed: 0, clients: [] });
    }),
  );
  await user.click(await screen.findByRole('checkbox', { name: messages.select('Amara Kone') }));
  await user.click(screen.getByRole('checkbox', { name: messages.select('Ravi Patel') }));
  const box = screen.getByRole('textbox', { name: messages.message });
  await user.clear(box);
  await user.click(screen.getByRole('button', { name: `+ ${replyFieldLabels.client_first_name}` }));
  await user.type(box, ', see this. ');
  await user.click(screen.getByRole('button', { name: `+ ${replyFieldLabels.how_it_fits}` }));
  await user.click(screen.getByRole('button', { name: messages.preview(2) }));
  const drawer = await screen.findByRole('dialog', { name: messages.preview(2) });
  await within(drawer).findByText('Amara, see this. It meets all 6.');
  within(drawer).getByText(messages.awaitsReply);
  within(drawer).getByText(messages.unknownField('how it fits'));
  await user.click(within(drawer).getByRole('button', { name: messages.proposeTo(2) }));
  await waitFor(() => expect(asked).toHaveLength(2));
  await waitFor(() =>
    expect(
      within(drawer)
        .getByRole('button', { name: messages.proposeTo(2) })
        .hasAttribute('disabled'),
    ).toBe(false),
  );
  await user.click(within(drawer).getByRole('button', { name: messages.proposeTo(2) }));
  await waitFor(() => expect(asked).toHaveLength(3));
  const [shown, lost, sent] = asked;
  expect(shown).toEqual({ car: { source: 'listing', id: car }, client_ids: ['kone', 'patel'], message: '{client_first_name}, see this. {how_it_fits}' });
  // After a lost answer it is the same proposal.
  expect(sent).toEqual({ ...shown, proposal_id: lost?.proposal_id });
  expect(sent?.proposal_id).toMatch(/^[0-9a-f-]{36}$/);
});

it('takes a proposed car back from those who got it, and only from them', async () => {
  const user = userEvent.setup({ delay: null });
  open();
  const hidden: unknown[] = [];
  server.use(
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
  await user.click(await screen.findByRole('checkbox', { name: messages.select('Amara Kone') }));
  await user.click(screen.getByRole('checkbox', { name: messages.select('Ravi Patel') }));
  await user.click(screen.getByRole('button', { name: new RegExp(messages.proposeTo(2)) }));
  await screen.findByText(/Ravi Patel\. They have this car already\./);
  await user.click(await screen.findByRole('button', { name: messages.undo }));
  await screen.findByText(messages.hidden(1));
  expect(hidden).toEqual([{ ids: [link] }]);
});
