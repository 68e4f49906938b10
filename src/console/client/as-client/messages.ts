/** The words of seeing what a client sees. */
export const messages = {
  title: (name?: string) => (name === undefined ? 'As the client sees it' : `${name}, as the client sees it`),
  note: (name: string) => `You see what ${name} sees. You can look, but you can’t decide or write.`,
  back: 'Overview',
  failed: 'The client’s view did not load',
  journey: 'The journey',
  turns: 'Their turn',
  noTurns: 'They’re all caught up.',
  listings: 'Their listings',
  toDecide: 'Waiting for the client’s choice',
  noListings: 'No links published yet.',
  more: 'Show more',
  updates: 'Their updates',
  files: 'Shared files',
  filesFailed: 'The files did not load.',
  noFiles: 'No files shared.',
  folderHidden: 'The folder is hidden from the client.',
} as const;
