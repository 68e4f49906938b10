import type { PublicSettings } from '../../generated/api.ts';
import type { SessionStore } from '../api/session-store.ts';
import { setFormatting } from '../features/ui/formatting.ts';

/** Is it a zone that this browser knows? */
function isZone(name: unknown): name is string {
  if (typeof name !== 'string' || name === '') return false;
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/**
 * Dates, hours and money follow the reader from here on: somebody signed in reads them in the zone of their profile, else in the
 * firm's; somebody who is not, on their device's clock. Told before the screens are, so that they are drawn anew with it.
 * @returns how to stop following
 */
export function followReader(store: SessionStore, { time_zone, currency }: Pick<PublicSettings, 'time_zone' | 'currency'>): () => void {
  const follow = () => {
    const user = store.get()?.user;
    const own = user?.['time_zone'];
    setFormatting({ currency, timeZone: user === undefined ? undefined : isZone(own) ? own : time_zone });
  };
  follow();
  return store.subscribe(follow);
}
