import { template } from '../template.ts';

export const emailTaken = template({
  when: 'A person wants to move their account to an e-mail that has an account of its own; to that e-mail.',
  says: (_facts: Record<string, never>) => ({
    subject: 'This e-mail already has an account',
    paragraphs: ['Hello,', 'An account at Forecourt asked to move to this e-mail, which already has an account of its own. Nothing changed.'],
    note: 'If that was not you, you can ignore this e-mail.',
  }),
  samples: { usual: {} },
});
