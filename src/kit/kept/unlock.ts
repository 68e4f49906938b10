// The store of this browser: its database, and the key the server keeps for the account.
import { api, dataOf } from '../../api/client.ts';
import { accountCipher } from './cipher.ts';
import type { Kept } from './kept.ts';
import { openRows, type Rows } from './rows.ts';
import { browserChannel, storeOf } from './store.ts';

/** The store of an account of this browser, unlocked by the key the server keeps for them. */
export async function openStore(account: string): Promise<Kept> {
  const [{ key }, rows] = await Promise.all([dataOf(api.GET('/auth/get/me/device-key')), openRows()]);
  return storeOf(account, rows, await accountCipher(key));
}

/** How many entries of an account wait, of one kind where it is named; needs no key. */
export const waitingOf = async (account: string, { kind, rows }: { kind?: string | undefined; rows?: Rows } = {}): Promise<number> =>
  (await (rows ?? (await openRows())).all(account)).filter((row) => row.waiting && (kind === undefined || row.kind === kind)).length;

/** Deletes what an account keeps; needs no key. */
export async function forgetOf(account: string, rows?: Rows): Promise<void> {
  await (rows ?? (await openRows())).clear(account);
  const channel = browserChannel(() => {});
  channel.post({ account, change: undefined });
  channel.close();
}
