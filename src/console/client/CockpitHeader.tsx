import Forum from '@mui/icons-material/ForumOutlined';
import Phone from '@mui/icons-material/PhoneOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useQuery } from '@tanstack/react-query';
import type { RaRecord } from 'react-admin';
import { Link as RouterLink, useNavigate } from 'react-router';
import { RecordActions } from '../../../engine/console/record/RecordActions.tsx';
import { Avatar } from '../../../engine/web/Avatar.tsx';
import { PageTitle } from '../../../engine/web/PageTitle.tsx';
import { StatusChip } from '../../../engine/web/StatusChip.tsx';
import type { User } from '../../../generated/api.ts';
import { stepInProcessLabels, userStatusLabels, userStatusTones } from '../../../generated/enums.ts';
import { useAreaPath } from '../../kit/area/area.ts';
import { ChatStatusChip } from '../chat/ChatState.tsx';
import { LogButton } from '../log/LogButton.tsx';
import { rowOf } from '../pipeline/queries.ts';
import { StepChoice } from './ClientFacts.tsx';
import { headerHeight } from './cockpit.ts';
import { messages } from './messages.ts';
import { chatsOf, packagesQuery } from './queries.ts';

interface CockpitHeaderProps {
  client: User & RaRecord;
  isPhone: boolean;
  /** The chat stands beside the work. */
  hasChat: boolean;
  /** The reply that is due is not said elsewhere on the page. */
  showsDue: boolean;
}

/** One line: who it is, what they bought, the step, the reply that is due, and the ways to reach them. It stays while the work scrolls. */
export function CockpitHeader({ client, isPhone, hasChat, showsDue }: CockpitHeaderProps) {
  const to = useAreaPath();
  const navigate = useNavigate();
  const row = useQuery(rowOf(client.id)).data;
  const packages = useQuery(packagesQuery);
  const due = useQuery(chatsOf(client.id)).data?.find((chat) => chat.employee_status === 'needs_reply');
  const bought = packages.data?.find((each) => each.id === client.package_id)?.name;
  const beside = isPhone ? [bought, row && stepInProcessLabels[row.step_in_process]].filter(Boolean).join(', ') : bought;
  return (
    <Box
      component="header"
      sx={{
        position: 'sticky',
        top: 'calc(var(--top-room) + var(--appbar))',
        zIndex: 5,
        display: 'flex',
        alignItems: 'center',
        flexWrap: isPhone ? 'wrap' : 'nowrap',
        gap: '4px 12px',
        minHeight: headerHeight,
        margin: isPhone ? '-16px -16px 16px' : '-20px -12px 16px -24px',
        padding: isPhone ? '8px 16px' : '0 16px 0 24px',
        background: 'var(--surface)',
        borderBottom: '1px solid var(--border)',
      }}
    >
      <PageTitle title={client.name} />
      <Avatar name={client.name} size="sm" />
      <Box sx={{ display: isPhone ? 'block' : 'flex', alignItems: 'center', gap: 3, minWidth: 0, flex: isPhone ? '1 1 0' : '0 1 auto' }}>
        <Box component="h1" className="cut" sx={{ fontSize: 'var(--fs-title)', lineHeight: 'var(--lh-title)', fontWeight: 'fontWeightBold' }}>
          {client.name}
        </Box>
        <Box component="span" className="cut" sx={{ display: 'block', color: 'text.secondary', fontSize: 'var(--fs-dense)' }}>
          {beside}
        </Box>
      </Box>
      {!isPhone && row && <StepChoice row={row} label={messages.step} />}
      <StatusChip
        label={userStatusLabels[client.status]}
        tone={userStatusTones[client.status] ?? 'neutral'}
        sx={isPhone && client.status === 'active' ? { display: 'none' } : {}}
      />
      {!isPhone && showsDue && due && <ChatStatusChip chat={due} />}
      <Box sx={{ ml: 'auto', display: 'flex', alignItems: 'center', gap: 1, flex: 'none' }}>
        {client.phone && (
          <IconButton
            component="a"
            href={`tel:${client.phone.replace(/[^+\d]/g, '')}`}
            aria-label={messages.call(client.phone)}
            title={messages.call(client.phone)}
          >
            <Phone />
          </IconButton>
        )}
        {!hasChat && !isPhone && (
          <IconButton
            component={RouterLink}
            to={to(`/client-profiles/${client.id}?tab=chat`)}
            aria-label={messages.chatWith(client.first_name)}
            title={messages.chatWith(client.first_name)}
          >
            <Forum />
          </IconButton>
        )}
        <LogButton client={{ id: client.id, name: client.name }} isSmall={isPhone} />
        <RecordActions record={client} folded={[{ label: messages.asClient, onClick: () => void navigate(to(`/client-profiles/${client.id}/as-client`)) }]} />
      </Box>
    </Box>
  );
}
