import { template } from '../template.ts';

export const supportReceived = template({
  when: 'A question came in from the support page; to the address typed there. Nobody has proved it is theirs, so nothing typed is in it.',
  says: (_facts: Record<string, never>) => ({
    subject: 'We have your question',
    paragraphs: ['Hello,', 'We have your message and will answer within our working hours.'],
    note: 'If you did not write to us, you can ignore this e-mail.',
  }),
  samples: { usual: {} },
});
