import { template } from '../template.ts';

export const emailTaken = template({
  when: 'A person wants to move their account to an e-mail that has an account of its own; to that e-mail.',
  changeable: { name: 'email-taken', label: 'E-mail already has an account', fields: [] },
  says: (_facts: Record<string, never>) => ({
    subject: 'This e-mail already has an account',
    paragraphs: ['Hello,', 'Someone asked to use this e-mail for a Forecourt account, but it already has one. Nothing changed.'],
    note: 'If this wasn’t you, you can ignore this e-mail.',
  }),
  samples: { usual: {} },
});
