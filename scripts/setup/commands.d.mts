/** Names of files in scripts/, and of what is built of them. */
export const commands: readonly string[];
