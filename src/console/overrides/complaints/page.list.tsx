import { openComplaintStatuses } from '../../../../domain/complaints.ts';
import ResourceList from '../../../../engine/console/list/ResourceList.tsx';

/** The page begins with what is still open, as the menu counts it; the rest is one chip away. */
export default function ComplaintList() {
  return <ResourceList startWith={open} />;
}

const open = { status: [...openComplaintStatuses] };
