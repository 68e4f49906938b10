import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { firstLadder } from '../../../domain/refund-policy.ts';
import { draftsInMemory } from '../../../engine/web/fixture/drafts.ts';
import type { RefundLadder } from '../../../generated/api.ts';
import { server, withServer } from '../../test/server.ts';
import { renderInConsole } from '../../test/console.tsx';
import { sampleOf, signInAs } from '../../test/shell.tsx';
import { FirmSettingsForm } from './FirmSettingsForm.tsx';
import { InStudio } from '../../test/studio.tsx';
import { messages } from './messages.ts';
import { messages as studio } from './studio/messages.ts';

withServer();
beforeEach(() => signInAs({ role: 'admin' }));
const drafts = draftsInMemory();

const element = (
  <InStudio>
    <FirmSettingsForm />
  </InStudio>
);
const read = async (of: 'search' | 'review') => within(await screen.findByRole('group', { name: messages.refunds.readOf[of] }));
const publish = () => userEvent.click(screen.getByRole('button', { name: /^Publish \d/ }));
const open = () => renderInConsole([{ path: '/settings', element }], '/settings');

it('keeps the shape of the form while the settings load', async () => {
  server.use(http.get('*/api/settings', () => new Promise(() => undefined)));
  open();
  const loading = await screen.findByRole('status', { name: messages.loading, hidden: true });
  expect(within(loading).getByText(studio.sections.firm)).toBeDefined();
  expect(within(loading).getByText(studio.sections.answers)).toBeDefined();
});

it('asks for the settings again where they did not load', async () => {
  server.use(http.get('*/api/settings', () => HttpResponse.json({ title: 'Down' }, { status: 400 })));
  open();
  expect(await screen.findByText(messages.failed)).toBeDefined();
  server.use(http.get('*/api/settings', () => HttpResponse.json(sampleOf('FirmSettings'))));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('textbox', { name: 'Support address' })).toBeDefined();
});

it.each([
  ['support_address', 'textbox', 'Support address'],
  ['answer_hours', 'combobox', 'Opens'],
  ['refund_ladder', 'spinbutton', 'Until the first link'],
] as const)('puts the focus where the address asks for %s', async (field, role, name) => {
  server.use(http.get('*/api/settings', () => HttpResponse.json(sampleOf('FirmSettings'))));
  renderInConsole([{ path: '/settings', element }], `/settings#${field}`);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole(role, { name })));
});

describe('where somebody else saved meanwhile', () => {
  const before = sampleOf('FirmSettings');
  const conflict = {
    title: 'Conflict',
    status: 409,
    detail: 'Ada saved this.',
    saved_by: 'Ada Marsh',
    saved_by_you: false,
    saved_at: new Date().toISOString(),
  };

  /** The server, which has been given other settings since the form was filled in. */
  function changedTo(theirs: Partial<typeof before>) {
    let saved = before;
    const sent: unknown[] = [];
    server.use(
      http.get('*/api/settings', () => HttpResponse.json(saved)),
      http.patch('*/api/settings', async ({ request }) => {
        const body = (await request.json()) as { version: number };
        sent.push(body);
        if (body.version !== saved.version) return HttpResponse.json(conflict, { status: 409 });
        return HttpResponse.json({ ...saved, ...body, version: saved.version + 1 });
      }),
    );
    return { sent, happen: () => (saved = { ...before, ...theirs, version: before.version + 1 }) };
  }

  const type = async (label: string, text: string) => {
    const field = await screen.findByRole('textbox', { name: new RegExp(label) });
    await userEvent.clear(field);
    await userEvent.type(field, text);
  };

  it('takes in what only they changed, saves both at once and says whose it is', async () => {
    const { sent, happen } = changedTo({ firm_phone: '(207) 555-0199' });
    open();
    await type('Support address', 'help@forecourt.example');
    happen();
    await publish();
    expect(await screen.findByText(/^1 change published\. Ada Marsh saved this .* Also updated: /)).toBeDefined();
    expect(sent.at(-1)).toMatchObject({ support_address: 'help@forecourt.example', firm_phone: '(207) 555-0199', version: before.version + 1 });
  });

  it('asks where both changed the same, keeps what was typed, and publishes what is chosen', async () => {
    const { sent, happen } = changedTo({ support_address: 'desk@forecourt.example' });
    open();
    await type('Support address', 'help@forecourt.example');
    happen();
    await publish();
    expect(await screen.findByText(/^You both changed Support address\./)).toBeDefined();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Support address/ }).value).toBe('help@forecourt.example');
    await userEvent.click(screen.getByRole('button', { name: 'Theirs: desk@forecourt.example' }));
    // As it is published: nothing is left to publish.
    expect(screen.queryByText('1 change not published')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Yours: help@forecourt.example' }));
    await publish();
    await screen.findByText('1 change published.');
    expect(sent.at(-1)).toMatchObject({ support_address: 'help@forecourt.example', version: before.version + 1 });
  });

  it('keeps what was typed through a closed tab, and takes theirs in the fields nobody typed into', async () => {
    drafts.keep();
    const { sent, happen } = changedTo({ firm_phone: '(207) 555-0199' });
    open();
    await type('Support address', 'help@forecourt.example');
    await waitFor(() => expect(drafts.kept.get('settings')).toEqual({ support_address: 'help@forecourt.example' }));
    cleanup();
    happen();
    open();
    expect(await screen.findByDisplayValue('help@forecourt.example')).toBeDefined();
    expect(screen.getByText('1 change not published')).toBeDefined();
    expect(screen.getByText(`was ${before.support_address}`)).toBeDefined();
    await publish();
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ support_address: 'help@forecourt.example', firm_phone: '(207) 555-0199' });
    await waitFor(() => expect(drafts.kept.size).toBe(0));
  });
});

