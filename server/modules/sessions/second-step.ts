// What a sign-in waits for beside the password (OWASP ASVS 5.0, 6.3.3: staff have a second factor; 6.3.4: on every way in).
import { sql, type SQL } from 'drizzle-orm';
import { staffRoles } from '../../../domain/roles.ts';
import type { Role, SecondStep } from '../../../generated/api.ts';
import { secondStepLabels } from '../../../generated/enums.ts';
import { Problem } from '../../../engine/server/problem.ts';
import type { Config } from '../../config.ts';

/** How long a sign-in waits for its second step, in ms; afterwards it begins anew. */
export const waitingLength = 15 * 60_000;

/** The contract's security scheme of a sign-in that waits for this. */
export const unfinished: Readonly<Record<SecondStep, string>> = { confirm: 'waiting', set_up: 'settingUp', again: '' };

/** Whether the person of the query's `users` has a passkey or an authenticator app; recovery codes alone are none. */
export const hasSecondFactor = (): SQL<boolean> =>
  // Names written out: within a query of one table, columns would lose their table's name, and mean others in here.
  sql<boolean>`(exists (select 1 from passkeys where passkeys.user_id = users.id)
    or exists (select 1 from authenticator_apps as app where app.user_id = users.id and app.confirmed_at is not null))`;

/** What the sign-in of such a person waits for; null for nothing. */
export function waitsFor(
  { staffNeedSecondStep }: Pick<Config, 'staffNeedSecondStep'>,
  { role, hasFactor, isConfirmed }: { role: Role; hasFactor: boolean; isConfirmed: boolean },
): SecondStep | null {
  if (hasFactor) return isConfirmed ? null : 'confirm';
  return staffNeedSecondStep && staffRoles.some((staff) => staff === role) ? 'set_up' : null;
}

/** 403 that ends once the caller does what it names. */
export const needsSecondStep = (step: SecondStep): Problem =>
  new Problem(403, 'Not confirmed', { detail: `${secondStepLabels[step]} to continue.`, members: { second_step: step } });
