import { exampleUrl, template } from '../template.ts';

interface Facts {
  first_name: string;
  package_name: string;
  /** A coupon covered it: nothing speaks of a payment. */
  is_free: boolean;
  /** Staff and guests can have no package. */
  of: 'client' | 'staff' | 'guest';
  url: string;
}

function story({ package_name, is_free, of }: Facts): string {
  if (of === 'guest')
    return `Someone ordered ${package_name} with your e-mail. Your account is for deciding with someone else, so it can’t have a package. Our admins will look into it.`;
  if (of === 'staff')
    return `Someone ordered ${package_name} with your e-mail. Yours is a staff account, which can’t have a package, so our admins will look into it.`;
  return `Someone ${is_free ? 'ordered' : 'paid for'} ${package_name} with your e-mail, and we added it to your account. Sign in to see it.`;
}

export const purchaseAttached = template({
  when: 'A sign-up bought a package with the e-mail of an account; to its owner.',
  changeable: {
    name: 'purchase-attached',
    label: 'Package added to an account',
    fields: ['first_name', 'package_name'],
    variant: ({ of, is_free }) => ({ guest: 'to a guest', staff: 'to staff', client: is_free ? 'covered by a coupon' : 'paid' })[of],
  },
  says: (facts: Facts) => ({
    subject: facts.of !== 'client' ? `${facts.package_name} was ordered with your e-mail` : `${facts.package_name} was added to your account`,
    paragraphs: [`Hello ${facts.first_name},`, story(facts)],
    action: { label: 'Sign in', url: facts.url },
    note: 'If you didn’t order this, write to us.',
  }),
  samples: {
    paid: { first_name: 'Maria', package_name: 'Full Service', is_free: false, of: 'client', url: exampleUrl },
    'covered by a coupon': { first_name: 'Maria', package_name: 'Full Service', is_free: true, of: 'client', url: exampleUrl },
    'to staff': { first_name: 'Zoe', package_name: 'Full Service', is_free: false, of: 'staff', url: exampleUrl },
    'to a guest': { first_name: 'Dana', package_name: 'Full Service', is_free: false, of: 'guest', url: exampleUrl },
    'to staff, covered by a coupon': { first_name: 'Zoe', package_name: 'Full Service', is_free: true, of: 'staff', url: exampleUrl },
  },
});
