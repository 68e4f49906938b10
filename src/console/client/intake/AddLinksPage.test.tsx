// Cars come into the table as text, are mended by the keyboard alone, and go out with one message.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { LinkBatch, LinkDraft, User } from '../../../../generated/api.ts';
import { AreaContext } from '../../../kit/area/area.ts';
import { server, withServer } from '../../../test/server.ts';
import { renderInConsole } from '../../../test/console.tsx';
import { sampleOf, signInAs } from '../../../test/shell.tsx';
import AddLinksPage from './AddLinksPage.tsx';

withServer();
const client: User = { ...sampleOf('User'), id: 'c1', role: 'client', name: 'Hannah Okafor', first_name: 'Hannah' };
let added: { links: LinkDraft[] }[];
let published: unknown[];

beforeEach(async () => {
  await signInAs({ role: 'employee' });
  [added, published] = [[], []];
  // What is drawn depends on how much is in sight.
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600);
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(1_000);
  vi.spyOn(window, 'matchMedia').mockImplementation((media) => Object.assign(new EventTarget(), { media, matches: true, onchange: null }) as MediaQueryList);
  const batch = { ...sampleOf('LinkBatch'), user_id: 'c1' };
  server.use(
    http.get('*/api/users/c1', () => HttpResponse.json(client)),
    http.get('*/api/links/batches', () => HttpResponse.json([])),
    http.get('*/api/user-preferences', () => HttpResponse.json([], { headers: { 'Content-Range': 'user-preferences 0-0/0' } })),
    http.post('*/api/links/preview', async ({ request }) => {
      const { links } = (await request.json()) as { links: LinkDraft[] };
      return HttpResponse.json(links.map((draft) => ({ input: '', draft, read: null, duplicate_of: null, twin: null, error: null, errors: {}, warnings: [] })));
    }),
    http.post('*/api/links/batches/:id', async ({ request }) => {
      const body = (await request.json()) as { links: LinkDraft[] };
      added.push(body);
      const rows = body.links.map(({ title = null }, index) => {
        const isRefused = title === 'Refused';
        return {
          row: index + 1,
          title,
          url: null,
          errors: isRefused ? { miles: 'Too many.' } : {},
          warnings: [],
          outcome: isRefused ? 'invalid' : 'created',
          link_id: null,
        };
      });
      return HttpResponse.json({ is_preview: false, created: rows.length, duplicates: 0, invalid: 0, rows }, { status: 201 });
    }),
    http.post('*/api/links/batches/:id/publish', async ({ request }) => {
      published.push(await request.json());
      return HttpResponse.json(batch);
    }),
  );
});
afterEach(() => vi.restoreAllMocks());

async function open(text: string) {
  const user = userEvent.setup({ delay: null });
  const element = (
    <AreaContext value={{ role: 'employee', basename: '' }}>
      <AddLinksPage />
    </AreaContext>
  );
  renderInConsole([{ path: '/client-profiles/:client/add-links', element }], '/client-profiles/c1/add-links');
  await user.click(await screen.findByLabelText('Web addresses'));
  await user.paste(text);
  const grid = await screen.findByRole('grid');
  const cell = (row: number, name: string) => {
    const head = within(grid)
      .getAllByRole('columnheader')
      .findIndex(({ textContent }) => textContent === name);
    const found = within(within(grid).getAllByRole('row')[row] ?? grid).getAllByRole('gridcell')[head];
    if (!found) throw new Error(`There is no cell ${name} in row ${row}.`);
    return found;
  };
  return { user, grid, cell };
}

