import type { AsideProps } from '../../../../engine/console/overrides.ts';
import { BidDesk } from '../../bids/BidDesk.tsx';

/** A price request's rounds, and its dealers' prices side by side. */
export default function BidRequestMain({ record }: AsideProps) {
  return <BidDesk record={record} />;
}
