import { useGetOne, type RaRecord } from 'react-admin';
import { Navigate, useParams } from 'react-router';
import type { Case } from '../../../../generated/api.ts';
import { useContract, useDescriptor } from '../../../../engine/console/ContractContext.tsx';
import { RecordFailed, RecordLoading } from '../../../../engine/console/record/RecordPage.tsx';
import { caseRoute } from '../../cases/caseRoute.ts';

/** A case is a record of its own kind: this leads there. */
export default function CaseShow() {
  const { id = '' } = useParams();
  const { segment } = useDescriptor();
  const { basename } = useContract();
  const { data, error, isPending, refetch } = useGetOne<Case & RaRecord>(segment, { id });
  if (data) return <Navigate to={`${basename}${caseRoute(data)}`} replace />;
  return isPending ? <RecordLoading /> : <RecordFailed error={error} onRetry={() => void refetch()} />;
}
