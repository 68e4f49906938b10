/** The words of a forgotten password. */
export const forgotMessages = {
  title: 'Forgot your password?',
  lead: 'Enter your e-mail. If it belongs to an account, we send a link to choose a new password. It works once, for 60 minutes.',
  submit: 'Send the link',
  busy: 'Sending',
  sentTitle: 'Check your e-mail',
  sent: (email: string) => `If ${email} belongs to an account, we sent the link. It works once, for 60 minutes.`,
  again: 'Use another e-mail',
  packageKept: 'The e-mailed link keeps your choice',
  back: 'Back to sign-in',
} as const;
