import { exampleUrl, template } from '../template.ts';

export const passwordReset = template({
  when: 'A person with a password says they forgot it.',
  says: ({ first_name, url }: { first_name: string; url: string }) => ({
    subject: 'Choose a new password',
    paragraphs: [`Hello ${first_name},`, 'We received a request for a new password for this address. The link works once, within 60 minutes.'],
    action: { label: 'Choose a new password', url },
    note: 'If that was not you, do nothing: your password stays as it is.',
  }),
  samples: { usual: { first_name: 'Maria', url: exampleUrl } },
});