it('is edited by the keyboard, filled down and taken back, and published with one message', async () => {
  const { user, grid, cell } = await open('Title\tAsking price\nFirst\t30000\nSecond\t31,00O');
  expect(cell(2, 'Asking price').textContent).toBe('31,00OUse digits.');
  expect(await screen.findByRole('button', { name: 'Publish 1 car' })).toBeDefined();
  grid.focus();
  fireEvent.mouseDown(cell(2, 'Asking price'));
  await user.keyboard('{Enter}');
  await user.clear(within(grid).getByRole('textbox', { name: 'Asking price' }));
  await user.keyboard('31000{Tab}');
  expect(cell(2, 'Asking price').textContent).toBe('$31,000');
  // From the cell beside it, up to the first row, and its value down.
  await user.keyboard('{ArrowUp}2{Enter}{ArrowUp}{Shift>}{ArrowDown}{/Shift}{Control>}d{/Control}');
  expect([cell(1, 'Miles').textContent, cell(2, 'Miles').textContent]).toEqual(['2', '2']);
  await user.keyboard('{Control>}z{/Control}');
  expect(cell(2, 'Miles').textContent).toBe('');
  await user.type(screen.getByLabelText('Message to Hannah'), 'Two for you.');
  await user.click(await screen.findByRole('button', { name: 'Publish 2 cars' }));
  await screen.findByText('2 cars published. Hannah notified.');
  expect(added.map(({ links }) => links)).toEqual([
    [
      { title: 'First', price: 3_000_000, miles: 2 },
      { title: 'Second', price: 3_100_000 },
    ],
  ]);
  expect(published).toEqual([{ message: 'Two for you.' }]);
});

it('takes a block into the cells it is put down at, with rows it has none for yet', async () => {
  const { user, grid, cell } = await open('Title\nFirst');
  grid.focus();
  fireEvent.mouseDown(cell(1, 'Asking price'));
  await user.paste('30,000\t12\n31,000\t8');
  expect([cell(1, 'Asking price').textContent, cell(1, 'Miles').textContent]).toEqual(['$30,000', '12']);
  expect([cell(2, 'Asking price').textContent, cell(2, 'Miles').textContent]).toEqual(['$31,000', '8']);
  expect(cell(2, 'Car').textContent).toContain('Enter an address or a title.');
});

it('offers the catalogue’s names in the cells of make and model, narrowed by what the row says', async () => {
  const asked: string[] = [];
  server.use(
    http.get('*/api/vehicles/models', ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('filter') ?? '');
      return HttpResponse.json([{ make: 'Honda', name: 'CR-V', body_styles: [], first_year: 1997, last_year: null }]);
    }),
  );
  const { user, grid, cell } = await open('Title\tMake\tModel\nFirst\tHonda\t');
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Model' }));
  await user.keyboard('{Escape}');
  grid.focus();
  fireEvent.mouseDown(cell(1, 'Model'));
  await user.keyboard('{Enter}');
  const input = await within(grid).findByRole<HTMLInputElement>('combobox', { name: 'Model' });
  await user.type(input, 'cr');
  await waitFor(() => expect([...(input.list?.options ?? [])].map(({ value }) => value)).toEqual(['CR-V']));
  expect(JSON.parse(asked.at(-1) ?? '{}')).toEqual({ q: 'cr', make: 'Honda' });
});

it('shows what was refused at its cell, and keeps the row', async () => {
  const { user, cell } = await open('Title\nGood\nRefused');
  await user.click(await screen.findByRole('button', { name: 'Publish 2 cars' }));
  await screen.findByText('1 car published. Hannah notified.');
  expect(cell(1, 'Miles').textContent).toBe('Too many.');
});

it('shows hostile text as text', async () => {
  const hostile = '<img src=x onerror="window.hacked=1"><a href="javascript:1">x</a>';
  const { grid, cell } = await open(`Title\tSeller\n${hostile}\t=HYPERLINK("http://evil.example")`);
  await waitFor(() => expect(cell(1, 'Car').textContent).toBe(hostile));
  expect(cell(1, 'Seller').textContent).toBe('=HYPERLINK("http://evil.example")');
  expect(grid.querySelectorAll('img, a, script')).toHaveLength(0);
  expect('hacked' in window).toBe(false);
});

