import { exampleUrl, template } from '../template.ts';

interface Facts {
  package_name: string;
  /** A coupon covered it: nothing speaks of a payment. */
  is_free: boolean;
  url: string;
}

export const welcome = template({
  when: 'An order made a new client.',
  changeable: { name: 'welcome', label: 'Welcome', fields: ['package_name'], variant: ({ is_free }) => (is_free ? 'covered by a coupon' : 'paid') },
  says: ({ package_name, is_free, url }: Facts) => ({
    subject: 'Welcome to Forecourt: confirm your e-mail',
    paragraphs: [
      'Welcome,',
      `${is_free ? `Your ${package_name} package and your account are ready.` : `We received your payment for ${package_name}, and your account is ready.`} Confirm your e-mail, and choose a password if you don’t have one yet. The link works once, for 14 days.`,
    ],
    action: { label: 'Confirm your e-mail', url },
  }),
  samples: {
    paid: { package_name: 'Guided Search', is_free: false, url: exampleUrl },
    'covered by a coupon': { package_name: 'Guided Search', is_free: true, url: exampleUrl },
  },
});
