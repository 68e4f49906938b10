import { exampleUrl, template } from '../template.ts';

interface Facts {
  url: string;
  /** Ends these letters with one press. */
  stop_url: string;
}

export const unfinishedSignUp = template({
  when: 'A sign-up was left: 1, 24 and 72 hours after its last step, unless they were turned off. It may reach the wrong mailbox, so it carries nothing that was typed.',
  changeable: { name: 'unfinished-sign-up', label: 'Unfinished sign-up', fields: [] },
  says: ({ url, stop_url }: Facts) => ({
    subject: 'Your Forecourt sign-up is saved',
    paragraphs: [
      'Hello,',
      'You started to sign up and stopped on the way. Everything you entered is saved, the package and your code included. Continue on any device.',
    ],
    action: { label: 'Continue', url },
    note: `Don’t want these reminders? Stop them: ${stop_url}`,
    stop_url,
  }),
  samples: { usual: { url: exampleUrl, stop_url: exampleUrl } },
});
