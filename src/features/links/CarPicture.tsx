import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { CarPhoto } from '../../../generated/api.ts';

/**
 * A photo whose address is valid for a short while. It keeps its first address, so that a refreshed list does not reload every picture; an expired one is
 * refetched with whatever shows it.
 */
export function CarPicture({ photo, alt = '', large = false }: { photo: CarPhoto; alt?: string; large?: boolean }) {
  const queries = useQueryClient();
  const address = large ? photo.url : photo.preview_url;
  const [kept, setKept] = useState({ id: photo.id, address });
  const [stale, setStale] = useState<string | null>(null);
  const first = kept.id === photo.id ? kept.address : address;
  const src = first === stale ? address : first;
  const refresh = () => {
    // A second failure of a fresh address is no matter of time.
    if (stale === null) void queries.invalidateQueries({ predicate: ({ state }) => JSON.stringify(state.data)?.includes(photo.id) === true });
    setStale(src);
    setKept({ id: photo.id, address: src });
  };
  return <img src={src} alt={alt} loading="lazy" onError={refresh} />;
}
