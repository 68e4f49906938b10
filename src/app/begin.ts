import type { PublicSettings } from '../../generated/api.ts';
import { Problem } from '../../engine/web/problem.ts';
import { api, dataOf } from '../api/client.ts';
import { session } from '../api/session.ts';
import { followReader } from './reader-formats.ts';

/**
 * Fetches what the browser must know before anything else, and opens the session with it. Where nobody answers, the portal opens with what this device has kept of
 * whoever is signed in.
 */
export async function begin(): Promise<PublicSettings> {
  const [settings, recall] = await dataOf(api.GET('/public-settings')).then((answered) => [answered, undefined] as const, recalled);
  await session.open(settings.storage_secret);
  followReader(session, settings);
  await recall?.(session.get()?.user.id);
  return settings;
}

/** How often it is tried again, and after how long, in ms. */
const [tries, pause] = [3, 2_000];

/** Begins, and where nobody answers tries again: what is typed into the page meanwhile is lost once another is drawn. @returns undefined where nobody answered for some seconds */
export const beginSoon = (left = tries, after = pause): Promise<PublicSettings | undefined> =>
  begin().catch(async () => {
    if (left === 0) return undefined;
    await new Promise((resolve) => setTimeout(resolve, after));
    return beginSoon(left - 1, after);
  });

/** The settings as they were kept, and how to bring back what was seen. @throws what the call failed with, where nothing was kept */
async function recalled(failure: unknown) {
  if (failure instanceof Problem && failure.status !== 0 && failure.status < 502) throw failure;
  const seen = await import('../api/seen/recall.ts').catch(() => undefined);
  const settings = await seen?.recallSettings().catch(() => undefined);
  if (seen === undefined || settings === undefined) throw failure;
  const recall = async (account: string | undefined) => seen.recallInto((await import('../api/QueriesProvider.tsx')).queries, account);
  return [settings, recall] as const;
}
