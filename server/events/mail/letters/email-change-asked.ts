import { template } from '../template.ts';

export const emailChangeAsked = template({
  when: 'A person wants another e-mail for their account; to the old one.',
  changeable: { name: 'email-change-asked', label: 'New e-mail requested', fields: ['first_name'] },
  says: ({ first_name }: { first_name: string }) => ({
    subject: 'A new e-mail for your account',
    paragraphs: [
      `Hello ${first_name},`,
      'Someone asked to change the e-mail of your Forecourt account. It changes once someone opens the link we sent to the new address.',
    ],
    note: 'If this wasn’t you, write to us right away.',
  }),
  samples: { usual: { first_name: 'Maria' } },
});
