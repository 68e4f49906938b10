/** Where what a person wrote and is not sent yet stays on this device (rows.ts). */
export const databaseName = 'forecourt-kept';

/** May anything be kept here? On a device on which nobody has written there is no such database; a browser that does not tell may have one. */
export async function mayHaveKept(): Promise<boolean> {
  try {
    return (await indexedDB.databases()).some(({ name }) => name === databaseName);
  } catch {
    return true;
  }
}
