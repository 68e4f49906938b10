import { createHandOver } from '../../api/account.ts';
import { page } from '../../../engine/web/page.ts';
import { session } from '../../api/session.ts';
import type { Target } from './hosts.ts';

/** What the fragment of the address carries to the other host. */
export const handOverParameter = 'hand-over';

/** The single-use code in an address's fragment, or null. */
export function handOverCode(hash: string): string | null {
  return new URLSearchParams(hash.replace(/^#/, '')).get(handOverParameter);
}

/**
 * Leaves for a role's own host and takes the session along: the fragment (which no server log sees) has a single-use code, bound to that host, and this host
 * forgets the session before it goes. Throws if no code is issued, and the session stays.
 */
export async function leaveTo(target: Extract<Target, { kind: 'elsewhere' }>): Promise<void> {
  const code = await createHandOver(target.host);
  session.signOut();
  page.leave(`${target.origin}${target.path}#${new URLSearchParams({ [handOverParameter]: code }).toString()}`);
}
