import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { sentenceOf } from '../../../../engine/web/problem.ts';
import { Loading, RowsSkeleton } from '../../../../engine/web/skeletons.tsx';
import { ErrorState } from '../../../../engine/web/states.tsx';
import type { SectionId } from './sections.ts';
import { StudioSection } from './StudioSection.tsx';

interface LoadedSectionProps<Data> {
  id: SectionId;
  messages: { loading: string; failed: string };
  query: UseQueryResult<Data>;
  /** The section, of what was loaded. */
  children: (data: Data) => ReactNode;
}

/** A section of one thing: its heading at once, what it is about when it is there, and a way to ask again where it did not come. */
export function LoadedSection<Data>({ id, messages, query, children }: LoadedSectionProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  return (
    <StudioSection id={id}>
      {query.isPending ? (
        <Loading label={messages.loading}>
          <RowsSkeleton rows={4} />
        </Loading>
      ) : (
        <ErrorState title={messages.failed} onRetry={() => void query.refetch()}>
          {sentenceOf(query.error)}
        </ErrorState>
      )}
    </StudioSection>
  );
}
