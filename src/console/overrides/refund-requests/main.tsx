import type { AsideProps } from '../../../../engine/console/overrides.ts';
import { RefundDesk } from '../../payments/RefundDesk.tsx';

/** What the client asked, and the refund that answers it. */
export default function RefundRequestMain({ record }: AsideProps) {
  return <RefundDesk record={record} />;
}
