import { useQuery } from '@tanstack/react-query';
import type { CarPhoto, Link } from '../../../generated/api.ts';
import { linkQuery } from './queries.ts';

/** A photo that can be drawn: small, and in its own size once the link was read by itself. */
export type Picture = Pick<CarPhoto, 'id' | 'preview_url'> & Partial<CarPhoto>;

/** The photos of a link, a place for each. What a row of a list has, its preview, is in the first place until the link is read by its id. */
export function usePhotos(link: Link): readonly (Picture | undefined)[] {
  const { data } = useQuery({ ...linkQuery(link.id), enabled: link.photos === undefined && link.photo_count > 0 });
  return link.photos ?? data?.photos ?? Array.from({ length: link.photo_count }, (_, index) => (index === 0 ? (link.preview ?? undefined) : undefined));
}
