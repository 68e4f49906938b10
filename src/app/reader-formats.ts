import { zoneOf } from '../../domain/moment.ts';
import type { PublicSettings } from '../../generated/api.ts';
import type { SessionStore } from '../api/session-store.ts';
import { setFormatting } from '../../engine/web/formatting.ts';

/**
 * Dates, hours and money follow the reader from here on: a signed-in user sees them in the time zone of their profile, everyone else in the firm's, as in our
 * e-mails. Updated before the screens are notified, so that they rerender with it.
 * @returns how to stop following
 */
export function followReader(store: SessionStore, { time_zone, currency }: Pick<PublicSettings, 'time_zone' | 'currency'>): () => void {
  const follow = () => {
    setFormatting({ currency, timeZone: zoneOf(store.get()?.user['time_zone'], time_zone) });
  };
  follow();
  return store.subscribe(follow);
}
