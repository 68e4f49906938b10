import type { Role } from '../../../../generated/api.ts';
import * as roles from '../../../../generated/roles.ts';
import { exampleUrl, template } from '../template.ts';

/** Whom an account was made for; or they said they forgot a password they never chose. */
export type Invited = Role | 'forgot';

const openings: Readonly<Record<Invited, string>> = {
  admin: 'We created an account for you to manage Forecourt.',
  employee: 'We created an account for you as an advisor at Forecourt.',
  client: 'Your Forecourt account is ready. Use it to follow the search for your car and talk to your advisor.',
  forgot: 'Your Forecourt account is ready.',
};

/** The sample that shows each. */
const variants: Readonly<Record<Invited, string>> = {
  client: 'to a client',
  employee: 'to an advisor',
  admin: 'to an admin',
  forgot: 'after a forgotten password',
};

export const invitation = template({
  when: 'Staff create an account or invite again; or a person who never chose a password says they forgot it.',
  changeable: { name: 'invitation', label: 'Invitation', fields: ['first_name'], variant: ({ invited }) => variants[invited] },
  says: ({ first_name, invited, url }: { first_name: string; invited: Invited; url: string }) => ({
    subject: 'Welcome to Forecourt: choose your password',
    paragraphs: [`Hello ${first_name},`, openings[invited], 'Choose a password to sign in. The link works once, for 7 days.'],
    action: { label: 'Choose your password', url },
  }),
  samples: {
    'to a client': { first_name: 'Maria', invited: 'client', url: exampleUrl },
    'to an advisor': { first_name: 'Zoe', invited: roles.employee, url: exampleUrl },
    'to an admin': { first_name: 'Victor', invited: roles.admin, url: exampleUrl },
    'after a forgotten password': { first_name: 'Maria', invited: 'forgot', url: exampleUrl },
  },
});
