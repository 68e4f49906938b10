import { ListSection } from './ListSection.tsx';

/** What staff answer again and again. */
export default function CannedRepliesSection() {
  return <ListSection id="canned-replies" />;
}
