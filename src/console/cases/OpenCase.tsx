import Forum from '@mui/icons-material/SearchOffRounded';
import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState, type ReactNode } from 'react';
import { ResourceContextProvider, useGetOne, type RaRecord } from 'react-admin';
import { RecordActions } from '../../../engine/console/record/RecordActions.tsx';
import { RecordBody } from '../../../engine/console/record/RecordBody.tsx';
import { messages as shared } from '../../../engine/web/messages.ts';
import { PageFailed } from '../../../engine/web/PageFailed.tsx';
import { sentenceOf } from '../../../engine/web/problem.ts';
import { ResponsiveDrawer } from '../../../engine/web/ResponsiveDrawer.tsx';
import { Loading, TextSkeleton } from '../../../engine/web/skeletons.tsx';
import { EmptyState, ErrorState } from '../../../engine/web/states.tsx';
import type { StatusKind } from '../../../domain/cases.ts';
import type { Case, Chat, Complaint, SupportRequest } from '../../../generated/api.ts';
import { useUser } from '../../api/session.ts';
import { ChatThread } from '../../features/chat/ChatThread.tsx';
import { useConversation } from '../../features/chat/useThread.ts';
import { usePollEvery } from '../../kit/live/live.ts';
import { ClientAside } from '../chat/ClientAside.tsx';
import { StaffActions } from '../chat/StaffActions.tsx';
import { staffParts } from '../chat/staffParts.ts';
import { narrowQuery, wideQuery } from '../Panes.tsx';
import { CaseAside } from './CaseAside.tsx';
import { ComplaintConversation, SupportConversation } from './CaseConversation.tsx';
import { CaseBar, CaseHead } from './CaseHead.tsx';
import { CaseOwner } from './CaseOwner.tsx';
import { CaseStatus, SettleButton } from './CaseStatus.tsx';
import { segments } from './caseRoute.ts';
import { messages } from './messages.ts';
import { caseQuery } from './queries.ts';
import { useDesk } from './useDesk.ts';

const pollMs = 30_000;

/** The open case: what was said with its answer, and beside it what its record knows. */
export function OpenCase({ id, isNarrow }: { id: string; isNarrow: boolean }) {
  const query = useQuery({ ...caseQuery(id), refetchInterval: usePollEvery(pollMs) });
  if (query.data) return <Suspense fallback={<Waiting />}>{partOf(query.data, isNarrow)}</Suspense>;
  if (query.isPending) return <Waiting />;
  return (
    <Pane>
      <Box sx={{ margin: 'auto' }}>
        {query.isError ? (
          <ErrorState title={messages.caseFailed} onRetry={() => void query.refetch()}>
            {sentenceOf(query.error)}
          </ErrorState>
        ) : (
          <EmptyState icon={<Forum />} title={shared.notFound(messages.one)}>
            {shared.notFoundExplained}
          </EmptyState>
        )}
      </Box>
    </Pane>
  );
}

function partOf(row: Case, isNarrow: boolean): ReactNode {
  if (row.kind === 'desk_chat') return <DeskChat row={row} />;
  return (
    <ResourceContextProvider value={segments[row.kind]}>
      <WithRecord row={row} kind={row.kind} isNarrow={isNarrow} />
    </ResourceContextProvider>
  );
}

interface CaseProps {
  row: Case;
  isNarrow: boolean;
}

function WithRecord({ row, kind, isNarrow }: CaseProps & { kind: StatusKind }) {
  const { data, error, isPending, refetch } = useGetOne<RaRecord>(segments[kind], { id: row.id }, { staleTime: 0 });
  if (isPending) return <Waiting />;
  if (!data) {
    return (
      <Pane>
        <CaseHead row={row} isNarrow={isNarrow} />
        <PageFailed isPage={false} error={error} what={messages.one} failed={messages.caseFailed} onRetry={() => void refetch()} />
      </Pane>
    );
  }
  if (kind === 'refund' || kind === 'payment') return <RecordCase row={row} record={data} isNarrow={isNarrow} />;
  return <TalkedAbout row={row} kind={kind} record={data} isNarrow={isNarrow} />;
}

