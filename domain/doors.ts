// The three doors of the web application: what a browser loads for one kind of visitor, chosen from host and path and nothing else.
import { hostRole, prefixRole } from './role-hosts.ts';
import type { Role } from '../generated/api.ts';
import * as roles from '../generated/roles.ts';

export const doors = ['public', 'portal', 'console'] as const;
export type Door = (typeof doors)[number];

/** First segments of the public pages (docs/brief.md, section 2), which mean the same on every host. The empty one is sign-in. */
export const publicSegments = [
  '',
  'login',
  'second-step',
  'signup',
  'support',
  'payment',
  'payment-success',
  'unauthorized',
  'logout',
  'forgot-password',
  'reset-password',
  'confirm-email',
  'sign-in-link',
  'stop-reminders',
  'dealer',
  'support-case',
  'not-found',
] as const;
export type PublicSegment = (typeof publicSegments)[number];

/** Whose area an address is in; null for a public page, and for what is nobody's. */
export function areaOf({ hostname, pathname }: { hostname: string; pathname: string }, baseDomain: string): Role | null {
  const first = pathname.split('/')[1] ?? '';
  if (publicSegments.some((segment) => segment === first)) return null;
  return prefixRole(pathname) ?? hostRole(hostname, baseDomain);
}

/** The door of an area; advisors and admins share one. */
export const doorOfArea = (role: Role | null): Door => (role === null ? 'public' : role === roles.client ? 'portal' : 'console');

/** The door that an address opens. */
export const doorOf = (place: { hostname: string; pathname: string }, baseDomain: string): Door => doorOfArea(areaOf(place, baseDomain));

/** How the page of an area announces its code: after the first calls, and what the frame that came with the page is drawn with. */
export const fetchedLater = '<link rel="modulepreload" fetchpriority="low"';

/** The page of a door: below the project's root, and below the folder of the build. */
export const doorPage = (door: Door): string => `src/doors/${door}.html`;

/** Where the build writes what each address loads first, below its folder. */
export const firstLoadsFile = '.vite/first-loads.json';

/** What an address reads first: below the API's, `{id}` for the reader's own; and who may. */
export interface FirstCall {
  path: string;
  roles: readonly string[];
}

/** An address below its area's prefix (`chats`, `coupons/:id`; a last segment with `?` may be left out) and the files it loads beyond its door's own. */
export interface FirstLoad {
  path: string;
  /** Whose it is, where it is not everybody's behind its door. */
  roles?: readonly string[];
  /** Whether people spend their day there. */
  often: boolean;
  /** The source of its screen, below the project's root, and the file of the build that has it. */
  screen: string;
  file: string;
  /** Below the folder of the build. */
  files: string[];
  /** What the screen then fetches in any case, in files that are not among those. */
  below: string[];
  calls: readonly FirstCall[];
}

/** By door: the files that every address loads, those of each, and what every address fetches once it is drawn, with all that needs. */
export type FirstLoads = Record<Door, { frame: string[]; addresses: FirstLoad[]; afterwards: string[] }>;

/** What is drawn ahead of an address: the document's title, the elements of its styles for the head, and the HTML of what it shows first. */
export interface DrawnPage {
  title: string;
  styles: string;
  html: string;
}

/** Whose page it is: an area's, or everybody's. */
export type Whose = Role | 'public';

/** What is drawn ahead at each path, parameters as they are written (`/login/:package_identifier`). */
export type Drawn = Record<Whose, Record<string, DrawnPage>>;

/** Where the build writes what it has drawn ahead at a path, below its folder. */
export const drawnFile = (whose: Whose, path: string): string => `.vite/drawn/${whose}${path === '/' ? '/index' : path.replaceAll(':', '$')}.json`;
