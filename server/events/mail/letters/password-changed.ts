import { template } from '../template.ts';

export const passwordChanged = template({
  when: 'A password was changed or chosen anew.',
  changeable: { name: 'password-changed', label: 'Password changed', fields: ['first_name'] },
  says: ({ first_name }: { first_name: string }) => ({
    subject: 'Your password was changed',
    paragraphs: [`Hello ${first_name},`, 'Your Forecourt password was just changed, and we signed out your other devices.'],
    note: 'If this wasn’t you, write to us right away.',
  }),
  samples: { usual: { first_name: 'Maria' } },
});
