import { wasPaid } from '../../../../domain/refunds.ts';
import { FieldView } from '../../../../engine/console/fields/FieldView.tsx';
import type { ViewProps } from '../../../../engine/console/overrides.ts';
import { paymentStatusValues } from '../../../../generated/enums.ts';

const centsOf = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** What the firm kept of a payment: what was paid, less what was refunded or lost in a dispute. */
export default function KeptCell({ field, record }: ViewProps) {
  const status = paymentStatusValues.find((each) => each === record['status']);
  const kept = status && wasPaid({ status }) ? centsOf(record['amount']) - centsOf(record['refunded_amount']) - centsOf(record['disputed_amount']) : null;
  return field ? <FieldView field={field} value={kept} dense /> : null;
}
