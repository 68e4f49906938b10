import { RecordBody } from '../../../engine/console/record/RecordBody.tsx';
import type { EmployeeTabProps } from './EmployeeTab.ts';

/** Who the employee is and how they work. */
export default function OverviewTab({ employee }: EmployeeTabProps) {
  return <RecordBody record={employee} />;
}
