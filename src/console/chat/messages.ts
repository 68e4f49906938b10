/** The words of the inbox and of working in a chat. */
export const inboxMessages = {
  inbox: 'Inbox',
  searchChats: 'Search chats',
  all: 'All',
  youPrefix: (text: string) => `You: ${text}`,
  replyBy: (when: string) => `Reply by ${when}`,
  needsReplyBy: (when: string) => `Needs reply by ${when}`,
  overdue: (when: string) => `Reply was due ${when}`,
  snoozedTo: (when: string) => `Snoozed until ${when}`,
  resolve: 'Resolve',
  resolved: 'Chat resolved.',
  snooze: 'Snooze',
  snoozed: (when: string) => `Snoozed until ${when}.`,
  reopen: 'Needs reply',
  back: 'Back to the inbox',
  about: 'About the client',
  openClient: 'Open client',
  brief: 'Brief',
  noBrief: 'No checklist yet.',
  noChats: {
    needs_reply: 'No one is waiting for an answer',
    all: 'No chats yet',
    desk: 'No chats with the desk',
  },
  noChatsHint: {
    needs_reply: 'Chats waiting for an answer, oldest first.',
    all: 'A chat starts when a client gets an advisor or writes to the desk.',
    desk: 'Messages to the desk appear here.',
  },
  allChats: 'All chats',
  whose: 'Whose chats',
  everybody: 'All advisors',
  advisorsFailed: 'The advisors did not load.',
  moreChats: (count: number) => (count === 1 ? 'Show one more' : `Show ${count} more`),
  nothingFound: 'No chats found',
  nothingFoundHint: 'Try another word or clear the search.',
  clearSearch: 'Clear the search',
  pick: 'Select a chat',
  pickHint: 'Its messages appear here.',
} as const;

/** Ready sentences for staff, to be changed before sending. */
export const quickReplies = [
  'Thank you. I’m on it and will get back to you today.',
  'I’ve asked the dealer and expect an answer by tomorrow.',
  'Would you like me to ask for an out-the-door price?',
  'Which of the cars do you like best so far?',
] as const;
