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

/** The settings as they were kept, and how to bring back what was seen. @throws what the call failed with, where nothing was kept */
async function recalled(failure: unknown) {
  if (failure instanceof Problem && failure.status !== 0 && failure.status < 502) throw failure;
  const seen = await import('../api/seen/recall.ts').catch(() => undefined);
  const settings = await seen?.recallSettings().catch(() => undefined);
  if (seen === undefined || settings === undefined) throw failure;
  const recall = async (account: string | undefined) => seen.recallInto((await import('../api/QueriesProvider.tsx')).queries, account);
  return [settings, recall] as const;
}
