// Every operation's case; see case.ts.
import type { OperationId } from '../../../generated/api.ts';
import { auditCases } from './audit.ts';
import { authCases } from './auth.ts';
import { bidCases } from './bids.ts';
import type { AnyCase, Cases } from './case.ts';
import { chatCases } from './chats.ts';
import { complaintCases } from './complaints.ts';
import { dealCases } from './deals.ts';
import { dealCheckCases } from './deal-checks.ts';
import { dealersCases } from './dealers.ts';
import { employeeCases } from './employees.ts';
import { exportCases } from './exports.ts';
import { fileCases } from './files.ts';
import { guestCases } from './guests.ts';
import { notificationCases } from './notifications.ts';
import { preferencesCases } from './preferences.ts';
import { reportCases } from './reports.ts';
import { salesCases } from './sales.ts';
import { linkCases } from './links.ts';
import { pipelineCases } from './pipeline.ts';
import { secondFactorCases } from './second-factor.ts';
import { serviceDeskCases } from './service-desk.ts';
import { settingsCases } from './settings.ts';
import { taskCases } from './tasks.ts';
import { userCases } from './users.ts';
import { viewCases } from './views.ts';

export const cases: Cases = {
  ...authCases,
  ...secondFactorCases,
  ...userCases,
  ...employeeCases,
  ...settingsCases,
  ...preferencesCases,
  ...fileCases,
  ...exportCases,
  ...complaintCases,
  ...serviceDeskCases,
  ...chatCases,
  ...notificationCases,
  ...salesCases,
  ...linkCases,
  ...guestCases,
  ...dealersCases,
  ...bidCases,
  ...dealCases,
  ...dealCheckCases,
  ...pipelineCases,
  ...taskCases,
  ...reportCases,
  ...auditCases,
  ...viewCases,
};

/** The same, for whoever goes through all of them. */
export const anyCases: Readonly<Record<OperationId, AnyCase>> = cases;
