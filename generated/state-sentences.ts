// Written by `npm run generate` from openapi/. Do not edit.
export { roleSentences } from './state-sentences/Role.ts';
export { userStatusSentences } from './state-sentences/UserStatus.ts';
export { onboardingStepSentences } from './state-sentences/OnboardingStep.ts';
export { paymentStatusSentences } from './state-sentences/PaymentStatus.ts';
export { paymentCaseStatusSentences } from './state-sentences/PaymentCaseStatus.ts';
export { refundRequestStatusSentences } from './state-sentences/RefundRequestStatus.ts';
export { checklistStatusSentences } from './state-sentences/ChecklistStatus.ts';
export { complaintStatusSentences } from './state-sentences/ComplaintStatus.ts';
export { linkStatusSentences } from './state-sentences/LinkStatus.ts';
export { chatEmployeeStatusSentences } from './state-sentences/ChatEmployeeStatus.ts';
export { chatClientStatusSentences } from './state-sentences/ChatClientStatus.ts';
export { supportStatusSentences } from './state-sentences/SupportStatus.ts';
export { dealStatusSentences } from './state-sentences/DealStatus.ts';
export { taskStatusSentences } from './state-sentences/TaskStatus.ts';
export { bidRequestStatusSentences } from './state-sentences/BidRequestStatus.ts';
export { dealCheckStatusSentences } from './state-sentences/DealCheckStatus.ts';
