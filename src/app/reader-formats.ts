import { zoneOf } from '../../domain/moment.ts';
import type { PublicSettings } from '../../generated/api.ts';
import type { SessionStore } from '../api/session-store.ts';
import { setFormatting } from '../../engine/web/formatting.ts';

/**
 * Dates, hours and money follow the reader from here on: somebody signed in reads them in the zone of their profile, everybody else in the
 * firm's, as our letters tell them. Told before the screens are, so that they are drawn anew with it.
 * @returns how to stop following
 */
export function followReader(store: SessionStore, { time_zone, currency }: Pick<PublicSettings, 'time_zone' | 'currency'>): () => void {
  const follow = () => {
    setFormatting({ currency, timeZone: zoneOf(store.get()?.user['time_zone'], time_zone) });
  };
  follow();
  return store.subscribe(follow);
}
