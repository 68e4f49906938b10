// Every operation's case; see case.ts.
import { authCases } from './auth.ts';
import type { Cases } from './case.ts';
import { employeeCases } from './employees.ts';
import { settingsCases } from './settings.ts';
import { userCases } from './users.ts';

export const cases: Partial<Cases> = {
  ...authCases,
  ...userCases,
  ...employeeCases,
  ...settingsCases,
};
