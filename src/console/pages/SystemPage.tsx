import Warning from '@mui/icons-material/WarningAmberRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { SystemStatus } from '../../../generated/api.ts';
import { paymentProviderLabels, systemActLabels, systemPartLabels } from '../../../generated/enums.ts';
import { formatNumber, formatPercent, formatRelative } from '../../../engine/web/format.ts';
import { sentenceOf } from '../../../engine/web/problem.ts';
import { CopyButton } from '../../../engine/web/CopyButton.tsx';
import { Loading, RowsSkeleton } from '../../../engine/web/skeletons.tsx';
import { ErrorState } from '../../../engine/web/states.tsx';
import { StatusChip } from '../../../engine/web/StatusChip.tsx';
import { usePollEvery } from '../../kit/live/live.ts';
import { FigureRow, remarkColours, type RemarkTone } from '../FigureRow.tsx';
import { PageHeader } from '../PageHeader.tsx';
import { Backups } from '../system/Backups.tsx';
import { Mails } from '../system/Mails.tsx';
import { messages } from '../system/messages.ts';
import { Facts, Part } from '../system/Part.tsx';
import { Processes } from '../system/Processes.tsx';
import { Queues } from '../system/Queues.tsx';
import { systemQuery, useActs, type Acts } from '../system/useActs.ts';

/**
 * While nothing is pushed it is asked once a minute, in ms. Where pushes come, what needs somebody is told (server/modules/system/news.ts); nothing can tell of how
 * the machine does, so its figures are those of the moment that the page names, until somebody comes back to it or presses.
 */
const checkEvery = 60_000;
/** While a backup runs somebody waits for it. */
const checkWhileRunning = 2_000;

/** How the installation does, what needs somebody first. */
export default function SystemPage() {
  const every = usePollEvery(checkEvery);
  const query = useQuery({ ...systemQuery, refetchInterval: (now) => (now.state.data?.backup.is_running ? checkWhileRunning : every(now)) });
  const found = query.data;
  return (
    <>
      <PageHeader
        title={messages.title}
        aside={found && messages.checked(found.at)}
        actions={
          <Button variant="outlined" disabled={query.isFetching} onClick={() => void query.refetch()}>
            {messages.check}
          </Button>
        }
      />
      {query.isPending && (
        <Loading label={messages.loading}>
          <RowsSkeleton rows={10} />
        </Loading>
      )}
      {query.isError && found === undefined && (
        <ErrorState title={messages.failed} onRetry={() => void query.refetch()}>
          {sentenceOf(query.error)}
        </ErrorState>
      )}
      {found && <Found found={found} />}
    </>
  );
}

function Found({ found }: { found: SystemStatus }) {
  const acts = useActs();
  return (
    <>
      <Todo found={found} acts={acts} />
      <Figures found={found} />
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1.15fr) minmax(0, 1fr)' }, gap: 4, alignItems: 'start' }}>
        <Column>
          <Queues found={found} />
          <Processes found={found} />
          <Slow found={found} />
        </Column>
        <Column>
          <Backups backup={found.backup} acts={acts} />
          <Mails found={found} acts={acts} />
          <Versions found={found} />
        </Column>
      </Box>
    </>
  );
}

const Column = ({ children }: { children: ReactNode }) => <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 }}>{children}</Box>;

/** What needs somebody, each with its next step. */
function Todo({ found: { todo, mails, backup }, acts }: { found: SystemStatus; acts: Acts }) {
  if (todo.length === 0) {
    return (
      <Card
        component="section"
        aria-label={messages.todo}
        sx={{ mb: 4, p: '12px 16px', display: 'flex', gap: 3, alignItems: 'center', fontSize: 'var(--fs-dense)' }}
      >
        <StatusChip tone="success" label={messages.well} />
        {/* Elsewhere, what is not backed up is on the list. */}
        {backup.is_configured ? messages.wellText : messages.wellDemo}
      </Card>
    );
  }
  return (
    <Card component="ul" aria-label={messages.todo} sx={{ mb: 4, '& > li + li': { borderTop: '1px solid var(--border-soft)' } }}>
      {todo.map(({ part, says, next, act }) => (
        <Box
          key={`${part} ${says}`}
          component="li"
          sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, p: '11px 16px', fontSize: 'var(--fs-dense)', lineHeight: '20px' }}
        >
          <Warning titleAccess={systemPartLabels[part]} sx={{ color: 'warning.main', fontSize: 20 }} />
          <Box sx={{ flex: 1, minWidth: 200 }}>
            <Box sx={{ fontWeight: 'fontWeightMedium' }}>{says}</Box>
            <Box sx={{ color: 'text.secondary' }}>{next}</Box>
          </Box>
          {act !== null && (
            <Button
              size="small"
              variant="outlined"
              disabled={acts.pending || (act === 'back_up' && backup.is_running)}
              onClick={() => acts.run(act, act === 'back_up' ? [] : mails.filter(({ given_up }) => given_up === (act === 'settle_mails')).map(({ id }) => id))}
            >
              {systemActLabels[act]}
            </Button>
          )}
        </Box>
      ))}
    </Card>
  );
}

