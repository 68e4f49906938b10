import { template } from '../template.ts';

export const emailChangeAsked = template({
  when: 'A person wants another e-mail for their account; to the old one.',
  says: ({ first_name }: { first_name: string }) => ({
    subject: 'A new e-mail for your account',
    paragraphs: [`Hello ${first_name},`, 'Your account at Forecourt asked to move to another e-mail. It moves once you open the link we mailed there.'],
    note: 'If that was not you, write to us at once.',
  }),
  samples: { usual: { first_name: 'Maria' } },
});
