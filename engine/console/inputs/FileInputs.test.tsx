import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { book, bookServer } from '../fixture/book.ts';
import { openLibrary } from '../fixture/screens.tsx';
import { libraryServer } from '../fixture/server.ts';
import type { AheadWatch, Connection } from '../provider/send.ts';

const library = libraryServer();
const { calls, on } = library;
const { serveBook } = bookServer(library);

const signature = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d, 0x49, 0x48, 0x44, 0x52]);
const cover = () => new File([signature], 'cover.png', { type: 'image/png' });

/** Sends nothing until it is told to. */
let sending: { form: FormData; watch: AheadWatch; arrive: () => void } | undefined;
beforeEach(() => {
  sending = undefined;
});
const ahead: NonNullable<Connection['ahead']> = (form, watch) =>
  new Promise((resolve, reject) => {
    const light = new FormData();
    light.append('cover', 'upload-7');
    watch.signal.addEventListener('abort', () => reject(new DOMException('Stopped', 'AbortError')));
    sending = { form, watch, arrive: () => resolve({ form: light, release: () => undefined }) };
  });
/** What was chosen goes on its way; answers the form's file. */
async function underWay(): Promise<{ file: File; watch: AheadWatch; arrive: () => void }> {
  await waitFor(() => expect(sending).toBeDefined());
  const file = sending?.form.get('cover');
  if (!sending || !(file instanceof File)) throw new Error('No file is on its way.');
  return { file, watch: sending.watch, arrive: sending.arrive };
}

async function choose(file = cover(), options: Parameters<typeof openLibrary>[1] = { ahead }) {
  serveBook();
  on('post', '/stock/books/:id/cover', () => ({ body: book }));
  const { user, router } = openLibrary('/desk/catalogue/b1', options);
  await user.click(await screen.findByRole('button', { name: 'Add a cover' }));
  const input = await screen.findByLabelText('Cover');
  await user.upload(input, file);
  return { user, router };
}
const save = () => screen.getAllByRole('button', { name: 'Add a cover' }).at(-1) ?? document.body;

describe('a file of a form', () => {
  it('is judged as soon as it is picked', async () => {
    await choose(new File(['no picture'], 'cover.png', { type: 'image/png' }));
    expect(await screen.findByText('cover.png isn’t a photo.')).toBeDefined();
    expect(sending).toBeUndefined();
  });

  it('shows at its input how far it is while the form is saved, says once that the line is cut, and continues', async () => {
    const { user } = await choose();
    expect(screen.queryByRole('progressbar')).toBeNull();
    await user.click(save());
    const { file, watch, arrive } = await underWay();
    act(() => watch.onFile(file, { share: 0.4, isCut: false }));
    expect(screen.getByRole('progressbar', { name: 'Uploading cover.png' }).getAttribute('aria-valuenow')).toBe('40');
    act(() => watch.onFile(file, { share: 0.4, isCut: true }));
    expect(screen.getByText('Upload paused. It continues when the connection is back.')).toBeDefined();
    act(() => watch.onFile(file, { share: 0.8, isCut: false }));
    expect(screen.queryByText(/^Upload paused/)).toBeNull();
    arrive();
    await waitFor(() => expect(calls.find(({ path }) => path === '/stock/books/b1/cover')?.body).toEqual({ cover: 'upload-7' }));
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  });

  it('can be stopped: nothing is saved, nothing is lost, and saving again sends the same file', async () => {
    const { user } = await choose();
    await user.click(save());
    const { file, watch } = await underWay();
    act(() => watch.onFile(file, { share: 0.4, isCut: false }));
    await user.click(screen.getByRole('button', { name: 'Stop uploading cover.png' }));
    expect(await screen.findByRole('button', { name: 'Remove cover.png' })).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(calls.some(({ method }) => method === 'POST')).toBe(false);
    sending = undefined;
    await user.click(save());
    expect((await underWay()).file).toBe(file);
  });

  it('is stopped when the person leaves the form', async () => {
    const { user } = await choose();
    await user.click(save());
    const { file, watch } = await underWay();
    act(() => watch.onFile(file, { share: 0.4, isCut: false }));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(watch.signal.aborted).toBe(true));
  });
});
