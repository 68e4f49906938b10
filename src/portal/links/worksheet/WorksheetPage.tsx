import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Card } from '../../../../engine/web/Card.tsx';
import { lazyScreen } from '../../../../engine/web/lazy-screen.tsx';
import { PageTitle } from '../../../../engine/web/PageTitle.tsx';
import { sentenceOf } from '../../../../engine/web/problem.ts';
import { ErrorState } from '../../../../engine/web/states.tsx';
import { useSteady } from '../../../../engine/web/useSteady.ts';
import { messages as linksMessages } from '../../../features/links/messages.ts';
import { linksQuery, worksheetsQuery } from '../../../features/links/queries.ts';
import { usePollEvery } from '../../../kit/live/live.ts';
import { useParams } from '../../../kit/router/router.ts';
import { PageWaiting } from '../../layout/PageWaiting.tsx';
import { NoCar } from '../NoCar.tsx';
import { sheetMessages as messages } from './messages.ts';

// Fetched while its figures are.
const Worksheet = lazyScreen(() => import('./Worksheet.tsx'));
const pollMs = 30_000;

/** The out-the-door price of one car: line by line, how it moved, how long it is good, what it costs a month, and the decision. */
export default function WorksheetPage() {
  const { id = '' } = useParams();
  const every = usePollEvery(pollMs);
  const links = useQuery({ ...linksQuery, refetchInterval: every });
  const list = useSteady(links);
  const sheets = useSteady(useQuery({ ...worksheetsQuery(id), refetchInterval: every }));
  const link = list.data?.rows.find((each) => each.id === id);
  if (link && sheets.data)
    return (
      <Suspense fallback={<PageWaiting title={linksMessages.tabs.worksheet} label={messages.loading} rows={10} />}>
        <Worksheet key={id} link={link} sheets={sheets.data.toReversed()} />
      </Suspense>
    );
  return (
    <>
      <PageTitle title={linksMessages.tabs.worksheet} />
      {(list.isPending || sheets.isPending) && <PageWaiting title={linksMessages.tabs.worksheet} label={messages.loading} rows={10} />}
      {(list.isError || (sheets.isError && link)) && (
        <Card>
          <ErrorState
            title={linksMessages.comparison.didNotLoad}
            onRetry={() => {
              void list.refetch();
              void sheets.refetch();
            }}
            isPage
          >
            {sentenceOf(list.error ?? sheets.error)} {linksMessages.nothingLost}
          </ErrorState>
        </Card>
      )}
      {list.isSuccess && !link && <NoCar title={linksMessages.tabs.worksheet} error={links.error} onRetry={() => void list.refetch()} />}
    </>
  );
}
