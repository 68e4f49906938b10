import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router';
import type { ReactNode } from 'react';
import type { Chat, UserPreferences } from '../../../generated/api.ts';
import { api } from '../../api/client.ts';
import { apiQuery } from '../../api/query.ts';
import { useAreaPath } from '../../kit/area/area.ts';
import { BriefView, Facts } from '../preferences/BriefView.tsx';
import { rowOf } from '../pipeline/queries.ts';
import { formatNearDay } from '../../../engine/web/format.ts';
import { dashboardListingsLabels as names } from '../../../generated/labels.ts';
import { stepInProcessLabels } from '../../../generated/enums.ts';
import { Avatar } from '../../../engine/web/Avatar.tsx';
import { TextSkeleton } from '../../../engine/web/skeletons.tsx';
import { inboxMessages } from './messages.ts';

/** Beside a conversation: who the client is and what they look for. */
export function ClientAside({ chat }: { chat: Chat }) {
  const to = useAreaPath();
  const clientId = chat.client_id;
  const brief = useQuery({
    ...apiQuery<UserPreferences[]>(['/user-preferences', 'of', clientId], (signal) =>
      api.GET('/user-preferences', { params: { query: { filter: { user_id: clientId ?? '' }, sort: ['updated_at', 'DESC'], range: [0, 0] } }, signal }),
    ),
    enabled: clientId !== null,
  });
  const checklist = brief.data?.[0];
  return (
    <Box component="aside" aria-label={inboxMessages.about} sx={{ overflowY: 'auto', height: '100%', background: 'var(--surface)' }}>
      <Section>
        <Box sx={{ display: 'flex', gap: 3, alignItems: 'center', minWidth: 0 }}>
          <Avatar name={chat.client_name} />
          <Box sx={{ minWidth: 0 }}>
            <Box className="cut" sx={{ fontWeight: 'var(--w-medium)' }}>
              {chat.client_name}
            </Box>
            {clientId !== null && (
              <Link component={RouterLink} to={to(`/client-profiles/${clientId}`)} sx={{ fontSize: 'var(--fs-small)' }}>
                {inboxMessages.openClient}
              </Link>
            )}
          </Box>
        </Box>
      </Section>
      {clientId !== null && <WhereTheyAre clientId={clientId} />}
      <Section title={inboxMessages.brief}>
        {brief.isPending && <TextSkeleton rows={4} />}
        {brief.isSuccess && checklist === undefined && <Box sx={{ color: 'text.secondary' }}>{inboxMessages.noBrief}</Box>}
        {checklist && <BriefView checklist={checklist} />}
      </Section>
    </Box>
  );
}

/** How far the work for them is, and what they have to decide: nothing where they are on no work table, or it did not load. */
function WhereTheyAre({ clientId }: { clientId: string }) {
  const to = useAreaPath();
  const row = useQuery(rowOf(clientId));
  if (row.isPending)
    return (
      <Section title={inboxMessages.whereTheyAre}>
        <TextSkeleton rows={3} />
      </Section>
    );
  if (!row.data) return null;
  const { step_in_process, date_to_re_engage, date_of_last_contact, links, to_decide } = row.data;
  const lines = [
    { label: names.step_in_process, value: stepInProcessLabels[step_in_process] },
    ...(date_to_re_engage === null ? [] : [{ label: names.date_to_re_engage, value: formatNearDay(date_to_re_engage) }]),
    ...(date_of_last_contact === null ? [] : [{ label: names.date_of_last_contact, value: formatNearDay(date_of_last_contact) }]),
    {
      label: names.links,
      value: (
        <Link component={RouterLink} to={to(`/client-profiles/${clientId}?tab=links`)}>
          {inboxMessages.toDecide(links, to_decide)}
        </Link>
      ),
    },
  ];
  return (
    <Section title={inboxMessages.whereTheyAre}>
      <Facts lines={lines} />
    </Section>
  );
}

function Section({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <Box component="section" sx={{ padding: '14px 16px', borderBottom: '1px solid var(--border-soft)' }}>
      {title !== undefined && (
        <Box component="h2" sx={{ mb: 2, fontSize: 'var(--fs-small)', lineHeight: '16px', color: 'text.tertiary', fontWeight: 'var(--w-medium)' }}>
          {title}
        </Box>
      )}
      {children}
    </Box>
  );
}
