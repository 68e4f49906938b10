import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { CarPhoto } from '../../../generated/api.ts';
import { CarPicture } from './CarPicture.tsx';

const photoAt = (turn: number): CarPhoto => ({ id: 'photo-1', url: `/whole?${turn}`, preview_url: `/small?${turn}` });

/** A record that shows the photo, under a new address at each reading, as its screens read it. */
function Shown({ read }: { read: () => { first: CarPhoto } }) {
  const { data } = useQuery({ queryKey: ['/package'] as const, queryFn: read, staleTime: Infinity });
  return data ? <CarPicture photo={data.first} alt="A car" /> : null;
}

function show() {
  let readings = 0;
  let isRefused = false;
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const read = () => {
    readings += 1;
    if (isRefused) throw new Error('busy');
    return { first: photoAt(readings) };
  };
  render(
    <QueryClientProvider client={queries}>
      <Shown read={read} />
    </QueryClientProvider>,
  );
  return {
    queries,
    readings: () => readings,
    refuse: () => {
      isRefused = true;
    },
  };
}

describe('a photo', () => {
  it('keeps its address when its record is read again', async () => {
    const { queries, readings } = show();
    await screen.findByAltText('A car');
    await queries.invalidateQueries();
    await waitFor(() => expect(readings()).toBe(2));
    expect(screen.getByAltText('A car').getAttribute('src')).toBe('/small?1');
  });

  it('whose address is over asks once again what shows it, whatever that is', async () => {
    const { readings } = show();
    fireEvent.error(await screen.findByAltText('A car'));
    await waitFor(() => expect(screen.getByAltText('A car').getAttribute('src')).toBe('/small?2'));
    fireEvent.error(screen.getByAltText('A car'));
    expect(readings()).toBe(2);
  });

  it('that cannot be drawn has an outline in its place, though its record cannot be read again', async () => {
    const { readings, refuse } = show();
    await screen.findByAltText('A car');
    refuse();
    fireEvent.error(screen.getByAltText('A car'));
    await waitFor(() => expect(screen.getByAltText('A car').getAttribute('src')).toMatch(/^data:image\/svg/));
    await waitFor(() => expect(readings()).toBe(2));
    expect(screen.getByAltText('A car').getAttribute('src')).toMatch(/^data:image\/svg/);
  });

  it('whose fresh address fails, too, has the outline, and is not asked for again with every reading', async () => {
    const { queries, readings } = show();
    const source = () => screen.getByAltText('A car').getAttribute('src');
    fireEvent.error(await screen.findByAltText('A car'));
    await waitFor(() => expect(source()).toBe('/small?2'));
    fireEvent.error(screen.getByAltText('A car'));
    await waitFor(() => expect(source()).toMatch(/^data:image\/svg/));
    await queries.invalidateQueries();
    await waitFor(() => expect(readings()).toBe(3));
    expect(source()).toMatch(/^data:image\/svg/);
  });

  it('keeps the fresh address, as it kept the first', async () => {
    const { queries, readings } = show();
    fireEvent.error(await screen.findByAltText('A car'));
    await waitFor(() => expect(screen.getByAltText('A car').getAttribute('src')).toBe('/small?2'));
    await queries.invalidateQueries();
    await waitFor(() => expect(readings()).toBe(3));
    expect(screen.getByAltText('A car').getAttribute('src')).toBe('/small?2');
  });
});
