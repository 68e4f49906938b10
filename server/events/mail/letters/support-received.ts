import { template } from '../template.ts';

export const supportReceived = template({
  when: 'A question came in from the support page; to the address typed there. Nobody has proved it is theirs, so nothing typed is in it.',
  changeable: { name: 'support-received', label: 'Question received', fields: [] },
  says: (_facts: Record<string, never>) => ({
    subject: 'We received your question',
    paragraphs: ['Hello,', 'We received your message. A person replies by e-mail during our business hours.'],
    note: 'If you didn’t write to us, you can ignore this e-mail.',
  }),
  samples: { usual: {} },
});
