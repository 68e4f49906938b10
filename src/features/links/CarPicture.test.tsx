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
  const queries = new QueryClient();
  const read = () => {
    readings += 1;
    return { first: photoAt(readings) };
  };
  render(
    <QueryClientProvider client={queries}>
      <Shown read={read} />
    </QueryClientProvider>,
  );
  return { queries, readings: () => readings };
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
});