/** A complaint or a support request: its conversation is the work. */
function TalkedAbout({ row, kind, record, isNarrow }: CaseProps & { kind: 'complaint' | 'support'; record: RaRecord }) {
  const isWide = useMediaQuery(wideQuery);
  const [isAbout, setAbout] = useState(false);
  return (
    <Beside aside={isWide && <CaseAside record={record} />}>
      <Pane>
        <CaseHead
          row={row}
          isNarrow={isNarrow}
          onAside={isWide ? undefined : () => setAbout(true)}
          actions={<RecordActions record={record} folded={noEntries} />}
        />
        <CaseBar row={row} settle={<SettleButton record={record} kind={kind} />}>
          <CaseStatus record={record} />
          <CaseOwner row={row} />
        </CaseBar>
        {/* Which of the two the contract's row is, its kind says. */}
        {kind === 'complaint' ? (
          <ComplaintConversation row={row} record={record as unknown as RaRecord & Complaint} />
        ) : (
          <SupportConversation row={row} record={record as unknown as RaRecord & SupportRequest} />
        )}
      </Pane>
      {!isWide && (
        <ResponsiveDrawer open={isAbout} onClose={() => setAbout(false)} title={messages.about}>
          <CaseAside record={record} />
        </ResponsiveDrawer>
      )}
    </Beside>
  );
}

const noEntries: readonly [] = [];

/** Money: its record is the work, with its figures and its acts. */
function RecordCase({ row, record, isNarrow }: CaseProps & { record: RaRecord }) {
  return (
    <Pane>
      <CaseHead row={row} isNarrow={isNarrow} actions={<RecordActions record={record} folded={noEntries} />} />
      <CaseBar row={row}>
        <CaseStatus record={record} />
        <CaseOwner row={row} />
      </CaseBar>
      <Box
        sx={{
          flex: 1,
          minHeight: 0,
          overflowY: 'auto',
          padding: { xs: '12px', md: '16px 20px' },
          containerType: 'inline-size',
          // Beside the list there is room for one column where a page has two.
          '@container (max-width: 899px)': { '& [data-record-columns]': { gridTemplateColumns: 'minmax(0, 1fr)' } },
        }}
      >
        <RecordBody record={record} />
      </Box>
    </Pane>
  );
}

/** A chat with the desk, as in the inbox. */
function DeskChat({ row }: { row: Case }) {
  const { role } = useUser();
  const isWide = useMediaQuery(wideQuery);
  const { data } = useConversation(row.id);
  return (
    <Beside aside={isWide && data && <ClientAside chat={data.chat} />}>
      <ChatThread id={row.id} reader={role} Header={DeskChatHead} staff={staffParts} />
    </Beside>
  );
}

/** Over a desk chat: whose it is as of every case, and what can be done with it besides answering. */
function DeskChatHead({ chat, onUnread }: { chat: Chat | undefined; onUnread: () => void }) {
  const { role } = useUser();
  const desk = useDesk();
  const isNarrow = useMediaQuery(narrowQuery);
  const { data } = useQuery(caseQuery(desk.open ?? ''));
  if (!data) return null;
  const leave = () => {
    onUnread();
    desk.go({ case: '' });
  };
  return (
    <>
      <CaseHead row={data} isNarrow={isNarrow} />
      <CaseBar row={data} settle={chat && <StaffActions chat={chat} role={role} onUnread={leave} />}>
        {data.status}
      </CaseBar>
    </>
  );
}

function Beside({ aside, children }: { aside: ReactNode; children: ReactNode }) {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: aside ? 'minmax(0, 1fr) 276px' : 'minmax(0, 1fr)', minHeight: 0, '& > *': { minHeight: 0, minWidth: 0 } }}>
      {children}
      {aside && <Box sx={{ borderLeft: '1px solid var(--border)' }}>{aside}</Box>}
    </Box>
  );
}

function Pane({ children }: { children: ReactNode }) {
  return (
    <Box component="section" sx={{ display: 'flex', flexDirection: 'column', minHeight: 0, minWidth: 0, height: '100%', background: 'var(--bg)' }}>
      {children}
    </Box>
  );
}

function Waiting() {
  return (
    <Box sx={{ padding: 5 }}>
      <Loading label={messages.loadingCase}>
        <TextSkeleton rows={6} />
      </Loading>
    </Box>
  );
}
