import { formatDate } from '../../../../engine/web/format.ts';
import type { ViewProps } from '../../../../engine/console/overrides.ts';
import { messages } from './messages.ts';
import { readCoupon } from './coupon.ts';

/** The dates of its validity. */
export default function RunsCell({ record }: ViewProps) {
  const { starts_at: from, ends_at: until } = readCoupon(record);
  if (until === null) return <>{from === null ? messages.noEnd : messages.from(formatDate(from))}</>;
  return <>{from === null ? messages.until(formatDate(until)) : messages.runs(formatDate(from), formatDate(until))}</>;
}
