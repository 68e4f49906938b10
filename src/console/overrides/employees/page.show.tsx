import Button from '@mui/material/Button';
import { useGetOne } from 'react-admin';
import { Link, useParams, useSearchParams } from 'react-router';
import * as roles from '../../../../generated/roles.ts';
import { useUser } from '../../../api/session.ts';
import { useAreaPath } from '../../../kit/area/area.ts';
import { RecordActions } from '../../../../engine/console/record/RecordActions.tsx';
import { RecordHeader } from '../../../../engine/console/record/RecordHeader.tsx';
import { RecordFailed, RecordLoading } from '../../../../engine/console/record/RecordPage.tsx';
import ResourceShow from '../../../../engine/console/record/ResourceShow.tsx';
import { messages } from '../../hand-over/messages.ts';
import { UndoNote } from '../../hand-over/UndoNote.tsx';
import { AdvisorTabs } from '../../advisor/AdvisorTabs.tsx';

/** An advisor; their data is in tabs, for admins to manage. */
export default function AdvisorShow() {
  const { role } = useUser();
  return role === roles.admin ? <WithTabs /> : <ResourceShow />;
}

function WithTabs() {
  const { id = '' } = useParams();
  const to = useAreaPath();
  const [search] = useSearchParams();
  const { data: record, error, isPending, refetch } = useGetOne('employees', { id }, { staleTime: 0 });
  if (!record) return isPending ? <RecordLoading /> : <RecordFailed error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <RecordHeader
        record={record}
        actions={
          <>
            {Number(record['load']) > 0 && (
              <Button component={Link} to={to(`/employees/${id}/hand-over`)} variant="outlined">
                {messages.button}
              </Button>
            )}
            <RecordActions record={record} withNext={!search.has('tab')} beside={1} />
          </>
        }
      />
      <UndoNote advisorId={id} />
      <AdvisorTabs employee={record} />
    </>
  );
}
