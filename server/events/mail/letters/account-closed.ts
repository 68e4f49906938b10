import { template } from '../template.ts';

export const accountClosed = template({
  when: 'An account was closed.',
  changeable: { name: 'account-closed', label: 'Account closed', fields: ['first_name'] },
  says: ({ first_name }: { first_name: string }) => ({
    subject: 'Your account was closed',
    paragraphs: [
      `Hello ${first_name},`,
      'We closed your Forecourt account and deleted your personal data. We keep your payments and decisions in our records.',
    ],
    note: 'If this wasn’t you, write to us right away.',
  }),
  samples: { usual: { first_name: 'Maria' } },
});
