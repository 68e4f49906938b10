import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Picture } from './usePhotos.ts';

/** A car's outline, in place of a photo that cannot be drawn: in the page itself, as what is to be fetched may not come either. Its gray is seen on light and dark. */
const outline =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 160 90' width='640' height='360' fill='none' stroke='%23808c8a' stroke-width='2.5' stroke-linejoin='round'%3E%3Cpath d='M46 58v-9l5-2 8-13q1-2 4-2h30q3 0 5 2l12 12 12 3q3 1 3 4v5z'/%3E%3Cpath d='M52 46h57M81 33v13'/%3E%3Ccircle cx='62' cy='58' r='6.5'/%3E%3Ccircle cx='109' cy='58' r='6.5'/%3E%3C/svg%3E";

/**
 * A photo whose address is valid for a short while. It keeps its first address, so that a refreshed list does not reload every picture; an expired one is
 * refetched with whatever shows it. What cannot be drawn has an outline in its place: until there is a fresh address, and for good where that fails, too.
 */
export function CarPicture({ photo, alt = '', large = false }: { photo: Picture; alt?: string; large?: boolean }) {
  const queries = useQueryClient();
  const whole = large ? photo.url : undefined;
  const address = whole ?? photo.preview_url;
  // A small one gives way to the whole one once that is known.
  const fresh = { id: photo.id, isWhole: whole !== undefined, address, failures: 0, isFailed: false };
  const [kept, setKept] = useState(fresh);
  if (kept.id !== fresh.id || kept.isWhole !== fresh.isWhole) setKept(fresh);
  // A second failure, of a fresh address, is no matter of time.
  else if (kept.isFailed && kept.failures < 2 && kept.address !== address) setKept({ ...kept, address, isFailed: false });
  const failed = () => {
    if (kept.failures === 0) void queries.invalidateQueries({ predicate: ({ state }) => JSON.stringify(state.data)?.includes(photo.id) === true });
    setKept({ ...kept, failures: kept.failures + 1, isFailed: true });
  };
  if (kept.isFailed) return <img src={outline} alt={alt} data-outline="" />;
  return <img src={kept.address} alt={alt} loading="lazy" onError={failed} />;
}
