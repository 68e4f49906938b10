// A sheet of links: judged when it is chosen, read row by row, and while a large one is on its way it can be stopped.
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { part as partBytes } from '../../../../generated/limits/continueUpload.ts';
import { server, withServer } from '../../../test/server.ts';
import { renderInConsole } from '../../../test/console.tsx';
import { sampleOf, signInAs } from '../../../test/shell.tsx';
import { SheetIntake } from './SheetIntake.tsx';

withServer();
const client = { ...sampleOf('User'), id: '01900000-0000-7000-8000-0000000000c1' };
const onAdded = vi.fn();
/** Whether each call only looked. */
let looked: string[];
beforeEach(async () => {
  await signInAs({ role: 'employee' });
  onAdded.mockClear();
  looked = [];
  server.use(
    http.post('*/api/upload-links', async ({ request }) => {
      const is_preview = /name="is_preview"\s+(\w+)/.exec(await request.text())?.[1] === 'true';
      looked.push(is_preview ? 'looked' : 'added');
      return HttpResponse.json({ is_preview, created: 2, invalid: 1, rows: [] }, { status: 201 });
    }),
  );
});

function open(): (file: File) => Promise<void> {
  const user = userEvent.setup({ delay: null, applyAccept: false });
  renderInConsole([{ path: '/', element: <SheetIntake client={client} onAdded={onAdded} /> }], '/');
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('There is no place for a file.');
  return (file) => user.upload(input, file);
}

it('says at once of a file that is no sheet what to choose, and sends nothing of it', async () => {
  const choose = open();
  await choose(new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], 'front.csv'));
  expect(await screen.findByText(/front\.csv isn’t a spreadsheet\. Choose a CSV or XLSX file\./)).toBeDefined();
  expect(looked).toEqual([]);
});

it('reads a sheet, then adds its good rows', async () => {
  const choose = open();
  await choose(new File(['url\nhttps://dealer.example/1'], 'links.csv'));
  const add = await screen.findByRole('button', { name: 'Add 2 links' });
  await userEvent.click(add);
  await waitFor(() => expect(onAdded).toHaveBeenCalledWith(2, expect.any(Boolean), 1));
  expect(looked).toEqual(['looked', 'added']);
});

it('shows how far a large sheet is, and stops it: nothing is read and nothing is called a failure', async () => {
  const size = 2 * partBytes;
  const upload = { id: '01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10', file_name: 'links.csv', size, received: 0, expires_at: '2026-11-24T00:00:00.000Z' };
  server.use(
    http.post('*/api/uploads', () => HttpResponse.json(upload, { status: 201 })),
    http.patch('*/api/uploads/:id', () => new Promise<never>(() => {})),
  );
  const choose = open();
  await choose(new File(['x'.repeat(size)], 'links.csv'));
  await screen.findByRole('progressbar', { name: 'Uploading links.csv' });
  await userEvent.click(screen.getByRole('button', { name: 'Stop uploading links.csv' }));
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  expect(screen.queryByText(/We couldn’t read the spreadsheet/)).toBeNull();
  expect(looked).toEqual([]);
});
