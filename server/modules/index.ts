// Every handler of the API, by operation.
import type { HandlerMap } from '../../engine/server/handler.ts';
import { auditHandlers } from './audit/handlers.ts';
import { authHandlers } from './auth/handlers.ts';
import { chatHandlers } from './chats/handlers.ts';
import { complaintHandlers } from './complaints/handlers.ts';
import { couponHandlers } from './coupons/handlers.ts';
import { employeeHandlers } from './employees/handlers.ts';
import { fileHandlers } from './files/handlers.ts';
import { folderHandlers } from './folders/handlers.ts';
import { notificationHandlers } from './notifications/handlers.ts';
import { onboardingHandlers } from './onboarding/handlers.ts';
import { packageHandlers } from './packages/handlers.ts';
import { paymentHandlers } from './payments/handlers.ts';
import { preferencesHandlers } from './preferences/handlers.ts';
import { pushHandlers } from './push/handlers.ts';
import { sessionHandlers } from './sessions/handlers.ts';
import { settingsHandlers } from './settings/handlers.ts';
import { supportHandlers } from './support/handlers.ts';
import { userHandlers } from './users/handlers.ts';
import { journeyHandlers } from './journey/handlers.ts';
import { linkHandlers } from './links/handlers.ts';
import { listingHandlers } from './listings/handlers.ts';
import { pipelineHandlers } from './pipeline/handlers.ts';
import { taxRuleHandlers } from './tax-rules/handlers.ts';
import { reportHandlers } from './reports/handlers.ts';
import { trackerHandlers } from './trackers/handlers.ts';

export const handlers = {
  ...packageHandlers,
  ...couponHandlers,
  ...onboardingHandlers,
  ...paymentHandlers,
  ...authHandlers,
  ...sessionHandlers,
  ...userHandlers,
  ...employeeHandlers,
  ...settingsHandlers,
  ...supportHandlers,
  ...preferencesHandlers,
  ...folderHandlers,
  ...complaintHandlers,
  ...chatHandlers,
  ...notificationHandlers,
  ...pushHandlers,
  ...fileHandlers,
  ...journeyHandlers,
  ...linkHandlers,
  ...listingHandlers,
  ...pipelineHandlers,
  ...taxRuleHandlers,
  ...trackerHandlers,
  ...reportHandlers,
  ...auditHandlers,
} satisfies Omit<HandlerMap, 'getExportAddress' | 'getExportContent'>;
