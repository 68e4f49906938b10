// What jobs that work through a spreadsheet share: somebody looks on, and is told in the end.

/** Tries of one part, over some 17 minutes with their pauses: then the job ends, and says so. */
export const sheetTries = 11;

/** @param what could not be done */
export const gaveUp = (what: string): string => `We tried ${sheetTries} times and couldn’t ${what}.`;
