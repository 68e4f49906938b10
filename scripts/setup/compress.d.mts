// For tests; the code itself runs in plain Node, before anything is installed that reads types.

/** Writes `<file>.br` and `<file>.gz` beside every file of text in a folder that is worth it. */
export function compressFolder(folder: string): Promise<void>;
