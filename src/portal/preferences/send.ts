import type { UserPreferences } from '../../../generated/api.ts';
import { api, dataOf } from '../../api/client.ts';
import type { SaveBody } from '../../features/preferences/autosave.ts';

/**
 * Saves a change of a checklist and gives the checklist as it then is.
 * A draft is saved as one types: only the changed parts travel. Once it is submitted, a change sets the selections or the
 * trade-in whole, so that what was emptied is gone from what the advisor works with; both at once go in the one call that takes both.
 * @param checklist as the person sees it, the change included; nothing is overwritten, as `version` is that of the server's state below it
 */
export function sendChange({ user_id, package_id, status, selections, trade_in }: UserPreferences, change: SaveBody): Promise<UserPreferences> {
  const on = { user_id, package_id, version: change.version };
  if (status !== 'draft' && change.selections && !change.trade_in) return dataOf(api.PATCH('/user-preferences/selections', { body: { ...on, selections } }));
  if (status !== 'draft' && change.trade_in && !change.selections) return dataOf(api.POST('/preferences/trade-in/update', { body: { ...on, trade_in } }));
  return dataOf(api.POST('/user-preferences/auto-save', { body: { user_id, package_id, ...change } }));
}