it('follows a spreadsheet that another tab has sent, stops it, and shows what it left out at its cells', async () => {
  const run = { state: 'running', total: 5_000, done: 3_200, created: 3_190, left_out: 10, problem: null } as const;
  let batch: LinkBatch = { ...sampleOf('LinkBatch'), id: 'b1', user_id: 'c1', links: 3_190, run };
  let forgotten = 0;
  server.use(
    http.get('*/api/links/batches', () => HttpResponse.json([batch])),
    http.post('*/api/links/batches/b1/stop', () => {
      batch = { ...batch, run: { ...run, state: 'stopped', left_out: 1 } };
      return HttpResponse.json(batch);
    }),
    http.get('*/api/links/batches/b1/left-out', () =>
      HttpResponse.json([{ row: 9, cells: { title: 'Left out', price: '38,49O' }, errors: { miles: 'Too many.' } }]),
    ),
    http.delete('*/api/links/batches/b1/left-out', () => {
      forgotten += 1;
      batch = { ...batch, run: { ...run, state: 'stopped', left_out: 0 } };
      return HttpResponse.json(batch);
    }),
  );
  const { user, cell } = await open('Title\nGood');
  expect(await screen.findByText('3,200 of 5,000 cars added')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Stop' }));
  await user.click(await screen.findByRole('button', { name: 'Show in the table' }));
  await waitFor(() => expect(cell(2, 'Miles').textContent).toBe('Too many.'));
  expect(cell(2, 'Asking price').textContent).toBe('38,49OUse digits.');
  // Once they are sent from here, they are this table's alone.
  await user.click(await screen.findByRole('button', { name: 'Publish 1 car' }));
  await screen.findByText('1 car published. Hannah notified.');
  await waitFor(() => expect(forgotten).toBe(1));
});

it('offers to undo what was added beside what was left out, and says why it stopped', async () => {
  const run = { state: 'stopped', total: 250, done: 100, created: 99, left_out: 151, problem: 'We tried 11 times and couldn’t add the rest.' } as const;
  const batch: LinkBatch = { ...sampleOf('LinkBatch'), id: 'b1', user_id: 'c1', links: 99, removable: 99, run };
  server.use(http.get('*/api/links/batches', () => HttpResponse.json([batch])));
  await open('Title\nGood');
  expect(await screen.findByText('151 cars were not added. We tried 11 times and couldn’t add the rest.')).toBeDefined();
  // The table’s own way back, and the batch’s.
  expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(2);
});

it('sends more rows than one call takes as a spreadsheet that goes on by itself', async () => {
  const sent: FormData[] = [];
  const done = { state: 'done', total: 201, done: 201, created: 200, left_out: 1, problem: null } as const;
  server.use(
    http.post('*/api/links/batches/:id/sheet', async ({ request, params }) => {
      sent.push(await request.formData());
      const batch = { ...sampleOf('LinkBatch'), id: String(params['id']), user_id: 'c1', run: { ...done, state: 'running', done: 0 } };
      server.use(http.get('*/api/links/batches', () => HttpResponse.json([{ ...batch, links: 200, run: done }])));
      return HttpResponse.json(batch, { status: 201 });
    }),
    http.get('*/api/links/batches/:id/left-out', () => HttpResponse.json([{ row: 4, cells: { title: 'Car 2' }, errors: { miles: 'Too many.' } }])),
    http.delete('*/api/links/batches/:id/left-out', () => HttpResponse.json({ ...sampleOf('LinkBatch'), run: null })),
  );
  const { user, cell } = await open(['Title', ...Array.from({ length: 201 }, (_car, at) => `Car ${at}`)].join('\n'));
  await user.type(screen.getByLabelText('Message to Hannah'), 'Many.');
  await user.click(await screen.findByRole('button', { name: 'Publish 201 cars' }));
  await screen.findByText('200 cars published. Hannah notified.', {}, { timeout: 5_000 });
  expect([cell(1, 'Car').textContent, cell(1, 'Miles').textContent]).toEqual(['Car 2', 'Too many.']);
  expect(sent.map((form) => [form.get('user_id'), form.get('is_displayed'), form.get('message')])).toEqual([['c1', 'true', 'Many.']]);
});
