import { fireEvent, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { server, withServer } from '../../../test/server.ts';
import { renderShell, sampleOf, signInAs } from '../../../test/shell.tsx';
import { Gallery } from './Gallery.tsx';

withServer();

const photos = ['p-1', 'p-2', 'p-3'].map((id) => ({ id, url: `/photos/${id}.webp`, preview_url: `/photos/${id}-small.webp` }));
/** As a row of a list has it. */
const link = {
  ...sampleOf('Link'),
  id: 'l-1',
  title: '2024 Honda CR-V',
  photos: undefined,
  preview: { id: 'p-1', preview_url: '/photos/p-1-small.webp' },
  photo_count: photos.length,
};
const nth = (at: number) => `${link.title}, photo ${at} of ${photos.length}`;

beforeEach(() => signInAs({ role: 'client' }));

async function open() {
  renderShell([{ path: '/client', element: <Gallery link={link} /> }], '/client');
  return within(await screen.findByRole('region', { name: 'Photos' }));
}

describe('a car’s photos', () => {
  it('begin with the small one of its row, until the car itself is read', async () => {
    let answer = () => {};
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    server.use(
      http.get('*/api/links/:id', async () => {
        await asked;
        return HttpResponse.json({ ...link, photos });
      }),
    );
    const gallery = await open();
    expect(gallery.getByAltText(nth(1)).getAttribute('src')).toBe('/photos/p-1-small.webp');
    expect(gallery.queryByAltText(nth(2))).toBeNull();
    answer();
    await vi.waitFor(() => expect(gallery.getByAltText(nth(1)).getAttribute('src')).toBe('/photos/p-1.webp'));
    expect(gallery.getByAltText(nth(2)).getAttribute('src')).toBe('/photos/p-2.webp');
  });

  it('keep the small one where the car cannot be read', async () => {
    const read = vi.fn<() => void>();
    server.use(
      http.get('*/api/links/:id', () => {
        read();
        return HttpResponse.json({}, { status: 404 });
      }),
    );
    const gallery = await open();
    await vi.waitFor(() => expect(read).toHaveBeenCalledOnce());
    expect(gallery.getByAltText(nth(1)).getAttribute('src')).toBe('/photos/p-1-small.webp');
  });

  it('are turned by thumbnails and arrow keys', async () => {
    server.use(http.get('*/api/links/:id', () => HttpResponse.json({ ...link, photos })));
    const gallery = await open();
    Element.prototype.scrollTo = () => {};
    fireEvent.click(gallery.getByRole('button', { name: /photo 3 of 3/ }));
    expect(gallery.getByText('3 of 3')).toBeDefined();
    fireEvent.keyDown(window, { key: 'ArrowLeft' });
    expect(gallery.getByText('2 of 3')).toBeDefined();
  });
});
