import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router';
import type { ReactNode } from 'react';
import type { Chat, UserPreferences } from '../../../generated/api.ts';
import { api } from '../../api/client.ts';
import { apiQuery } from '../../api/query.ts';
import { useAreaPath } from '../../kit/area/area.ts';
import { BriefView } from '../preferences/BriefView.tsx';
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
      <Section title={inboxMessages.brief}>
        {brief.isPending && <TextSkeleton rows={4} />}
        {brief.isSuccess && checklist === undefined && <Box sx={{ color: 'text.secondary' }}>{inboxMessages.noBrief}</Box>}
        {checklist && <BriefView checklist={checklist} />}
      </Section>
    </Box>
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
