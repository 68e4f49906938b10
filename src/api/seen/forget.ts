/** What a device keeps of what was last seen in the portal. */
export const seenDatabase = 'forecourt-seen';

/** Deletes all of it, and the key with it: whoever leaves, and whoever comes, leaves nothing to the next. The browser goes on with it when the page is gone. */
export function forgetSeen(): void {
  if (typeof indexedDB !== 'undefined') indexedDB.deleteDatabase(seenDatabase);
}
