/** The words of the support page. */
export const supportMessages = {
  title: 'Get support',
  lead: (within: string) => `Tell us what you need. A person answers by e-mail, usually ${within}.`,
  submit: 'Send',
  busy: 'Sending',
  sentTitle: 'We have your message',
  hours: (hours: string) => `We answer ${hours}.`,
  sent: (email: string, due: string) => `A person replies to ${email} by ${due}.`,
  another: 'Write another message',
  choose: 'Choose a topic',
} as const;
