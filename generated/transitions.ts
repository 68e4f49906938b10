// Written by `npm run generate` from openapi/. Do not edit.
export { roleTransitions } from './transitions/Role.ts';
export { userStatusTransitions } from './transitions/UserStatus.ts';
export { onboardingStepTransitions } from './transitions/OnboardingStep.ts';
export { paymentStatusTransitions } from './transitions/PaymentStatus.ts';
export { paymentCaseStatusTransitions } from './transitions/PaymentCaseStatus.ts';
export { refundRequestStatusTransitions } from './transitions/RefundRequestStatus.ts';
export { checklistStatusTransitions } from './transitions/ChecklistStatus.ts';
export { complaintStatusTransitions } from './transitions/ComplaintStatus.ts';
export { linkStatusTransitions } from './transitions/LinkStatus.ts';
export { chatEmployeeStatusTransitions } from './transitions/ChatEmployeeStatus.ts';
export { chatClientStatusTransitions } from './transitions/ChatClientStatus.ts';
export { supportStatusTransitions } from './transitions/SupportStatus.ts';
export { dealStatusTransitions } from './transitions/DealStatus.ts';
export { taskStatusTransitions } from './transitions/TaskStatus.ts';
export { bidRequestStatusTransitions } from './transitions/BidRequestStatus.ts';
export { dealCheckStatusTransitions } from './transitions/DealCheckStatus.ts';

/** The schemas whose values are moved. */
export type MovedSchema = 'Role' | 'UserStatus' | 'OnboardingStep' | 'PaymentStatus' | 'PaymentCaseStatus' | 'RefundRequestStatus' | 'ChecklistStatus' | 'ComplaintStatus' | 'LinkStatus' | 'ChatEmployeeStatus' | 'ChatClientStatus' | 'SupportStatus' | 'DealStatus' | 'TaskStatus' | 'BidRequestStatus' | 'DealCheckStatus';
