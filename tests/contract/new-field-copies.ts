// What only makes sense where Coupon has a note: new-field.test.ts tries it on its copy of the project.

/** Does not compile without `note`. */
export const typeTest = `import type { Coupon, CouponCreate, CouponUpdate } from '../../generated/api.ts';

export const read = (coupon: Coupon): string | null | undefined => coupon.note;
export const created: Pick<CouponCreate, 'note'> = { note: 'For the autumn fair' };
export const updated: Pick<CouponUpdate, 'note'> = { note: null };
`;
