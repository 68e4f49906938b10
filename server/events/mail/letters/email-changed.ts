import { template } from '../template.ts';

export const emailChanged = template({
  when: 'An account has moved to another e-mail; to the old one.',
  changeable: { name: 'email-changed', label: 'E-mail changed', fields: ['first_name'] },
  says: ({ first_name }: { first_name: string }) => ({
    subject: 'Your e-mail was changed',
    paragraphs: [`Hello ${first_name},`, 'The e-mail of your Forecourt account was just changed. The account no longer uses this address.'],
    note: 'If this wasn’t you, write to us right away.',
  }),
  samples: { usual: { first_name: 'Maria' } },
});
