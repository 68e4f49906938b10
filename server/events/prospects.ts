import type { Database } from '../db/database.ts';
import { changed, type Resource } from './live.ts';

/**
 * Makes the screens of the staff who see a prospect refetch; a prospect's answers are saved as they type. These are the admins and its owner, or every advisor
 * while it has no owner.
 * @param owners the current owner and, if that changed, the previous one
 */
export async function prospectChanged(db: Database, ...owners: readonly (string | null)[]): Promise<void> {
  await changed(db, { circle: owners.includes(null) ? 'staff' : 'admins', people: owners, resources: shown });
}

/** Where prospects appear: in their list, whose path starts so, and in their payments. */
const shown: readonly Resource[] = ['users', 'payments'];
