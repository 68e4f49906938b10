/** Every word of the firm's settings. */
export const messages = {
  title: 'Settings',
  loading: 'Loading the settings',
  failed: 'The settings did not load',
  save: 'Save settings',
  saving: 'Saving…',
  saved: 'Settings saved.',
  firm: {
    title: 'The firm',
    lead: 'Name, address and phone are on every receipt. The time zone sets when a day starts, and the hours on receipts and e-mails.',
  },
  answers: { title: 'Answers', lead: 'When clients can expect an answer. Only these hours count.' },
  requests: { title: 'New requests', lead: 'What happens when a client submits the first checklist.' },
  opens: 'Opens',
  closes: 'Closes',
  hour: (hour: number) => (hour === 24 ? 'midnight' : `${hour % 12 === 0 ? 12 : hour % 12} ${hour < 12 ? 'AM' : 'PM'}`),
  weekdays: 'Weekdays',
  chooseDay: 'Choose at least one day.',
  laterClose: 'Must be later than the opening.',
  promise: 'Answer within',
  promiseHint: 'Working hours.',
  more: { title: 'More settings', taxRules: 'Tax rules', support: 'Support requests' },
} as const;
