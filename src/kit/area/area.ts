import { createContext, use } from 'react';
import type { Role } from '../../../generated/api.ts';

/** The area a screen belongs to. */
export interface Area {
  role: Role;
  /** The prefix of every path in the area: `/client`, or nothing on the role's own host. */
  basename: string;
}

/** Set by the shell around each area. */
export const AreaContext = createContext<Area | null>(null);

/** The area this screen belongs to; only screens of an area may call it. */
export function useArea(): Area {
  const area = use(AreaContext);
  if (area === null) throw new Error('This part belongs inside an area.');
  return area;
}

/** Turns an area path (`/listings`) into one of this host (`/client/listings`). */
export function useAreaPath(): (path: string) => string {
  const { basename } = useArea();
  return (path) => `${basename}${path.startsWith('/') ? path : `/${path}`}`;
}
