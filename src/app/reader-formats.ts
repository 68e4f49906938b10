import { zoneOf } from '../../domain/moment.ts';
import type { PublicSettings } from '../../generated/api.ts';
import type { SessionStore } from '../api/session-store.ts';
import { setFormatting } from '../../engine/web/formatting.ts';
import { browserZone } from '../kit/browser-zone.ts';

/**
 * Dates, hours and money follow the reader from here on: a signed-in user sees times in the zone of their profile, or else the firm's, as our letters to them do;
 * before sign-in they are in the browser's zone, which an account begun here gets too, so that no time reads otherwise after sign-in than before. Only where the
 * browser does not tell its zone it is the firm's. Updated before the screens are notified, so that they rerender with it.
 * @returns how to stop following
 */
export function followReader(store: SessionStore, { time_zone, currency }: Pick<PublicSettings, 'time_zone' | 'currency'>): () => void {
  const follow = () => {
    const reader = store.get()?.user ?? browserZone();
    setFormatting({ currency, timeZone: zoneOf(reader['time_zone'], time_zone) });
  };
  follow();
  return store.subscribe(follow);
}
