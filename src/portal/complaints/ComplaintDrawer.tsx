import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { durationToMs, openMoves } from '../../../engine/contract/transitions.ts';
import type { Complaint, ComplaintStatus } from '../../../generated/api.ts';
import { complaintStatusLabels } from '../../../generated/enums.ts';
import * as roles from '../../../generated/roles.ts';
import { complaintStatusTransitions } from '../../../generated/transitions.ts';
import { api, dataOf } from '../../api/client.ts';
import { reasonOf } from '../../../engine/web/problem.ts';
import { AttachmentList } from '../../kit/files/AttachmentList.tsx';
import { useNow } from '../../kit/live/useNow.ts';
import { ConfirmDialog } from '../../../engine/web/ConfirmDialog.tsx';
import { lazyScreen } from '../../../engine/web/lazy-screen.tsx';
import { formatDate, formatDateTime } from '../../../engine/web/format.ts';
import { Note } from '../../../engine/web/Note.tsx';
import { PageFailed } from '../../../engine/web/PageFailed.tsx';
import { ResponsiveDrawer } from '../../../engine/web/ResponsiveDrawer.tsx';
import { Loading, TextSkeleton } from '../../../engine/web/skeletons.tsx';
import { StatusChip } from '../../../engine/web/StatusChip.tsx';
import { toast } from '../../../engine/web/toast/toast.ts';
import { CategoryName } from '../../features/complaints/CategoryName.tsx';
import { ComplaintTimeline } from '../../features/complaints/ComplaintTimeline.tsx';
import { messages } from '../../features/complaints/messages.ts';
import { complaintKeys, complaintQuery } from '../../features/complaints/queries.ts';
import { ReplyForm } from '../../features/complaints/ReplyForm.tsx';
import { statusToneForClient } from './status.ts';

// Read seldom.
const Evidence = lazyScreen(async () => ({ default: (await import('../../features/complaints/evidence/Evidence.tsx')).Evidence }));

/** One complaint of the client: what they wrote, its course, a reply, and the moves that are theirs. */
export default function ComplaintDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const query = useQuery(complaintQuery(id));
  const complaint = query.data;
  return (
    <ResponsiveDrawer
      open
      onClose={onClose}
      title={complaint?.subject ?? messages.title}
      above={
        complaint && (
          <StatusChip
            tone={statusToneForClient(complaint.status)}
            label={complaint.status === 'waiting_on_client' ? messages.yourTurn : complaintStatusLabels[complaint.status]}
            sx={{ mb: 1 }}
          />
        )
      }
      actions={complaint && <ClientMoves complaint={complaint} />}
    >
      {query.isPending && (
        <Loading label={messages.loading}>
          <TextSkeleton rows={6} />
        </Loading>
      )}
      {query.isError && !complaint && (
        <PageFailed isPage={false} error={query.error} what={messages.one} failed={messages.oneFailed} onRetry={() => void query.refetch()} />
      )}
      {complaint && (
        <Box sx={{ display: 'grid', gap: 5 }}>
          <Box sx={{ fontSize: 'var(--fs-small)', color: 'text.secondary' }}>
            <CategoryName of={complaint.category} then={messages.made(formatDateTime(complaint.created_at))} />
          </Box>
          <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{complaint.details}</Box>
          <AttachmentList files={complaint.attachments} />
          <ReplyForm key={complaint.status} complaint={complaint} reader="client" />
          <ReopenNote complaint={complaint} />
          <ComplaintTimeline id={id} reader="client" />
          <SavedWithIt key={`${id} ${complaint.version}`} id={id} />
        </Box>
      )}
    </ResponsiveDrawer>
  );
}

/** What stood when they complained, as far as they saw it. */
function SavedWithIt({ id }: { id: string }) {
  const [isShown, setShown] = useState(false);
  if (isShown) {
    return (
      <Box sx={{ borderTop: '1px solid var(--border-soft)', pt: 4 }}>
        <Suspense fallback={<TextSkeleton rows={6} />}>
          <Evidence id={id} />
        </Suspense>
      </Box>
    );
  }
  return (
    <Button variant="text" size="small" sx={{ justifySelf: 'start' }} onClick={() => setShown(true)}>
      {messages.whatWeSaved}
    </Button>
  );
}

const reopenWithin = complaintStatusTransitions.find((transition) => transition.from.includes('resolved') && transition.by.includes(roles.client))?.within;

function ReopenNote({ complaint }: { complaint: Complaint }) {
  const now = useNow();
  if (complaint.status !== 'resolved' || !complaint.resolved_at || reopenWithin === undefined) return null;
  const until = new Date(Date.parse(complaint.resolved_at) + durationToMs(reopenWithin));
  return until > now ? <Note tone="info">{messages.reopenUntil(formatDate(until))}</Note> : null;
}

const said: Partial<Record<ComplaintStatus, string>> = { withdrawn: messages.withdrawn, in_progress: messages.reopened };

/** The moves the contract leaves to the client: withdraw while it is open, reopen a resolved one. */
function ClientMoves({ complaint }: { complaint: Complaint }) {
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);
  const move = useMutation({
    mutationFn: (status: ComplaintStatus) => dataOf(api.PATCH('/complaints/{id}/status', { params: { path: { id: complaint.id } }, body: { status } })),
    onSuccess: (_complaint, status) => {
      const text = said[status];
      if (text !== undefined) toast.success(text);
    },
    onError: (error) => toast.error(reasonOf(error)),
    onSettled: () => {
      setAsking(false);
      return client.invalidateQueries({ queryKey: complaintKeys.all });
    },
  });
  const open = openMoves(complaintStatusTransitions, { state: complaint.status, since: complaint.resolved_at }, roles.client, useNow()).filter(
    (each) => each.via === undefined,
  );
  const canWithdraw = open.some((each) => each.to === 'withdrawn');
  const canReopen = open.some((each) => each.to === 'in_progress');
  return (
    <>
      {canWithdraw && (
        <Button variant="outlined" onClick={() => setAsking(true)}>
          {messages.withdraw}
        </Button>
      )}
      {canReopen && (
        <Button variant="outlined" disabled={move.isPending} onClick={() => move.mutate('in_progress')}>
          {messages.reopen}
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        title={messages.withdrawTitle}
        confirmLabel={messages.withdraw}
        busy={move.isPending}
        onConfirm={() => move.mutate('withdrawn')}
        onClose={() => setAsking(false)}
      >
        {messages.withdrawText}
      </ConfirmDialog>
    </>
  );
}
