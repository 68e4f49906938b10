import { useQuery } from '@tanstack/react-query';
import type { FrontDoor } from '../../../generated/api.ts';
import { Card } from '../../../engine/web/Card.tsx';
import { sentenceOf } from '../../../engine/web/problem.ts';
import { Loading, RowsSkeleton } from '../../../engine/web/skeletons.tsx';
import { ErrorState } from '../../../engine/web/states.tsx';
import { api } from '../../api/client.ts';
import { apiQuery } from '../../api/query.ts';
import { FrontDoorForm, frontDoorKey } from '../front-door/FrontDoorForm.tsx';
import { messages } from '../front-door/messages.ts';
import { PageHeader } from '../PageHeader.tsx';

const frontDoorQuery = apiQuery<FrontDoor>(frontDoorKey, (signal) => api.GET('/front-door', { signal }));

/** What strangers read at the firm's address, edited with a preview. */
export default function FrontDoorPage() {
  const query = useQuery(frontDoorQuery);
  return (
    <>
      <PageHeader title={messages.title} />
      {query.data ? (
        <FrontDoorForm key={query.data.version} door={query.data} />
      ) : query.isPending ? (
        <Loading label={messages.loading}>
          <RowsSkeleton rows={6} />
        </Loading>
      ) : (
        <Card sx={{ maxWidth: 720 }}>
          <ErrorState title={messages.failed} onRetry={() => void query.refetch()}>
            {sentenceOf(query.error)}
          </ErrorState>
        </Card>
      )}
    </>
  );
}
