import { useGetOne } from 'react-admin';
import { useParams } from 'react-router';
import { useDescriptor } from '../ContractContext.tsx';
import { RecordActions } from './RecordActions.tsx';
import { RecordBody } from './RecordBody.tsx';
import { RecordHeader } from './RecordHeader.tsx';
import { RecordFailed, RecordLoading } from './RecordPage.tsx';

/** A record, read: its fields in their groups, what can be done with it, and what belongs to it. */
export default function ResourceShow() {
  const { id = '' } = useParams();
  const { segment } = useDescriptor();
  // What is known from a list shows at once; how it stands now is asked for on every visit.
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
