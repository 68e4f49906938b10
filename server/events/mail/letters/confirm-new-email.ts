import { exampleUrl, template } from '../template.ts';

export const confirmNewEmail = template({
  when: 'A person wants another e-mail for their account; to the new one.',
  changeable: { name: 'confirm-new-email', label: 'Confirm a new e-mail', fields: [] },
  says: ({ url }: { url: string }) => ({
    subject: 'Confirm your new e-mail',
    paragraphs: [
      'Hello,',
      'Open this link to use this e-mail for your Forecourt account. Until then, you sign in with the old one. The link works for 14 days.',
    ],
    action: { label: 'Confirm this e-mail', url },
    note: 'If this wasn’t you, ignore this e-mail.',
  }),
  samples: { usual: { url: exampleUrl } },
});
