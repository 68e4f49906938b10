import type { SessionUser } from '../../api/session-store.ts';
import { useUser } from '../../api/session.ts';

/** Whether somebody was invited by a client. */
export const isGuest = (user: SessionUser): boolean => typeof user['guest_of'] === 'string';

/** The reader of the portal: whose cars they see, and whether as a guest. */
export function useSide(): { client: string; me: string; isGuest: boolean } {
  const user = useUser();
  const host = user['guest_of'];
  return typeof host === 'string' ? { client: host, me: user.id, isGuest: true } : { client: user.id, me: user.id, isGuest: false };
}
