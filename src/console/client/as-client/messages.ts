/** The words of seeing what a client sees. */
export const messages = {
  title: (name: string) => `${name}, as the client sees it`,
  note: (name: string) => `You see what ${name} sees. Nothing can be decided or written here.`,
  back: 'Overview',
  failed: 'The client’s view did not load',
  journey: 'The journey',
  turns: 'Their turn',
  noTurns: 'Nothing waits for them.',
  listings: 'Their listings',
  toDecide: 'Waits for the client’s choice',
  noListings: 'No links are published yet.',
  updates: 'Their updates',
  files: 'Shared files',
  filesFailed: 'The files did not load.',
  noFiles: 'No files are shown to them.',
  folderHidden: 'The folder is hidden from them.',
} as const;
