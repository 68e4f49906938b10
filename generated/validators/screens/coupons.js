// Written by `npm run generate` from openapi/. Do not edit.
export { createCouponBody as createCoupon } from '../createCoupon.js';
export { updateCouponBody as updateCoupon } from '../updateCoupon.js';
export { turnOffCouponsBody as turnOffCoupons } from '../turnOffCoupons.js';
export { changeCouponsEndBody as changeCouponsEnd } from '../changeCouponsEnd.js';
