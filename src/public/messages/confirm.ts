/** The words of confirming an address. */
export const confirmMessages = {
  title: 'Confirm your e-mail',
  lead: 'Press the button to confirm this mailbox is yours.',
  submit: 'Confirm this e-mail',
  busy: 'Confirming',
  doneTitle: 'Your e-mail is confirmed',
  done: (email: string) => `${email} belongs to your account now.`,
  goOn: 'Continue',
  deadTitle: 'This link no longer works',
  noToken: 'This link is incomplete. Open it from the mail again.',
  signIn: 'Sign in',
} as const;
