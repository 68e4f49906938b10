// What an admin changed on a coupon, said in words for its history.
import { dayText } from '../../../domain/moment.ts';
import { couponKindWords } from '../../../generated/enums.ts';
import { createCouponForm } from '../../../generated/rules.ts';
import type { coupons } from '../../db/schema.ts';
import { moneyWords } from '../payments/money.ts';

type CouponRow = typeof coupons.$inferSelect;

/** Every field of a coupon's form, so that a new one has its history too. */
const isField = (name: string): name is keyof typeof createCouponForm => name in createCouponForm;
const fields = Object.keys(createCouponForm).filter(isField);

/**
 * One sentence for each field that differs: `Most redemptions 120 to 150`.
 * @param timeZone the firm's: its days begin there
 */
export function couponChangeWords(before: CouponRow, after: CouponRow, timeZone: string): string[] {
  return fields.flatMap((field) => {
    const [from, to] = [wordsOf(before, field, timeZone), wordsOf(after, field, timeZone)];
    if (from === to) return [];
    if (field === 'is_active') return [after.is_active ? 'Turned on' : 'Turned off'];
    return [`${createCouponForm[field].label} ${from} to ${to}`];
  });
}

function wordsOf(row: CouponRow, field: keyof typeof createCouponForm, timeZone: string): string {
  switch (field) {
    case 'kind':
      return couponKindWords[row.kind];
    case 'value':
      return row.kind === 'percent' ? `${row.value} %` : moneyWords(row.value);
    case 'min_package_price':
      return row.min_package_price === null ? 'none' : moneyWords(row.min_package_price);
    case 'starts_at':
    case 'ends_at':
      return row[field] === null ? 'none' : dayText(row[field], { locale: 'en-US', timeZone });
    case 'package_identifiers':
      return row.package_identifiers.length === 0 ? 'all' : row.package_identifiers.toSorted().join(', ');
    default:
      return String(row[field] ?? 'none');
  }
}
