// What other modules may use of coupons.
export { couponHandlers } from './handlers.ts';
export { consumeHold, countRefund, findCoupon, holdCoupon, isUsedUp, releaseHold, usageOf, type Buyer } from './holds.ts';
