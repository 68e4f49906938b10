import { RecordBody } from '../../../engine/console/record/RecordBody.tsx';
import type { AdvisorTabProps } from './AdvisorTab.ts';

/** Who the advisor is and how they work. */
export default function OverviewTab({ employee }: AdvisorTabProps) {
  return <RecordBody record={employee} />;
}
