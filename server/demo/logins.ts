// The demo accounts one can sign in with; printed at the start, used by the tests.
import type { Role } from '../../generated/api.ts';

export interface DemoLogin {
  email: string;
  role: Role;
  label: string;
}

export { demoPassword } from '../../domain/passwords.ts';

/** The first demo account of each role. */
export const demoEmails: Readonly<Record<Role, string>> = {
  admin: 'admin@forecourt.example',
  employee: 'advisor@forecourt.example',
  client: 'client@forecourt.example',
};

export const demoLogins: readonly DemoLogin[] = [
  { email: demoEmails.admin, role: 'admin', label: 'admin' },
  { email: demoEmails.employee, role: 'employee', label: 'advisor' },
  { email: 'advisor2@forecourt.example', role: 'employee', label: 'another advisor' },
  { email: demoEmails.client, role: 'client', label: 'client of the first advisor, mid-journey' },
  { email: 'client2@forecourt.example', role: 'client', label: 'client of the second advisor' },
  { email: 'suspended@forecourt.example', role: 'client', label: 'suspended: refused at sign-in' },
];
