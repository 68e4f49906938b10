const fields = (count: number): string => (count === 1 ? '1 field needs a look' : `${count} fields need a look`);

/** Every word of the shared parts; areas have catalogues of their own. */
export const messages = {
  product: 'Forecourt',
  loading: 'Loading...',
  loggingOut: 'Logging out...',
  optional: 'Optional',
  required: 'Required',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  undo: 'Undo',
  undone: 'Undone',
  andMore: (count: number) => `and ${count} more`,
  working: 'One moment',
  somethingWentWrong: 'Something went wrong',
  tryAgain: 'Try again',
  sendAgain: 'What you entered is still here: send it again.',
  close: 'Close',
  cancel: 'Cancel',
  copy: 'Copy',
  copied: 'Copied',
  notifications: 'Messages of the app',
  currency: 'USD',
  formErrors: {
    saved: (count: number) => `${fields(count)} before this can be saved:`,
    sent: (count: number) => `${fields(count)} before this can be sent:`,
  },
  theme: { light: 'Light', dark: 'Dark', system: 'As my device', toggle: 'Switch theme', label: 'Appearance' },
  answers: {
    days: (first: string, last: string) => `${first} to ${last}`,
    hours: (days: string, opens: string, closes: string, zone: string) => `${days}, ${opens} to ${closes} ${zone}`,
    midnight: 'midnight',
    today: (time: string) => `${time} today`,
    within: (hours: number) => (hours === 1 ? 'within one working hour' : `within ${hours} working hours`),
  },
  help: {
    button: 'How it works',
    title: 'How It Works',
    read: 'Read',
  },
} as const;
