import type { AsideProps } from '../../../../engine/console/overrides.ts';
import { RefundButton } from '../../payments/RefundButton.tsx';

/** The refund that answers the request. */
export default function RefundRequestNext({ record }: AsideProps) {
  return <RefundButton record={record} />;
}
