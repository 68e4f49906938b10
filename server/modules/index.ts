// Every handler of the API, by operation.
import type { HandlerMap } from '../contract/handler.ts';
import { chatHandlers } from './chats/handlers.ts';
import { complaintHandlers } from './complaints/handlers.ts';
import { couponHandlers } from './coupons/handlers.ts';
import { fileHandlers } from './files/handlers.ts';
import { folderHandlers } from './folders/handlers.ts';
import { notificationHandlers } from './notifications/handlers.ts';
import { onboardingHandlers } from './onboarding/handlers.ts';
import { packageHandlers } from './packages/handlers.ts';
import { paymentHandlers } from './payments/handlers.ts';
import { preferencesHandlers } from './preferences/handlers.ts';

export const handlers = {
  ...packageHandlers,
  ...couponHandlers,
  ...onboardingHandlers,
  ...paymentHandlers,
  ...preferencesHandlers,
  ...folderHandlers,
  ...complaintHandlers,
  ...chatHandlers,
  ...notificationHandlers,
  ...fileHandlers,
} satisfies Partial<HandlerMap>;
