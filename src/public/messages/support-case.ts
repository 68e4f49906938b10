/** The words of a question's page. */
export const supportCaseMessages = {
  title: 'Your question',
  loading: 'Loading your question',
  failed: 'Your question did not load',
  again: 'Write to us',
  you: 'You',
  thread: 'Messages',
  due: (when: string) => `We answer by ${when}.`,
  answered: 'We answered. Write back if anything is left.',
  closed: 'We closed this. Write back, and it opens again.',
  send: 'Send',
  busy: 'Sending',
  sent: (when: string) => `Sent. We answer by ${when}.`,
  yours: (until: string) => `This page is yours alone. It works until ${until}.`,
} as const;
