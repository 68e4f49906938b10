import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Card } from '../../engine/web/Card.tsx';
import { sentenceOf } from '../../engine/web/problem.ts';
import { Loading, RowsSkeleton } from '../../engine/web/skeletons.tsx';
import { ErrorState } from '../../engine/web/states.tsx';
import { PageHeader } from './PageHeader.tsx';

interface LoadedPageProps<Data> {
  messages: { title: string; loading: string; failed: string };
  query: UseQueryResult<Data>;
  children: (data: Data) => ReactNode;
}

/** A page of one thing: its heading at once, what it is about when it is there, and a way to ask again where it did not come. */
export function LoadedPage<Data>({ messages, query, children }: LoadedPageProps<Data>) {
  return (
    <>
      <PageHeader title={messages.title} waits={query.isPending} />
      {query.data !== undefined ? (
        children(query.data)
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
