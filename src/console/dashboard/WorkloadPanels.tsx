import Busy from '@mui/icons-material/EventBusyOutlined';
import Available from '@mui/icons-material/EventAvailableOutlined';
import PersonAdd from '@mui/icons-material/PersonAddAltOutlined';
import Clock from '@mui/icons-material/ScheduleRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinkText from '@mui/material/Link';
import { useContext } from 'react';
import { Link } from 'react-router';
import type { WorkloadReport } from '../../../generated/api.ts';
import { stepInProcessLabels, userStatusLabels } from '../../../generated/enums.ts';
import * as roles from '../../../generated/roles.ts';
import { Avatar } from '../../../engine/web/Avatar.tsx';
import { formatDay, formatNearDay, formatNumber } from '../../../engine/web/format.ts';
import { RowsSkeleton } from '../../../engine/web/skeletons.tsx';
import { EmptyState } from '../../../engine/web/states.tsx';
import { CountBadge, StatusChip } from '../../../engine/web/StatusChip.tsx';
import { recordPath } from '../../../engine/console/paths.ts';
import { ConsoleContext } from '../shell/ConsoleContext.ts';
import { messages } from './messages.ts';
import { Panel } from './Panel.tsx';
import { useFresh, workloadQuery } from './queries.ts';
import { useListPath } from './useListPath.ts';

/** Who works for how many clients of how many they are to have at most, and how many of them wait for a reply. */
export function WorkloadPanel() {
  const query = useFresh(workloadQuery);
  const list = useListPath();
  const count = query.data?.advisor_count ?? 0;
  return (
    <Panel
      title={messages.workload}
      query={query}
      loading={messages.loadingWorkload}
      failed={messages.workloadFailed}
      skeleton={<RowsSkeleton rows={5} />}
      aside={
        count > 0 && (
          <LinkText component={Link} to={list('employees')} className="num">
            {messages.allAdvisors(count)}
          </LinkText>
        )
      }
    >
      {({ advisors }) => {
        if (advisors.length === 0) {
          return (
            <EmptyState
              icon={<PersonAdd />}
              title={messages.noAdvisors}
              action={
                <Button component={Link} to={list('create-employee')} variant="outlined" size="small">
                  {messages.createEmployee}
                </Button>
              }
            >
              {messages.noAdvisorsHint}
            </EmptyState>
          );
        }
        return (
          <ul>
            {advisors.map((advisor) => (
              <AdvisorRow key={advisor.id} advisor={advisor} />
            ))}
          </ul>
        );
      }}
    </Panel>
  );
}

