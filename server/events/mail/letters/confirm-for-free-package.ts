import { exampleUrl, template } from '../template.ts';

export const confirmForFreePackage = template({
  when: 'A client wants a package that a coupon covers, and nobody has confirmed their e-mail.',
  changeable: { name: 'confirm-for-free-package', label: 'Confirm e-mail for a free package', fields: [] },
  says: ({ url }: { url: string }) => ({
    subject: 'Confirm your e-mail to get your package',
    paragraphs: [
      'Hello,',
      'Your coupon covers the package you chose. Confirm your e-mail in the browser where you are signed in, then finish your order there. The link works once, for 14 days.',
    ],
    action: { label: 'Confirm your e-mail', url },
  }),
  samples: { usual: { url: exampleUrl } },
});
