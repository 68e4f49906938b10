/** The words of choosing a new password. */
export const resetMessages = {
  title: 'Choose a new password',
  leadUnchecked: 'Changing it signs you out everywhere else.',
  lead: (email: string) => `You sign in with ${email}. Changing it signs you out everywhere else.`,
  welcome: (name: string) => `Welcome, ${name}`,
  welcomeLead: (email: string) => `Choose a password to sign in as ${email}.`,
  password: 'New password',
  repeat: 'New password again',
  differ: 'The passwords don’t match.',
  submit: 'Save the password',
  busy: 'Saving',
  done: 'Your password is saved.',
  notChecked: 'We couldn’t check this link',
  stillGood: 'The link still works. Try again.',
  noToken: 'This link is incomplete. Open it from the e-mail again, or get a new one.',
  askAgain: 'Get a new link',
} as const;
