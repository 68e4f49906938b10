import type { FormDrafts } from '../../../engine/web/form/drafts.ts';
import { session } from '../../api/session-store.ts';
import { openKept } from './kept.ts';

const kind = 'form';

/** Where the signed-in user's forms store drafts; null while no one is signed in. */
export async function draftsOfForms(): Promise<FormDrafts | null> {
  const account = session.get()?.user.id;
  if (account === undefined) return null;
  const kept = await openKept(account);
  return {
    get: async (form) => (await kept.get(kind, form))?.value,
    put: (form, draft) => kept.put(kind, form, draft),
    delete: (form) => kept.delete(kind, form),
  };
}
