import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Card } from '../../../../engine/web/Card.tsx';
import { lazyScreen } from '../../../../engine/web/lazy-screen.tsx';
import { Note } from '../../../../engine/web/Note.tsx';
import { PageTitle } from '../../../../engine/web/PageTitle.tsx';
import { sentenceOf } from '../../../../engine/web/problem.ts';
import { ErrorState } from '../../../../engine/web/states.tsx';
import { useSteady } from '../../../../engine/web/useSteady.ts';
import { messages as linksMessages } from '../../../features/links/messages.ts';
import { linksQuery, worksheetsQuery } from '../../../features/links/queries.ts';
import { useAreaPath } from '../../../kit/area/area.ts';
import { usePollEvery } from '../../../kit/live/live.ts';
import { Link as RouterLink } from '../../../kit/router/Link.tsx';
import { useParams } from '../../../kit/router/router.ts';
import { PageWaiting } from '../../layout/PageWaiting.tsx';
import { sheetMessages as messages } from './messages.ts';

// Fetched while its figures are.
const Worksheet = lazyScreen(() => import('./Worksheet.tsx'));
const pollMs = 30_000;

/** The out-the-door price of one car: line by line, how it moved, how long it is good, what it costs a month, and the decision. */
export default function WorksheetPage() {
  const { id = '' } = useParams();
  const to = useAreaPath();
  const every = usePollEvery(pollMs);
  const list = useSteady(useQuery({ ...linksQuery, refetchInterval: every }));
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
      {list.isSuccess && !link && (
        <>
          <Typography variant="h1" sx={{ mb: 4 }}>
            {linksMessages.tabs.worksheet}
          </Typography>
          <Note tone="info" live>
            {linksMessages.gone}
          </Note>
          <Button component={RouterLink} to={to('/listings')} variant="contained" sx={{ mt: 5 }}>
            {linksMessages.comparison.back}
          </Button>
        </>
      )}
    </>
  );
}
