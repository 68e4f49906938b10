import { useGetOne } from 'react-admin';
import { useParams } from 'react-router';
import { useUser } from '../../../api/session.ts';
import { RecordActions } from '../../../schema/record/RecordActions.tsx';
import { RecordHeader } from '../../../schema/record/RecordHeader.tsx';
import { RecordFailed, RecordLoading } from '../../../schema/record/RecordPage.tsx';
import ResourceShow from '../../../schema/record/ResourceShow.tsx';
import { EmployeeTabs } from '../../employee/EmployeeTabs.tsx';

/** An employee; what belongs to them stands in tabs, an admin's to look after. */
export default function EmployeeShow() {
  const { role } = useUser();
  return role === 'admin' ? <WithTabs /> : <ResourceShow />;
}

function WithTabs() {
  const { id = '' } = useParams();
  const { data: record, error, isPending, refetch } = useGetOne('employees', { id }, { staleTime: 0 });
  if (!record) return isPending ? <RecordLoading /> : <RecordFailed error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <RecordHeader record={record} actions={<RecordActions record={record} />} />
      <EmployeeTabs employee={record} />
    </>
  );
}
