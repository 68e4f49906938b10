// Every handler of the API, by operation.
import type { HandlerMap } from '../../engine/server/handler.ts';
import { auditHandlers } from './audit/index.ts';
import { authHandlers } from './auth/index.ts';
import { bidHandlers } from './bids/index.ts';
import { cannedReplyHandlers } from './canned-replies/index.ts';
import { caseHandlers } from './cases/index.ts';
import { chatHandlers } from './chats/index.ts';
import { categoryHandlers, complaintHandlers } from './complaints/index.ts';
import { contactHandlers } from './contacts/index.ts';
import { couponHandlers } from './coupons/index.ts';
import { employeeHandlers } from './employees/index.ts';
import { dealerHandlers } from './dealers/index.ts';
import { dealCheckHandlers } from './deal-checks/index.ts';
import { dealHandlers } from './deals/index.ts';
import { deskHandlers } from './desk/index.ts';
import { fileHandlers } from './downloads/index.ts';
import { frontDoorHandlers } from './front-door/index.ts';
import { folderHandlers } from './folders/index.ts';
import { matchHandlers } from './match/index.ts';
import { notificationHandlers } from './notifications/index.ts';
import { onboardingHandlers } from './onboarding/index.ts';
import { packageHandlers } from './packages/index.ts';
import { paymentHandlers } from './payments/index.ts';
import { preferencesHandlers } from './preferences/index.ts';
import { pushHandlers } from './push/index.ts';
import { searchHandlers } from './search/index.ts';
import { secondFactorHandlers } from './second-factor/index.ts';
import { sessionHandlers } from './sessions/index.ts';
import { settingsHandlers } from './settings/index.ts';
import { supportHandlers } from './support/index.ts';
import { uploadHandlers } from './uploads/index.ts';
import { userHandlers } from './users/index.ts';
import { journeyHandlers } from './journey/index.ts';
import { linkHandlers } from './links/index.ts';
import { listingHandlers } from './listings/index.ts';
import { pipelineHandlers } from './pipeline/index.ts';
import { systemHandlers } from './system/index.ts';
import { taskHandlers } from './tasks/index.ts';
import { taxRuleHandlers } from './tax-rules/index.ts';
import { reportHandlers } from './reports/index.ts';
import { trackerHandlers } from './trackers/index.ts';
import type { viewHandlers } from './views/index.ts';

export const handlers = {
  ...bidHandlers,
  ...dealerHandlers,
  ...dealHandlers,
  ...dealCheckHandlers,
  ...contactHandlers,
  ...deskHandlers,
  ...taskHandlers,
  ...packageHandlers,
  ...couponHandlers,
  ...onboardingHandlers,
  ...paymentHandlers,
  ...authHandlers,
  ...sessionHandlers,
  ...secondFactorHandlers,
  ...userHandlers,
  ...employeeHandlers,
  ...settingsHandlers,
  ...supportHandlers,
  ...preferencesHandlers,
  ...folderHandlers,
  ...complaintHandlers,
  ...categoryHandlers,
  ...caseHandlers,
  ...chatHandlers,
  ...cannedReplyHandlers,
  ...notificationHandlers,
  ...pushHandlers,
  ...fileHandlers,
  ...uploadHandlers,
  ...journeyHandlers,
  ...linkHandlers,
  ...listingHandlers,
  ...pipelineHandlers,
  ...taxRuleHandlers,
  ...trackerHandlers,
  ...reportHandlers,
  ...searchHandlers,
  ...matchHandlers,
  ...auditHandlers,
  ...systemHandlers,
  ...frontDoorHandlers,
} satisfies Omit<HandlerMap, 'getExportAddress' | 'getExportContent' | 'askTogether' | keyof ReturnType<typeof viewHandlers>>;
