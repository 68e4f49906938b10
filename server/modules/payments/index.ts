// What other modules may use of payments.
export { attachWaiting } from './attach.ts';
export { mailOwnConfirmation } from './confirm-own.ts';
export { givePaymentCase } from './cases.ts';
export { releaseExpired } from './expire.ts';
export { paymentHandlers } from './handlers.ts';
export { packageNameOf } from './receipt.ts';
export { refundQuote } from './refund-quote.ts';
export { paymentsHeardAt } from './heard.ts';
export { giveRefundRequest, openRequestOf, refundRequestScope } from './refund-requests.ts';
export { paymentScope } from './scope.ts';
export { startReconciling } from './reconcile.ts';
export { withPaymentTakenBack } from './take-back.ts';
