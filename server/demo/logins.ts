// The demo accounts one can sign in with; printed at the start, used by the tests.
import type { Role } from '../../generated/api.ts';
import { roleLabels } from '../../generated/enums.ts';
import * as roles from '../../generated/roles.ts';

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
  { email: demoEmails.admin, role: roles.admin, label: roleLabels.admin.toLowerCase() },
  { email: demoEmails.employee, role: roles.employee, label: roleLabels.employee.toLowerCase() },
  { email: 'advisor2@forecourt.example', role: roles.employee, label: 'another advisor' },
  { email: demoEmails.client, role: roles.client, label: 'client of the first advisor, mid-journey' },
  { email: 'client2@forecourt.example', role: roles.client, label: 'client of the second advisor' },
  { email: 'suspended@forecourt.example', role: roles.client, label: 'suspended: refused at sign-in' },
];
