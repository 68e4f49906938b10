/** What a build is made of: files and folders, from the project's root. */
export const sources: readonly string[];
export function build(): Promise<void>;
export function buildIfStale(): Promise<void>;
