import type { InputProps } from '../../../../engine/console/overrides.ts';
import { AttachmentsInput } from '../../files/AttachmentsInput.tsx';

/** What a dealer sent with a price that staff type in. */
export default function BidFiles(props: InputProps) {
  return <AttachmentsInput purpose="bid" {...props} />;
}
