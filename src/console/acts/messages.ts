/** What one does with a client by a single key. */
export const messages = {
  followUp: (client: string) => `Follow up with ${client}`,
  save: 'Set follow-up',
  saving: 'Saving…',
  cancel: 'Cancel',
  share: (client: string) => `Share files with ${client}`,
  shareHint: (client: string) => `${client} sees what you choose at once and is notified.`,
  choose: 'Choose files',
  folderHidden: 'The client’s folder is hidden. Show it in the Files tab.',
  noFolder: 'This client has no folder yet.',
} as const;
