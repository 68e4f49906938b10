import { createContext, use } from 'react';
import type { PublicSettings } from '../../generated/api.ts';

/** The installation's settings for every browser at run time; nothing of it is baked into the bundle. */
export const PublicSettingsContext = createContext<PublicSettings | null>(null);

/** The installation's public settings, fetched once at start. */
export function usePublicSettings(): PublicSettings {
  const settings = use(PublicSettingsContext);
  if (settings === null) throw new Error('The public settings are not loaded yet.');
  return settings;
}