function AdvisorRow({ advisor }: { advisor: WorkloadReport['advisors'][number] }) {
  const { basename } = useContext(ConsoleContext);
  const list = useListPath();
  const { name, clients, capacity, status, away_until } = advisor;
  const [load, most] = [formatNumber(clients), formatNumber(capacity)];
  const replies = messages.needReply(formatNumber(advisor.needs_reply), advisor.needs_reply === 1);
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: '28px 128px minmax(0, 1fr) 72px 124px',
        gap: '4px 12px',
        alignItems: 'center',
        minHeight: 40,
        borderTop: '1px solid var(--border-soft)',
        fontSize: 'var(--fs-dense)',
        '&:first-of-type': { borderTop: 0 },
        '& a': { color: 'text.primary' },
        '@media (max-width: 900px)': {
          gridTemplateColumns: '28px minmax(0, 1fr) auto',
          py: 2,
          '& > .load': { gridColumn: '2 / 4', gridRow: 2 },
          '& > .replies': { gridColumn: '2 / 4' },
        },
      }}
    >
      <Avatar name={advisor.name} size="sm" />
      <Box sx={{ minWidth: 0, lineHeight: '18px' }}>
        <LinkText component={Link} to={recordPath(basename, 'employees', advisor.id)} className="cut" sx={{ display: 'block' }}>
          {name}
        </LinkText>
        {(status !== 'active' || away_until) && (
          <Box component="small" sx={{ display: 'block', color: 'var(--warning)', fontSize: 'var(--fs-small)', lineHeight: '16px' }}>
            {status !== 'active' || !away_until ? userStatusLabels[status] : messages.absent(formatNearDay(away_until, undefined, { inside: true }))}
          </Box>
        )}
      </Box>
      <Box className="load" aria-hidden="true" sx={{ height: 8, borderRadius: '4px', background: 'var(--border-soft)', overflow: 'hidden' }}>
        <i
          style={{
            display: 'block',
            height: '100%',
            width: `${Math.min(1, clients / Math.max(1, capacity)) * 100}%`,
            background: clients > capacity ? 'var(--warning)' : 'var(--chart-2)',
            borderRadius: 4,
          }}
        />
      </Box>
      <LinkText
        component={Link}
        to={list('client-profiles', { role: roles.client, advisor_id: advisor.id, in_progress: true })}
        className="num"
        aria-label={messages.loadLabel(name, load, most)}
        sx={{ textAlign: 'right', whiteSpace: 'nowrap', '&&': clients > capacity ? { color: 'var(--warning)', fontWeight: 'fontWeightMedium' } : {} }}
      >
        {messages.load(load, most)}
      </LinkText>
      <Box className="replies" sx={{ textAlign: 'right' }}>
        {advisor.is_late ? (
          <Box component={Link} to={list('chats')} sx={{ display: 'inline-flex', '&:hover': { textDecoration: 'none' } }}>
            <StatusChip tone="turn" icon={<Clock />} label={replies} />
          </Box>
        ) : (
          <Box component="span" className="num" sx={{ color: 'text.tertiary', fontSize: 'var(--fs-small)' }}>
            {advisor.needs_reply === 0 ? messages.noReplies : replies}
          </Box>
        )}
      </Box>
    </Box>
  );
}

/** Clients with an overdue follow-up call, the longest overdue first. */
export function OverduePanel() {
  const { basename } = useContext(ConsoleContext);
  const query = useFresh(workloadQuery);
  const list = useListPath();
  const count = query.data?.overdue_count ?? 0;
  return (
    <Panel
      title={messages.overdue}
      query={query}
      loading={messages.loadingOverdue}
      failed={messages.overdueFailed}
      skeleton={<RowsSkeleton rows={4} />}
      badge={count > 0 && <CountBadge count={count} />}
      aside={
        count > 0 && (
          <LinkText component={Link} to={list('dashboard-listings', { re_engage: 'overdue' })}>
            {messages.showAll}
          </LinkText>
        )
      }
    >
      {({ overdue }) =>
        overdue.length === 0 ? (
          <EmptyState icon={<Available />} title={messages.noOverdue}>
            {messages.noOverdueHint}
          </EmptyState>
        ) : (
          <ul>
            {overdue.map((row) => (
              <Box
                component="li"
                key={row.user_id}
                sx={{
                  display: 'grid',
                  gridTemplateColumns: 'minmax(0, 1fr) auto',
                  gap: '0 12px',
                  py: '9px',
                  borderTop: '1px solid var(--border-soft)',
                  fontSize: 'var(--fs-dense)',
                  lineHeight: '18px',
                  '&:first-of-type': { borderTop: 0, pt: '2px' },
                }}
              >
                <LinkText
                  component={Link}
                  to={recordPath(basename, 'client-profiles', row.user_id)}
                  className="cut"
                  sx={{ color: 'text.primary', fontWeight: 'fontWeightMedium' }}
                >
                  {row.client_name}
                </LinkText>
                <Box
                  component="span"
                  className="num"
                  title={formatDay(row.date_to_re_engage)}
                  sx={{
                    display: 'flex',
                    gap: 1,
                    alignItems: 'center',
                    color: 'var(--error)',
                    fontSize: 'var(--fs-small)',
                    '& .MuiSvgIcon-root': { fontSize: 14 },
                  }}
                >
                  <Busy aria-hidden="true" />
                  {messages.daysOverdue(row.days)}
                </Box>
                <Box component="small" className="cut" sx={{ gridColumn: 1, color: 'text.tertiary', fontSize: 'var(--fs-small)', lineHeight: '16px' }}>
                  {messages.course(row.advisor_name, stepInProcessLabels[row.step_in_process])}
                </Box>
              </Box>
            ))}
          </ul>
        )
      }
    </Panel>
  );
}
