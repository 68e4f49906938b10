// Every operation's case; see case.ts.
import { authCases } from './auth.ts';
import type { Cases } from './case.ts';
<<<<<<< HEAD
import { employeeCases } from './employees.ts';
import { settingsCases } from './settings.ts';
import { userCases } from './users.ts';

export const cases: Partial<Cases> = {
  ...authCases,
  ...userCases,
  ...employeeCases,
  ...settingsCases,
=======
import { chatCases } from './chats.ts';
import { complaintCases } from './complaints.ts';
import { fileCases } from './files.ts';
import { notificationCases } from './notifications.ts';
import { preferencesCases } from './preferences.ts';

export const cases: Partial<Cases> = {
  ...preferencesCases,
  ...fileCases,
  ...complaintCases,
  ...chatCases,
  ...notificationCases,
>>>>>>> 0534eca (Cases of checklists, folders, files, complaints, chats and notifications for the access test)
};
