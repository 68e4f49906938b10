/** The words of confirming an address. */
export const confirmMessages = {
  title: 'Confirm your e-mail',
  lead: 'Confirm that this e-mail address is yours.',
  submit: 'Confirm this e-mail',
  busy: 'Confirming',
  doneTitle: 'Your e-mail is confirmed',
  done: (email: string) => `${email} is now the e-mail for your account.`,
  goOn: 'Continue',
  signIn: 'Sign in',
} as const;
