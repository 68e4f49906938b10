import Inbox from '@mui/icons-material/InboxOutlined';
import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Suspense, useEffect } from 'react';
import { useDescriptor } from '../../../engine/console/ContractContext.tsx';
import { headingOf } from '../../../engine/console/headingOf.ts';
import { lazyScreen } from '../../../engine/web/lazy-screen.tsx';
import { PageTitle } from '../../../engine/web/PageTitle.tsx';
import { Loading, TextSkeleton } from '../../../engine/web/skeletons.tsx';
import { narrowQuery, NothingOpen, Panes } from '../Panes.tsx';
import { CaseRail } from './CaseRail.tsx';
import { messages } from './messages.ts';
import { useDesk } from './useDesk.ts';

// Fetched with the first case that is opened.
const OpenCase = lazyScreen(async () => ({ default: (await import('./OpenCase.tsx')).OpenCase }));

/** The service desk: the cases, the open one, and what its record knows. The address keeps what is open. */
export default function CaseDesk() {
  const { open } = useDesk();
  const isNarrow = useMediaQuery(narrowQuery);
  // While the list is read, so that the first case opens at once.
  useEffect(() => void OpenCase.ahead(), []);
  return (
    <Panes isNarrow={isNarrow} width={308}>
      <PageTitle title={headingOf(useDescriptor())} />
      {(!isNarrow || open === undefined) && <CaseRail />}
      {open === undefined ? (
        !isNarrow && (
          <NothingOpen icon={<Inbox />} title={messages.pick}>
            {messages.pickHint}
          </NothingOpen>
        )
      ) : (
        <Suspense
          fallback={
            <Box sx={{ padding: 5 }}>
              <Loading label={messages.loadingCase}>
                <TextSkeleton rows={6} />
              </Loading>
            </Box>
          }
        >
          <OpenCase key={open} id={open} isNarrow={isNarrow} />
        </Suspense>
      )}
    </Panes>
  );
}
