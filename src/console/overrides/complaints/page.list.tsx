import { openComplaintStatuses } from '../../../../domain/complaints.ts';
import ResourceList from '../../../../engine/console/list/ResourceList.tsx';

/** The page starts with the open ones, as the menu counts them; the rest is one chip away. */
export default function ComplaintList() {
  return <ResourceList startWith={open} />;
}

const open = { status: [...openComplaintStatuses] };
