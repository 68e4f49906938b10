import { exampleUrl, template } from '../template.ts';

export const passwordReset = template({
  when: 'A person with a password says they forgot it.',
  changeable: { name: 'password-reset', label: 'New password', fields: ['first_name'] },
  says: ({ first_name, url }: { first_name: string; url: string }) => ({
    subject: 'Choose a new password',
    paragraphs: [
      `Hello ${first_name},`,
      'Someone requested a new password for your Forecourt account. Choose it with this link; it works once, for 60 minutes.',
    ],
    action: { label: 'Choose a new password', url },
    note: 'If this wasn’t you, ignore this e-mail: your password stays the same.',
  }),
  samples: { usual: { first_name: 'Maria', url: exampleUrl } },
});