describe('the refund policy', () => {
  const group = async (name: string) => within(await screen.findByRole('group', { name }));
  const type = async (label: string, text: string) => {
    const field = screen.getByRole('spinbutton', { name: label });
    await userEvent.clear(field);
    if (text) await userEvent.type(field, text);
  };

  it('reads as clients will read it while it is typed, and is saved whole', async () => {
    const sent: unknown[] = [];
    server.use(
      http.get('*/api/settings', () => HttpResponse.json(sampleOf('FirmSettings'))),
      http.patch('*/api/settings', async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({ ...sampleOf('FirmSettings'), version: 9 });
      }),
    );
    open();
    const search = await read('search');
    await type('Until the first worksheet', '60');
    expect(search.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['100%', '60%', 'Nothing']);
    expect(search.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      'back until your first car arrives',
      'back until your first out-the-door price',
      'after that: the work is done',
    ]);
    await publish();
    await screen.findByText(/^\d changes? published\.$/);
    const { review } = sampleOf('FirmSettings').refund_ladder;
    expect(sent).toMatchObject([{ refund_ladder: { search: { not_started: 100, in_progress: 60, done: 0 }, review } }]);
  });

  it('shows what it gives, by examples, and what it gave before', async () => {
    server.use(
      http.get('*/api/settings', () => HttpResponse.json({ ...sampleOf('FirmSettings'), refund_ladder: firstLadder })),
      http.get('*/api/packages/all', () =>
        HttpResponse.json([
          { ...sampleOf('Package'), id: '01980000-0000-7000-8000-000000000001', name: 'Full Service', price: 99_900, kind: 'search', is_active: true },
          { ...sampleOf('Package'), id: '01980000-0000-7000-8000-000000000002', name: 'Old Service', price: 120_000, kind: 'search', is_active: false },
        ]),
      ),
    );
    open();
    const search = await group(messages.refunds.search);
    const rows = () => within(search.getByRole('list', { name: /^A client who paid \$999\.00 for Full Service/ })).getAllByRole('listitem');
    expect(await search.findByText(/^A client who paid \$999\.00 for Full Service/)).toBeDefined();
    await type('Until the first worksheet', '60');
    expect(search.getByText('was 50%')).toBeDefined();
    expect(rows().map(({ textContent }) => textContent)).toEqual([
      '$999.00No car is published yet, so a full refund is due.',
      '$599.40instead of $499.50Cars are published, and there is no out-the-door worksheet yet, so 60% is due.',
      '$0.00The work is done once the first out-the-door worksheet is in.',
      expect.stringMatching(/^\$350\.40instead of \$250\.50\$249\.00 went back before\. Cars are published/),
    ]);
  });

  it('is held against the last 12 months while it is edited: what it would have given, never of other shares than those typed', async () => {
    const asked: unknown[] = [];
    const held = new Map<number, (answer: Response) => void>();
    server.use(
      http.get('*/api/settings', () => HttpResponse.json({ ...sampleOf('FirmSettings'), refund_ladder: firstLadder })),
      http.get('*/api/settings/refund-preview', ({ request }) => {
        const ladder = JSON.parse(new URL(request.url).searchParams.get('refund_ladder') ?? '') as RefundLadder;
        asked.push(ladder);
        return new Promise<Response>((answer) => held.set(ladder.search.in_progress, answer));
      }),
    );
    open();
    await group(messages.refunds.search);
    expect(screen.queryByText(messages.year.comparing)).toBeNull();
    const answer = async (share: number, response: Response) => {
      await waitFor(() => expect(held.has(share)).toBe(true));
      held.get(share)?.(response);
    };
    const sums = { refunds: 49, refunded: 1_986_200, unchanged: 0 };
    await type('Until the first worksheet', '60');
    expect(screen.getByText(messages.year.comparing)).toBeDefined();
    await waitFor(() => expect(held.has(60)).toBe(true));
    await type('Until the first worksheet', '70');
    await answer(60, HttpResponse.json({ ...sums, by_policy: 2_241_050 }));
    await answer(70, HttpResponse.json({ ...sums, by_policy: 1_900_000, unchanged: 3 }));
    const said = await screen.findByText(/^Over the last 12 months/);
    expect(said.textContent).toBe(
      'Over the last 12 months: 49 refunds, $19,000.00 instead of $19,862.00. $862.00 less. For 3 of them an admin chose the amount. They stay.',
    );
    // Shares on the way to those are not asked about, and wrong ones are not compared.
    expect(asked).toMatchObject([{ search: { in_progress: 60 } }, { search: { in_progress: 70 } }]);
    await type('Until the first worksheet', '');
    expect(screen.queryByText(/^Over the last 12 months/)).toBeNull();
    await type('Until the first worksheet', '80');
    expect(screen.queryByText(/^Over the last 12 months/)).toBeNull();
    await answer(
      80,
      HttpResponse.json(
        { title: 'Internal Server Error', status: 500, detail: 'No.' },
        { status: 500, headers: { 'content-type': 'application/problem+json' } },
      ),
    );
    expect(await screen.findByText(messages.year.failed)).toBeDefined();
    held.delete(80);
    await userEvent.click(screen.getByRole('button', { name: messages.year.again }));
    await answer(80, HttpResponse.json({ ...sums, refunds: 0, refunded: 0, by_policy: 0 }));
    expect(await screen.findByText(messages.year.none)).toBeDefined();
    await type('Until the first worksheet', '50');
    expect(screen.queryByText(messages.year.none)).toBeNull();
    expect(screen.queryByText(messages.year.comparing)).toBeNull();
  });

  it('has a step removed and added: one that is gone shares with the next, a new one changes nothing until its share is typed', async () => {
    const sent: unknown[] = [];
    server.use(
      http.get('*/api/settings', () => HttpResponse.json(sampleOf('FirmSettings'))),
      http.patch('*/api/settings', async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({ ...sampleOf('FirmSettings'), version: 9 });
      }),
    );
    open();
    const search = await group(messages.refunds.search);
    const steps = () => search.getAllByRole<HTMLInputElement>('spinbutton').map(({ value }) => value);
    const { not_started, done } = sampleOf('FirmSettings').refund_ladder.search;
    await userEvent.click(search.getByRole('button', { name: 'Remove step: Until the first worksheet' }));
    expect(steps()).toEqual([String(not_started), String(done)]);
    expect(search.getByRole('spinbutton', { name: 'After the first link' })).toBeDefined();
    expect((await read('search')).getAllByRole('term')).toHaveLength(2);
    await userEvent.click(search.getByRole('button', { name: 'Remove step: Until the first link' }));
    expect(search.getByRole('spinbutton', { name: 'Whenever they cancel' })).toBeDefined();
    await userEvent.click(search.getByRole('button', { name: 'Add a step until the first worksheet' }));
    expect(steps()).toEqual([String(done), String(done)]);
    const added = search.getByRole('spinbutton', { name: 'Until the first worksheet' });
    expect(document.activeElement).toBe(added);
    await userEvent.keyboard('80');
    await publish();
    await screen.findByText(/^\d changes? published\.$/);
    // The stage before it has no step of its own, and shares with it.
    expect(sent).toMatchObject([{ refund_ladder: { search: { not_started: 80, in_progress: 80, done } } }]);
  });

  it('names the share that rises, or is none, at its field', async () => {
    server.use(http.get('*/api/settings', () => HttpResponse.json(sampleOf('FirmSettings'))));
    open();
    const review = await read('review');
    await type('After the first report', '60');
    await type('Until the first link', '');
    expect(review.getByText(messages.refunds.wrong)).toBeDefined();
    await publish();
    expect(await screen.findAllByText(messages.enterShare)).not.toHaveLength(0);
    await type('Until the first link', '100');
    await publish();
    const field = screen.getByRole('spinbutton', { name: 'After the first report' });
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getAllByText('Can’t be more than the share before it.')).not.toHaveLength(0);
  });
});