function Figures({ found: { process, uptime, backup } }: { found: SystemStatus }) {
  return (
    <FigureRow label={messages.figures}>
      <Figure
        label={messages.uptime}
        value={uptime.minutes === 0 ? messages.unknown : formatPercent(Math.floor((1 - uptime.away / uptime.minutes) * 10_000) / 100)}
        remark={uptime.minutes > 0 && messages.away(uptime.away)}
      />
      <Figure label={messages.answers} value={messages.ms(process.p95_ms)} />
      <Figure
        label={messages.calls}
        value={formatNumber(process.failed)}
        tone={process.failed > 0 ? 'error' : undefined}
        remark={messages.callsOf(process.calls)}
      />
      <Figure
        label={messages.backup}
        value={backup.last_at !== null ? formatRelative(backup.last_at) : backup.is_configured ? messages.never : messages.notSetUp}
        remark={backup.failed_at !== null && messages.failedAt}
        tone={backup.failed_at === null ? undefined : 'error'}
      />
      <Figure label={messages.version} value={process.version} remark={messages.schema(process.migrations)} />
    </FigureRow>
  );
}

function Figure({ label, value, remark, tone = 'quiet' }: { label: string; value: string; remark?: ReactNode; tone?: RemarkTone | undefined }) {
  return (
    <Box sx={{ p: '10px 14px', fontSize: 'var(--fs-dense)', lineHeight: '20px', minWidth: 0 }}>
      <Box sx={{ color: 'text.secondary' }}>{label}</Box>
      <Box className="num" sx={{ fontSize: '1.125rem', lineHeight: '26px', fontWeight: 'fontWeightBold' }}>
        {value}
      </Box>
      <Box sx={{ color: remarkColours[tone], fontSize: 'var(--fs-small)' }}>{remark}</Box>
    </Box>
  );
}

function Slow({ found: { slow, process } }: { found: SystemStatus }) {
  const longest = Math.max(1, ...slow.map(({ p95_ms }) => p95_ms));
  return (
    <Part title={messages.slow}>
      {slow.length === 0 && messages.slowNone}
      <Box component="ul" sx={{ '& > li + li': { borderTop: '1px solid var(--border-soft)' } }}>
        {slow.map(({ call, words, times, p95_ms, next }) => (
          <Box key={call} component="li" sx={{ display: 'flex', alignItems: 'center', gap: 3, py: '9px' }}>
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Box sx={{ fontWeight: 'fontWeightMedium', overflowWrap: 'anywhere' }}>{words}</Box>
              <Box sx={{ color: 'text.tertiary', fontSize: 'var(--fs-small)', overflowWrap: 'anywhere' }}>{messages.times(call, times)}</Box>
              {next !== null && <Box sx={{ color: 'text.secondary', fontSize: 'var(--fs-small)' }}>{next}</Box>}
            </Box>
            <Box
              aria-hidden="true"
              sx={{ display: { xs: 'none', sm: 'block' }, width: 64, height: 6, borderRadius: 3, background: 'var(--border-soft)', overflow: 'hidden' }}
            >
              <Box sx={{ width: `${(p95_ms / longest) * 100}%`, height: '100%', bgcolor: next === null ? 'var(--accent)' : 'warning.main' }} />
            </Box>
            <Box className="num" sx={{ width: 64, textAlign: 'right' }}>
              {messages.ms(p95_ms)}
            </Box>
            <CopyButton label={`${messages.report}: ${words}`} text={messages.reportOf({ call, times, p95_ms, next }, process)} />
          </Box>
        ))}
      </Box>
    </Part>
  );
}

function Versions({ found: { process, push, certificates, payments, mails, mails_sent, disk } }: { found: SystemStatus }) {
  return (
    <Part title={messages.versions}>
      <Facts
        facts={[
          [messages.version, process.version],
          [messages.node, process.node],
          [messages.database, `${process.database}, ${messages.schema(process.migrations)}`],
          [messages.since, formatRelative(process.started_at)],
          [messages.memory, messages.gigabytes(process.memory_bytes)],
          ...(certificates.length === 0 ? [] : [[messages.certificates, <Certificates key="certificates" certificates={certificates} />] as const]),
          [
            messages.cards,
            [paymentProviderLabels[payments.provider], payments.provider === 'stripe' && messages.heard(payments.heard_at)].filter(Boolean).join(', '),
          ],
          [messages.mailServer, [messages.ofToday(mails_sent), mails.length > 0 && messages.failing(mails.length)].filter(Boolean).join(', ')],
          ...(disk ? [[messages.disk, `${messages.gigabytes(disk.free_bytes)} ${messages.diskOf(disk.total_bytes)}`] as const] : []),
          [messages.push, push.connections === null ? messages.elsewhere : messages.connected(push.connections)],
        ]}
      />
    </Part>
  );
}

/** Of all hosts in one line where all are well, else those that are not. */
function Certificates({ certificates }: Pick<SystemStatus, 'certificates'>) {
  const bad = certificates.filter(({ because, until }) => because !== null || until === null);
  const [first] = certificates.flatMap(({ until }) => until ?? []).toSorted();
  if (bad.length === 0 && first !== undefined) return messages.certificatesGood(certificates.length, first);
  return bad.map(({ host, because }) => <div key={host}>{messages.certificateBad(host, because)}</div>);
}
