// A file in parts against a server that keeps what arrives; what is not here (cuts, hashes, other tabs) a browser shows in tests/e2e/upload-resume.test.ts.
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Upload } from '../../../generated/api.ts';
import { part as partBytes } from '../../../generated/limits/continueUpload.ts';
import { server, withServer } from '../../test/server.ts';
import { sendAhead, sendForm } from './transfer.ts';

withServer();

const id = '01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10';
const file = () => new File(['x'.repeat(2 * partBytes + 7)], 'long.txt', { type: 'text/plain' });
/** How much the server has; where each part began; what the forms named. */
let received: number;
let offsets: number[];
let taken: unknown[];
/** What becomes of the next part instead of being kept, first to last. */
let mishaps: (() => Response)[];
beforeEach(() => {
  received = 0;
  offsets = [];
  taken = [];
  mishaps = [];
  const upload = (): Upload => ({ id, file_name: 'long.txt', size: file().size, received, expires_at: '2026-11-24T00:00:00.000Z' });
  server.use(
    http.post('*/api/uploads', () => HttpResponse.json(upload(), { status: 201 })),
    http.get('*/api/uploads/:id', () => HttpResponse.json(upload())),
    http.delete('*/api/uploads/:id', () => HttpResponse.json(upload())),
    http.patch('*/api/uploads/:id', async ({ request }) => {
      const offset = Number(/name="offset"\s+(\d+)/.exec(await request.text())?.[1]);
      offsets.push(offset);
      const mishap = mishaps.shift();
      if (mishap) return mishap();
      if (offset !== received) return HttpResponse.json({ title: 'Conflict', detail: 'Continue from there.', current: upload() }, { status: 409 });
      received = Math.min(received + partBytes, file().size);
      return HttpResponse.json(upload());
    }),
    http.post('*/api/client-folders/:id/upload-files', async ({ request }) => {
      taken.push(/name="files"\s+(\S+)/.exec(await request.text())?.[1]);
      return HttpResponse.json([], { status: 201 });
    }),
  );
});

const form = (one: File) => {
  const made = new FormData();
  made.append('files', one);
  return made;
};
const send = (one = file(), more = {}) => sendForm('/client-folders/{id}/upload-files', form(one), { id, once: true, ...more });

it('continues a cut part by itself, from where the server is, and names the upload in the form', async () => {
  // The first answer is lost after the part has arrived; the second part finds a server that restarts.
  mishaps = [
    () => {
      received = partBytes;
      return HttpResponse.error();
    },
    () => HttpResponse.json({ current: { id, received } }, { status: 409 }),
    () => new HttpResponse(null, { status: 502 }),
  ];
  const onCut = vi.fn();
  const shares: number[] = [];
  await send(file(), { onCut, onProgress: (share: number) => shares.push(share) });
  expect(offsets).toEqual([0, 0, partBytes, partBytes, 2 * partBytes]);
  expect([taken, onCut.mock.calls.length, shares.at(-1)]).toEqual([[id], 2, 1]);
});

it('leaves a refusal to the person', async () => {
  mishaps = [() => HttpResponse.json({ title: 'Not valid', detail: "long.txt isn't a photo." }, { status: 422 })];
  await expect(send()).rejects.toThrow("long.txt isn't a photo.");
  expect([offsets, taken]).toEqual([[0], []]);
});

it('sends no byte again when the same file is sent a second time', async () => {
  const one = file();
  await send(one);
  await send(one);
  expect([offsets.length, taken]).toEqual([3, [id, id]]);
});

it('sends a small file with its form, in one call', async () => {
  await sendForm('/client-folders/{id}/upload-files', form(new File(['A few words.'], 'note.txt')), { id });
  expect([offsets, taken.length]).toEqual([[], 1]);
});

it('tells of each file of a form how far it is, and which of them waits', async () => {
  mishaps = [() => new HttpResponse(null, { status: 502 })];
  const long = file();
  const both = form(long);
  both.append('files', new File(['A few words.'], 'note.txt'));
  const told: string[] = [];
  const { isAhead, release } = await sendAhead(both, { onFile: (one, { share, isCut }) => told.push(`${one.name} ${share.toFixed(1)}${isCut ? ' cut' : ''}`) });
  release();
  // The small one travels with the form.
  expect(isAhead).toBe(false);
  expect([told.some((line) => /^long.txt 0.. cut$/.test(line)), told.at(-1), told.some((line) => line.startsWith('note'))]).toEqual([
    true,
    'long.txt 1.0',
    false,
  ]);
});
