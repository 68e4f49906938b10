import { useGetOne } from 'react-admin';
import { useParams } from 'react-router';
import { useDescriptor } from '../ContractContext.tsx';
import { RecordActions } from './RecordActions.tsx';
import { RecordBody } from './RecordBody.tsx';
import { RecordHeader } from './RecordHeader.tsx';
import { useRecordPage } from './useRecordPage.ts';
import { RecordFailed, RecordLoading } from './RecordPage.tsx';

/** A record, what to do next, its figures, what belongs to it, its facts and history. */
export default function ResourceShow() {
  const { id = '' } = useParams();
  const { segment } = useDescriptor();
  // Data known from a list shows at once; every visit refetches.
  const { data, error, isPending, refetch } = useGetOne(segment, { id }, { staleTime: 0 });
  const page = useRecordPage();
  if (data && page)
    return (
      <>
        <RecordHeader record={data} actions={<RecordActions record={data} withNext />} />
        <RecordBody record={data} />
      </>
    );
  if (isPending || data) return <RecordLoading record={data} />;
  return <RecordFailed error={error} onRetry={() => void refetch()} />;
}
