// Rows of a spreadsheet become clients: matched, mended in place, imported by a job that is followed, and taken back.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ClientDraft, ClientImport } from '../../../generated/api.ts';
import { AreaContext } from '../../kit/area/area.ts';
import { renderInConsole } from '../../test/console.tsx';
import { server, withServer } from '../../test/server.ts';
import { sampleOf, signInAs } from '../../test/shell.tsx';
import ImportPage from './ImportPage.tsx';

withServer();
let checked: ClientDraft[];
let imports: ClientImport[];
let invited: unknown[];
const begun: ClientImport = {
  ...sampleOf('ClientImport'),
  id: 'i1',
  state: 'running',
  total: 2,
  done: 0,
  created: 0,
  left_out: [],
  kept: [],
  kept_count: 0,
  problem: null,
  is_undoable: true,
};
const advisor = { ...sampleOf('Employee'), id: '01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10', name: 'Maria Delgado', email: 'maria@forecourt.example' };

beforeEach(async () => {
  await signInAs({ role: 'admin' });
  [checked, imports, invited] = [[], [], []];
  // What is drawn depends on how much is in sight.
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600);
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(1_000);
  vi.spyOn(window, 'matchMedia').mockImplementation((media) => Object.assign(new EventTarget(), { media, matches: true, onchange: null }) as MediaQueryList);
  server.use(
    http.get('*/api/packages/all', () => HttpResponse.json([])),
    http.get('*/api/employees', () => HttpResponse.json([advisor], { headers: { 'Content-Range': 'employees 0-0/1' } })),
    http.get('*/api/users/imports', () => HttpResponse.json(imports)),
    http.post('*/api/users/imports/check', async ({ request }) => {
      const { clients } = (await request.json()) as { clients: ClientDraft[] };
      checked.push(...clients);
      const twin = { id: 'u9', name: 'Known Person', role: 'client', status: 'active' };
      return HttpResponse.json(clients.map(({ email }) => ({ errors: {}, twin: email.startsWith('known') ? twin : null })));
    }),
    http.post('*/api/users/imports', async ({ request }) => {
      const form = await request.formData();
      invited.push(form.get('is_invited'));
      imports = [{ ...begun, state: 'done', done: 2, created: 1, left_out: [{ row: 2, errors: { email: 'This e-mail already has an account.' } }] }];
      return HttpResponse.json(begun, { status: 201 });
    }),
    http.post('*/api/users/imports/i1/undo', () => {
      imports = [{ ...begun, state: 'undone', total: 1, done: 1, created: 1, is_undoable: false, kept_count: 1, kept: [{ id: 'u1', name: 'Ada Okafor' }] }];
      return HttpResponse.json({ ...begun, state: 'undoing', total: 1, is_undoable: false });
    }),
  );
});
afterEach(() => vi.restoreAllMocks());

async function open(text: string) {
  const user = userEvent.setup({ delay: null });
  const element = (
    <AreaContext value={{ role: 'admin', basename: '' }}>
      <ImportPage />
    </AreaContext>
  );
  renderInConsole([{ path: '/client-profiles/import', element }], '/client-profiles/import');
  await user.click(await screen.findByLabelText('Or paste rows from a spreadsheet'));
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

it('matches columns, tells errors at their cells and twins below, imports what is chosen, and names who stays when it is undone', async () => {
  const { user, grid, cell } = await open(
    [
      'Customer\tMail\tZip code\tWho',
      'Ada Okafor\tada@mailhaven.example\t4301\tmaria delgado',
      'Bo Lund\tknown@mailhaven.example\t\t',
      'Cy Moss\tcy@mailhaven.example\t\t',
      'Ada Twice\tADA@mailhaven.example\t\t',
    ].join('\n'),
  );
  // A column that no word says is matched by hand; the cell above says what is wrong.
  expect(screen.getByText('3 of 4 columns used')).toBeDefined();
  await user.selectOptions(screen.getByLabelText('Who'), 'Advisor');
  expect(cell(1, 'Advisor').textContent).toBe('Maria Delgado');
  expect(cell(1, 'Last name').textContent).toBe('Okafor');
  expect(cell(1, 'ZIP').textContent).toContain('4301');
  expect(await screen.findByText('Known Person (client) has this e-mail.')).toBeDefined();
  expect(screen.getByText('Row 2 has the same e-mail.')).toBeDefined();
  expect(await screen.findByRole('button', { name: 'Import 1 client' })).toBeDefined();
  grid.focus();
  fireEvent.mouseDown(cell(1, 'ZIP'));
  await user.keyboard('43017{Enter}');
  await user.click(await screen.findByLabelText('Send invitations'));
  await user.click(await screen.findByRole('button', { name: 'Import 2 clients' }));
  await screen.findByText('1 client imported, 1 left out. They’re in the table.');
  expect(checked.some(({ email, advisor_id, zip }) => email.startsWith('ada') && advisor_id === advisor.id && zip === '43017')).toBe(true);
  expect(invited).toEqual(['true']);
  // Who was imported left the table; who was not says why.
  await waitFor(() => expect(screen.queryByText('ada@mailhaven.example')).toBeNull());
  expect(screen.getByText('This e-mail already has an account.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Undo import' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Undo import' }));
  expect((await screen.findByRole('link', { name: 'Ada Okafor' })).getAttribute('href')).toBe('/client-profiles/u1');
});

it('says which field no column is, and takes an edit back', async () => {
  const { user, grid, cell } = await open('Mail\tFirst name\nada@mailhaven.example\tAda');
  expect(screen.getByText('No column is Last name. Choose one, or fill it in below.')).toBeDefined();
  grid.focus();
  fireEvent.mouseDown(cell(1, 'Last name'));
  await user.keyboard('Okafor{Enter}');
  expect(await screen.findByRole('button', { name: 'Import 1 client' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('button', { name: 'Import 0 clients' })).toBeDefined();
});
