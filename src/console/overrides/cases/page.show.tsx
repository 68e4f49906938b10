import { Suspense, useState } from 'react';
import { useGetOne, type RaRecord } from 'react-admin';
import { Navigate, useParams, useSearchParams } from 'react-router';
import type { Case } from '../../../../generated/api.ts';
import { isOffered } from '../../../../engine/console/actions/moves.ts';
import { useContract, useDescriptor } from '../../../../engine/console/ContractContext.tsx';
import { RecordHeader } from '../../../../engine/console/record/RecordHeader.tsx';
import { RecordFailed, RecordLoading } from '../../../../engine/console/record/RecordPage.tsx';
import { actsOnOne } from '../../../../engine/contract/record-acts.ts';
import { lazyScreen } from '../../../../engine/web/lazy-screen.tsx';
import { caseRoute } from '../../cases/caseRoute.ts';

const ActionDrawer = lazyScreen(() => import('../../../../engine/console/actions/ActionDrawer.tsx'));

/** A case's own address leads to the desk, where it is open, once what the address asks for (`?act=assign`) is done. */
export default function CaseShow() {
  const { id = '' } = useParams();
  const { segment } = useDescriptor();
  const { data, error, isPending, refetch } = useGetOne<Case & RaRecord>(segment, { id });
  if (data) return <Found data={data} />;
  return isPending ? <RecordLoading /> : <RecordFailed error={error} onRetry={() => void refetch()} />;
}

function Found({ data }: { data: Case & RaRecord }) {
  const { basename, role } = useContract();
  const resource = useDescriptor();
  const asked = useSearchParams()[0].get('act');
  const [isOver, setOver] = useState(false);
  const action = actsOnOne(resource).find((each) => each.action === asked && isOffered(each, role, data));
  if (!action || isOver) return <Navigate to={`${basename}${caseRoute(data)}`} replace />;
  return (
    <>
      <RecordHeader record={data} />
      <Suspense>
        <ActionDrawer action={action} ids={[data.id]} known={[data]} onClose={() => setOver(true)} />
      </Suspense>
    </>
  );
}
