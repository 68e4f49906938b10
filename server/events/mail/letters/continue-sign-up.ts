import { exampleUrl, template } from '../template.ts';

interface Facts {
  /** The e-mail has an account: its owner may sign in instead. */
  has_account: boolean;
  url: string;
}

export const continueSignUp = template({
  when: 'A sign-up was started, its e-mail changed, or staff send the payment link. It may reach the wrong mailbox, so it carries nothing that was typed.',
  changeable: {
    name: 'continue-sign-up',
    label: 'Continue sign-up',
    fields: [],
    variant: ({ has_account }) => (has_account ? 'to an e-mail with an account' : 'usual'),
  },
  says: ({ has_account, url }: Facts) => ({
    subject: 'Continue your Forecourt sign-up',
    paragraphs: [
      'Hello,',
      'Your details are saved. Continue with this link on any device; it works for 14 days and also confirms your e-mail.',
      ...(has_account ? ['This e-mail already has an account. Sign in with it to buy there, or continue here and we add your package to it.'] : []),
    ],
    action: { label: 'Continue', url },
    note: 'If you didn’t sign up, you can ignore this e-mail.',
  }),
  samples: { usual: { has_account: false, url: exampleUrl }, 'to an e-mail with an account': { has_account: true, url: exampleUrl } },
});
