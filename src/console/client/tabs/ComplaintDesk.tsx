import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { ResourceContextProvider } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { complaintStatusTones, complaintStatusLabels } from '../../../../generated/enums.ts';
import { PageFailed } from '../../../../engine/web/PageFailed.tsx';
import { useArea, useAreaPath } from '../../../kit/area/area.ts';
import { CategoryName } from '../../../features/complaints/CategoryName.tsx';
import { ComplaintTimeline } from '../../../features/complaints/ComplaintTimeline.tsx';
import { messages as complaintMessages } from '../../../features/complaints/messages.ts';
import { complaintQuery } from '../../../features/complaints/queries.ts';
import { ReplyForm } from '../../../features/complaints/ReplyForm.tsx';
import { AttachmentList } from '../../../kit/files/AttachmentList.tsx';
import { formatDateTime } from '../../../../engine/web/format.ts';
import { ResponsiveDrawer } from '../../../../engine/web/ResponsiveDrawer.tsx';
import { Loading, TextSkeleton } from '../../../../engine/web/skeletons.tsx';
import { StatusChip } from '../../../../engine/web/StatusChip.tsx';
import { ActionButtons } from '../../../../engine/console/actions/ActionButtons.tsx';
import { isOffered } from '../../../../engine/console/actions/moves.ts';
import { useResource } from '../../../../engine/console/ContractContext.tsx';
import { messages } from '../messages.ts';

const complaintsMessages = messages.complaints;
/** The route segment of complaints. */
const segment = 'complaints';

/** One complaint for staff: its text, its history, a reply or note, and the moves open to the reader. */
export default function ComplaintDesk({ id, onClose }: { id: string; onClose: () => void }) {
  const { role } = useArea();
  const to = useAreaPath();
  const resource = useResource(segment);
  const query = useQuery(complaintQuery(id));
  const complaint = query.data;
  const actions = complaint ? (resource?.actions.filter((action) => action.on === 'record' && isOffered(action, role, complaint)) ?? []) : [];
  return (
    <ResponsiveDrawer
      open
      isRecord
      onClose={onClose}
      title={complaint?.subject ?? messages.tabs.complaints}
      above={
        complaint && <StatusChip tone={complaintStatusTones[complaint.status] ?? 'neutral'} label={complaintStatusLabels[complaint.status]} sx={{ mb: 1 }} />
      }
      actions={
        complaint && (
          <>
            <Button component={RouterLink} to={to(`/${segment}/${id}`)}>
              {complaintsMessages.record}
            </Button>
            <ResourceContextProvider value={segment}>
              <ActionButtons actions={actions} record={complaint} />
            </ResourceContextProvider>
          </>
        )
      }
    >
      {query.isPending && (
        <Loading label={messages.loading(messages.tabs.complaints)}>
          <TextSkeleton rows={6} />
        </Loading>
      )}
      {query.isError && !complaint && (
        <PageFailed isPage={false} error={query.error} what={complaintMessages.one} failed={complaintMessages.oneFailed} onRetry={() => void query.refetch()} />
      )}
      {complaint && (
        <Box sx={{ display: 'grid', gap: 5 }}>
          <Box sx={{ fontSize: 'var(--fs-small)', color: 'text.secondary' }}>
            <CategoryName of={complaint.category} then={formatDateTime(complaint.created_at)} />
          </Box>
          <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{complaint.details}</Box>
          <AttachmentList files={complaint.attachments} />
          <ReplyForm key={complaint.status} complaint={complaint} reader={role} />
          <ComplaintTimeline key={complaint.version} id={id} reader={role} />
        </Box>
      )}
    </ResponsiveDrawer>
  );
}
