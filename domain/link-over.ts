// Whether a link is still to be worked on: for staff and their counts alone.
import type { Link, LinkStatus } from '../generated/api.ts';
import { linkStatusValues } from '../generated/enums.ts';
import { isOffered } from './link-turn.ts';

/** Nothing more is to be decided or done. */
export const isOver = (link: Pick<Link, 'status'>): boolean => !isOffered(link) || link.status === 'purchased';

/** The states in which something is to be decided or done. */
export const openStatuses: readonly LinkStatus[] = linkStatusValues.filter((status) => !isOver({ status }));
