import Checklist from '@mui/icons-material/ChecklistRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useQuery } from '@tanstack/react-query';
import { ResourceContextProvider } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import type { UserPreferences } from '../../../../generated/api.ts';
import { checklistStatusTones, checklistStatusLabels } from '../../../../generated/enums.ts';
import { useAreaPath } from '../../../kit/area/area.ts';
import { AttachmentList } from '../../../kit/files/AttachmentList.tsx';
import { ChecklistSummary } from '../../../features/preferences/ChecklistSummary.tsx';
import { Answered } from '../../../../engine/web/Answered.tsx';
import { formatDateTime, formatPercent } from '../../../../engine/web/format.ts';
import { Note } from '../../../../engine/web/Note.tsx';
import { TextSkeleton } from '../../../../engine/web/skeletons.tsx';
import { EmptyState } from '../../../../engine/web/states.tsx';
import { StatusChip } from '../../../../engine/web/StatusChip.tsx';
import { ActionButtons } from '../../../../engine/console/actions/ActionButtons.tsx';
import { isOffered } from '../../../../engine/console/actions/moves.ts';
import { useContract, useDescriptorAhead, useResource } from '../../../../engine/console/ContractContext.tsx';
import type { ClientTabProps } from '../ClientTab.ts';
import { messages } from '../messages.ts';
import { checklistOf } from '../queries.ts';

const preferencesMessages = messages.preferences;
/** The route segment of checklists. */
const segment = 'client-preferences';

/** The checklist as the client reviewed it, and asking for changes. */
export default function PreferencesTab({ client }: ClientTabProps) {
  const to = useAreaPath();
  useDescriptorAhead(segment);
  const query = useQuery(checklistOf(client.id));
  return (
    <Card>
      <Answered
        query={query}
        loading={messages.loading(messages.tabs.preferences)}
        skeleton={
          <Box sx={{ p: 5 }}>
            <TextSkeleton rows={8} />
          </Box>
        }
        failed={preferencesMessages.failed}
      >
        {(checklist) =>
          checklist === null ? (
            <EmptyState
              icon={<Checklist />}
              title={preferencesMessages.none}
              action={
                <Button component={RouterLink} to={to(`/client-profiles/${client.id}?tab=chat`)} variant="outlined">
                  {preferencesMessages.write(client.first_name)}
                </Button>
              }
            >
              {preferencesMessages.noneText}
            </EmptyState>
          ) : (
            <Shown checklist={checklist} />
          )
        }
      </Answered>
    </Card>
  );
}

function Shown({ checklist }: { checklist: UserPreferences }) {
  const to = useAreaPath();
  const { role } = useContract();
  const resource = useResource(segment);
  const actions = resource?.actions.filter((action) => action.on === 'record' && isOffered(action, role, checklist)) ?? [];
  return (
    <>
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 12px', padding: '10px 16px', borderBottom: '1px solid var(--border-soft)' }}
      >
        <StatusChip label={checklistStatusLabels[checklist.status]} tone={checklistStatusTones[checklist.status] ?? 'neutral'} />
        <Box component="span" sx={{ color: 'text.secondary', flex: 1 }}>
          {checklist.submitted_at
            ? preferencesMessages.submitted(formatDateTime(checklist.submitted_at))
            : preferencesMessages.progress(formatPercent(checklist.progress))}
        </Box>
        <Button component={RouterLink} to={to(`/${segment}/${checklist.id}`)}>
          {preferencesMessages.record}
        </Button>
        <ResourceContextProvider value={segment}>
          <ActionButtons actions={actions} record={checklist} />
        </ResourceContextProvider>
      </Box>
      <Box sx={{ p: 5 }}>
        {checklist.status === 'changes_requested' && checklist.changes_note && (
          <Note tone="info" sx={{ mb: 5 }}>
            {preferencesMessages.asked} {checklist.changes_note}
          </Note>
        )}
        <h2 className="vh">{messages.tabs.preferences}</h2>
        <ChecklistSummary checklist={checklist} />
        {checklist.trade_in_photos.length > 0 && (
          <Box sx={{ mt: 4 }}>
            <AttachmentList files={checklist.trade_in_photos} />
          </Box>
        )}
      </Box>
    </>
  );
}
