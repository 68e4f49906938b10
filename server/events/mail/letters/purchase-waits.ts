import { exampleUrl, template } from '../template.ts';

interface Facts {
  package_name: string;
  /** A coupon covered it: nothing speaks of a payment. */
  is_free: boolean;
  url: string;
}

export const purchaseWaits = template({
  when: 'A sign-up bought a package with the e-mail of an account that nobody has confirmed yet. The owner of the mailbox decides.',
  changeable: {
    name: 'purchase-waits',
    label: 'Package waits for an e-mail to be confirmed',
    fields: ['package_name'],
    variant: ({ is_free }) => (is_free ? 'covered by a coupon' : 'paid'),
  },
  says: ({ package_name, is_free, url }: Facts) => ({
    subject: 'Confirm your e-mail to get your package',
    paragraphs: [
      'Hello,',
      `Someone ${is_free ? 'ordered' : 'paid for'} ${package_name} with this e-mail. The account with this e-mail isn’t confirmed yet: confirm it and we add the package. The link works once, for 14 days.`,
    ],
    action: { label: 'Confirm your e-mail', url },
  }),
  samples: {
    paid: { package_name: 'Deal Check', is_free: false, url: exampleUrl },
    'covered by a coupon': { package_name: 'Deal Check', is_free: true, url: exampleUrl },
  },
});
