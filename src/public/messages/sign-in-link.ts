/** The words of signing in by a mailed link. */
export const linkMessages = {
  lead: 'Enter your e-mail. If it belongs to an account, we send a link that signs you in. It works once, for 15 minutes.',
  sent: (email: string) => `If ${email} belongs to an account, we sent the link. It works once, for 15 minutes.`,
  openTitle: 'Sign in on this device',
  openLead: 'You opened the link we e-mailed you. It works once.',
} as const;
