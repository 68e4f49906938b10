import { useGetOne } from 'react-admin';
import { useParams } from 'react-router';
import { useDescriptor } from '../ContractContext.tsx';
import { RecordActions } from './RecordActions.tsx';
import { RecordBody } from './RecordBody.tsx';
import { RecordHeader } from './RecordHeader.tsx';
import { RecordFailed, RecordLoading } from './RecordPage.tsx';

/** A record, read-only: its fields in their groups, its actions, and its related data. */
export default function ResourceShow() {
  const { id = '' } = useParams();
  const { segment } = useDescriptor();
  // Data known from a list shows at once; every visit refetches.
  const { data, error, isPending, refetch } = useGetOne(segment, { id }, { staleTime: 0 });
  if (data)
    return (
      <>
        <RecordHeader record={data} actions={<RecordActions record={data} />} />
        <RecordBody record={data} />
      </>
    );
  if (isPending) return <RecordLoading />;
  return <RecordFailed error={error} onRetry={() => void refetch()} />;
}
