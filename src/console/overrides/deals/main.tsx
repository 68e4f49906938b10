import type { AsideProps } from '../../../../engine/console/overrides.ts';
import { DealRoom } from '../../deals/DealRoom.tsx';

/** A deal's contract, papers, delivery and how it went. */
export default function DealMain({ record }: AsideProps) {
  return <DealRoom record={record} />;
}
