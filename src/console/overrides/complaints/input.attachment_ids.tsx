import type { InputProps } from '../../../../engine/console/overrides.ts';
import { AttachmentsInput } from '../../files/AttachmentsInput.tsx';

/** Files that go with a complaint or a reply. */
export default function ComplaintFiles(props: InputProps) {
  return <AttachmentsInput purpose="complaint" {...props} />;
}
