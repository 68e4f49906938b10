import { template } from '../template.ts';

export const accountClosed = template({
  when: 'An account was closed.',
  says: ({ first_name }: { first_name: string }) => ({
    subject: 'Your account was closed',
    paragraphs: [
      `Hello ${first_name},`,
      'Your account at Forecourt is closed and your personal data is removed. We keep your payments and decisions in our records.',
    ],
    note: 'If that was not you, write to us at once.',
  }),
  samples: { usual: { first_name: 'Maria' } },
});
