import type { UserPreferences } from '../../../generated/api.ts';
import { api, dataOf } from '../../api/client.ts';
import { bodyErrors } from '../../../engine/web/form/problems.ts';
import { Problem } from '../../../engine/web/problem.ts';
import { messages } from '../../features/preferences/messages.ts';
import type { SaveBody } from '../../features/preferences/parts.ts';

/**
 * Saves a change of a checklist and returns the saved checklist. A draft is autosaved: only the changed parts are sent. Once it is submitted, a change sets the
 * selections or the trade-in whole, so that emptied fields disappear for the advisor too; both at once use the one call that takes both.
 * @param checklist as the user sees it, the change included; nothing is overwritten, as `version` is that of the server's state below it
 * @throws Problem 422 before anything is sent, where the contract refuses a field: told at once, offline too
 */
export async function sendChange({ user_id, package_id, status, selections, trade_in }: UserPreferences, change: SaveBody): Promise<UserPreferences> {
  const on = { user_id, package_id, version: change.version };
  const errors = await bodyErrors(async () => (await import('../../../generated/validators/autoSavePreferences.js')).autoSavePreferencesBody, {
    user_id,
    package_id,
    ...change,
  });
  if (Object.keys(errors).length > 0) throw new Problem(messages.save.refused, { status: 422, errors });
  if (status !== 'draft' && change.selections && !change.trade_in) return dataOf(api.PATCH('/user-preferences/selections', { body: { ...on, selections } }));
  if (status !== 'draft' && change.trade_in && !change.selections) return dataOf(api.POST('/preferences/trade-in/update', { body: { ...on, trade_in } }));
  return dataOf(api.POST('/user-preferences/auto-save', { body: { user_id, package_id, ...change } }));
}
