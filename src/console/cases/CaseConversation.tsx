import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import type { RaRecord } from 'react-admin';
import { firstNameOf } from '../../../domain/first-name.ts';
import { caseStatuses } from '../../../domain/cases.ts';
import { mayReplyToComplaint } from '../../../domain/complaints.ts';
import { useAct } from '../../../engine/console/actions/useAct.tsx';
import { sentenceOf } from '../../../engine/web/problem.ts';
import { Loading } from '../../../engine/web/skeletons.tsx';
import { ErrorState } from '../../../engine/web/states.tsx';
import type { Case, Complaint, SupportRequest } from '../../../generated/api.ts';
import { answerSupportRequestForm, noteOnSupportRequestForm, replyToComplaintForm } from '../../../generated/forms.ts';
import { answerSupportRequestLimits, noteOnSupportRequestLimits, replyToComplaintLimits } from '../../../generated/limits.ts';
import { api, dataOf } from '../../api/client.ts';
import { useUser } from '../../api/session.ts';
import { MessagesSkeleton } from '../../features/chat/ChatThread.tsx';
import { timelineQuery as complaintTimeline } from '../../features/complaints/queries.ts';
import { useUploads } from '../../kit/files/useUploads.ts';
import { usePollEvery } from '../../kit/live/live.ts';
import { timelineQuery as supportTimeline } from '../support/queries.ts';
import { CaseComposer, type Way } from './CaseComposer.tsx';
import { useStatusMoves } from './CaseStatus.tsx';
import { Conversation } from './Conversation.tsx';
import { saidInComplaint, saidInSupport, type Said } from './conversation.ts';
import { messages } from './messages.ts';

const pollMs = 15_000;
const checksReply = async () => (await import('../../../generated/validators/replyToComplaint.js')).replyToComplaintBody;
const checksAnswer = async () => (await import('../../../generated/validators/answerSupportRequest.js')).answerSupportRequestBody;
const checksNote = async () => (await import('../../../generated/validators/noteOnSupportRequest.js')).noteOnSupportRequestBody;

const isWaiting = (status: string): boolean => caseStatuses.complaint.waiting.some((each) => each === status);
const isClosed = (status: string): boolean => caseStatuses.support.closed.some((each) => each === status);

/** Moves the record's status after a reply: undefined once it is moved, or why it is not. */
function useMoveAfter(record: RaRecord): { move: (to: string) => Promise<string | undefined>; question: ReactElement | null } {
  const { action, field } = useStatusMoves(record);
  const { act, question } = useAct();
  const move = async (to: string) => {
    if (!action || !field) return undefined;
    const result = await act(action, { record, data: { [field.name]: to } }, { silent: true, asked: true });
    return result.ok || result.declined ? undefined : result.message;
  };
  return { move, question };
}

interface ShownProps {
  query: { isPending: boolean; isError: boolean; error: unknown; refetch: () => unknown };
  said: readonly Said[] | undefined;
  onOlder?: (() => void) | undefined;
}

/** The conversation, its place while it is fetched, or why it did not come. */
function Shown({ query, said, onOlder }: ShownProps) {
  if (said) return <Conversation said={said} onOlder={onOlder} scrolls />;
  if (query.isError) {
    return (
      <ErrorState title={messages.threadFailed} onRetry={() => void query.refetch()}>
        {sentenceOf(query.error)}
      </ErrorState>
    );
  }
  return (
    <Loading label={messages.loadingCase}>
      <MessagesSkeleton />
    </Loading>
  );
}

/** What was said in a complaint, and where it is answered. */
export function ComplaintConversation({ row, record }: { row: Case; record: RaRecord & Complaint }) {
  const { role } = useUser();
  const queries = useQueryClient();
  const query = useInfiniteQuery({ ...complaintTimeline(record.id), refetchInterval: usePollEvery(pollMs) });
  const uploads = useUploads('complaint');
  const { moves } = useStatusMoves(record);
  const { move, question } = useMoveAfter(record);
  // Once we answered, it is usually their turn.
  const usual = row.state === 'open' ? (moves.find(({ to }) => isWaiting(to)) ?? moves[0])?.to : undefined;
  const wayOf = (is_internal: boolean): Way => ({
    fields: replyToComplaintForm,
    validate: checksReply,
    most: replyToComplaintLimits.text,
    send: async (text) => {
      const attachment_ids = is_internal ? [] : uploads.ids;
      await dataOf(api.POST('/complaints/{id}/replies', { params: { path: { id: record.id } }, body: { text, is_internal, attachment_ids } }));
      if (!is_internal) uploads.clear();
      void queries.invalidateQueries({ queryKey: ['/complaints'] });
      void queries.invalidateQueries({ queryKey: ['/cases'] });
    },
  });
  const entries = query.data?.pages.flatMap(({ items }) => items);
  return (
    <>
      <Shown
        query={query}
        said={entries && saidInComplaint(record, row.client_name, entries, !query.hasNextPage)}
        onOlder={query.hasNextPage ? () => void query.fetchNextPage() : undefined}
      />
      <CaseComposer
        id={record.id}
        to={firstNameOf(row.client_name)}
        client={row.user_id}
        reply={mayReplyToComplaint(record.status, role) ? wayOf(false) : undefined}
        note={mayReplyToComplaint(record.status, role) ? wayOf(true) : undefined}
        uploads={uploads}
        moves={moves}
        usual={usual}
        stay={messages.thenStay}
        onMove={move}
      />
      {question}
    </>
  );
}

/** What was written since a question, and where it is answered by mail. */
export function SupportConversation({ row, record }: { row: Case; record: RaRecord & SupportRequest }) {
  const { name } = useUser();
  const queries = useQueryClient();
  const query = useQuery({ ...supportTimeline(record.id, record.version), placeholderData: keepPreviousData, refetchInterval: usePollEvery(pollMs) });
  const { moves, becomesBy } = useStatusMoves(record);
  const { move, question } = useMoveAfter(record);
  const becomes = becomesBy('answerSupportRequest');
  const path = { id: record.id };
  const sent = () => {
    void queries.invalidateQueries({ queryKey: ['/support-requests'] });
    void queries.invalidateQueries({ queryKey: ['/cases'] });
  };
  const reply: Way = {
    fields: answerSupportRequestForm,
    validate: checksAnswer,
    most: answerSupportRequestLimits.text,
    send: async (text) => {
      await dataOf(api.POST('/support-requests/{id}/replies', { params: { path }, body: { text } }));
      sent();
    },
  };
  const note: Way = {
    fields: noteOnSupportRequestForm,
    validate: checksNote,
    most: noteOnSupportRequestLimits.text,
    send: async (text) => {
      await dataOf(api.POST('/support-requests/{id}/notes', { params: { path }, body: { text } }));
      sent();
    },
  };
  const said = query.data && saidInSupport(record, query.data.items);
  const first = firstNameOf(record.name);
  return (
    <>
      <Shown query={query} said={said} />
      <CaseComposer
        id={record.id}
        to={first}
        client={row.user_id}
        known={{ client_first_name: first, client_name: record.name, advisor_name: String(name) }}
        reply={reply}
        note={note}
        // An answer moves it by itself: what may follow is that it is closed.
        moves={moves.filter(({ to }) => isClosed(to))}
        usual={undefined}
        stay={becomes === '' ? messages.thenStay : messages.thenMove(becomes)}
        onMove={move}
      />
      {question}
    </>
  );
}
