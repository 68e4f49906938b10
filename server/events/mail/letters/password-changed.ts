import { template } from '../template.ts';

export const passwordChanged = template({
  when: 'A password was changed or chosen anew.',
  says: ({ first_name }: { first_name: string }) => ({
    subject: 'Your password was changed',
    paragraphs: [`Hello ${first_name},`, 'Your password at Forecourt was changed just now, and your other devices are signed out.'],
    note: 'If that was not you, write to us at once.',
  }),
  samples: { usual: { first_name: 'Maria' } },
});
