import type { PublicSettings } from '../../generated/api.ts';
import { api, dataOf } from '../api/client.ts';
import { session } from '../api/session.ts';
import { followReader } from './reader-formats.ts';

/** Fetches what the browser must know before anything else, and opens the session with it. */
export async function begin(): Promise<PublicSettings> {
  const settings = await dataOf(api.GET('/public-settings'));
  await session.open(settings.storage_secret);
  followReader(session, settings);
  return settings;
}
