import Warning from '@mui/icons-material/WarningAmberRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { ReactNode } from 'react';
import type { SystemStatus } from '../../../generated/api.ts';
import { systemPartLabels, systemQueueLabels } from '../../../generated/enums.ts';
import { formatNumber, formatRelative } from '../../../engine/web/format.ts';
import { sentenceOf } from '../../../engine/web/problem.ts';
import { Loading, RowsSkeleton } from '../../../engine/web/skeletons.tsx';
import { ErrorState } from '../../../engine/web/states.tsx';
import { StatusChip } from '../../../engine/web/StatusChip.tsx';
import { api } from '../../api/client.ts';
import { apiQuery } from '../../api/query.ts';
import { FigureRow } from '../FigureRow.tsx';
import { PageHeader } from '../PageHeader.tsx';
import { messages } from '../system/messages.ts';

const systemQuery = apiQuery<SystemStatus>(['/system'], (signal) => api.GET('/system', { signal }));
/** Nothing tells of a change: it is asked once a minute, in ms. */
const checkEvery = 60_000;

/** How the installation does, what needs somebody first. */
export default function SystemPage() {
  const query = useQuery({ ...systemQuery, refetchInterval: checkEvery });
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
  return (
    <>
      <Todo todo={found.todo} />
      <Figures found={found} />
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1.15fr) minmax(0, 1fr)' }, gap: 4, alignItems: 'start' }}>
        <Column>
          <Queues queues={found.queues} />
          <Slow slow={found.slow} />
        </Column>
        <Column>
          <Backups backup={found.backup} />
          <Mails mails={found.mails} />
          <Versions found={found} />
        </Column>
      </Box>
    </>
  );
}

const Column = ({ children }: { children: ReactNode }) => <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 }}>{children}</Box>;

/** What needs somebody, each with its next step. */
function Todo({ todo }: Pick<SystemStatus, 'todo'>) {
  if (todo.length === 0) {
    return (
      <Card
        component="section"
        aria-label={messages.todo}
        sx={{ mb: 4, p: '12px 16px', display: 'flex', gap: 3, alignItems: 'center', fontSize: 'var(--fs-dense)' }}
      >
        <StatusChip tone="success" label={messages.well} />
        {messages.wellText}
      </Card>
    );
  }
  return (
    <Card component="ul" aria-label={messages.todo} sx={{ mb: 4, '& > li + li': { borderTop: '1px solid var(--border-soft)' } }}>
      {todo.map(({ part, says, next }) => (
        <Box key={`${part} ${says}`} component="li" sx={{ display: 'flex', gap: 3, p: '11px 16px', fontSize: 'var(--fs-dense)', lineHeight: '20px' }}>
          <Warning titleAccess={systemPartLabels[part]} sx={{ color: 'warning.main', fontSize: 20 }} />
          <div>
            <Box sx={{ fontWeight: 'fontWeightMedium' }}>{says}</Box>
            <Box sx={{ color: 'text.secondary' }}>{next}</Box>
          </div>
        </Box>
      ))}
    </Card>
  );
}

function Figures({ found: { process, backup, disk } }: { found: SystemStatus }) {
  return (
    <FigureRow label={messages.figures}>
      <Figure label={messages.answers} value={messages.ms(process.p95_ms)} />
      <Figure label={messages.calls} value={formatNumber(process.failed)} remark={messages.callsOf(process.calls)} />
      <Figure label={messages.backup} value={backup.last_at === null ? messages.never : formatRelative(backup.last_at)} />
      <Figure label={messages.disk} value={disk ? messages.gigabytes(disk.free_bytes) : messages.unknown} remark={disk && messages.diskOf(disk.total_bytes)} />
      <Figure label={messages.version} value={process.version} remark={messages.schema(process.migrations)} />
    </FigureRow>
  );
}

function Figure({ label, value, remark }: { label: string; value: string; remark?: ReactNode }) {
  return (
    <Box sx={{ p: '10px 14px', fontSize: 'var(--fs-dense)', lineHeight: '20px', minWidth: 0 }}>
      <Box sx={{ color: 'text.secondary' }}>{label}</Box>
      <Box className="num" sx={{ fontSize: '1.125rem', lineHeight: '26px', fontWeight: 'fontWeightBold' }}>
        {value}
      </Box>
      <Box sx={{ color: 'text.tertiary', fontSize: 'var(--fs-small)' }}>{remark}</Box>
    </Box>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: '12px 16px 16px', minWidth: 0, fontSize: 'var(--fs-dense)', lineHeight: '20px' }}>
      <Box component="h2" id={id} sx={{ fontSize: 'var(--fs-h3)', lineHeight: 'var(--lh-h3)', fontWeight: 'fontWeightBold', mb: 2 }}>
        {title}
      </Box>
      {children}
    </Card>
  );
}

function Queues({ queues }: Pick<SystemStatus, 'queues'>) {
  return (
    <Part title={messages.queues}>
      <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label={messages.queues}>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{messages.queue}</TableCell>
              {[messages.waiting, messages.retrying, messages.givenUp, messages.oldest].map((label) => (
                <TableCell key={label} align="right">
                  {label}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {queues.map(({ queue, waiting, retrying, failed, oldest_at }) => (
              <TableRow key={queue}>
                <TableCell component="th" scope="row">
                  {systemQueueLabels[queue]}
                </TableCell>
                {[waiting, retrying, failed].map((count, place) => (
                  // oxlint-disable-next-line react/no-array-index-key -- three figures that never move
                  <TableCell key={place} align="right" className="num">
                    {formatNumber(count)}
                  </TableCell>
                ))}
                <TableCell align="right">{oldest_at === null ? messages.unknown : formatRelative(oldest_at)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
    </Part>
  );
}

/** Names and values beneath each other. */
function Facts({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <Box
      component="dl"
      sx={{ display: 'grid', gridTemplateColumns: '118px minmax(0, 1fr)', '& > *': { py: '6px', m: 0 }, '& dt': { color: 'text.secondary' } }}
    >
      {facts.flatMap(([name, value]) => [<dt key={name}>{name}</dt>, <dd key={`${name} value`}>{value}</dd>])}
    </Box>
  );
}

function Backups({ backup }: Pick<SystemStatus, 'backup'>) {
  const { is_configured, is_encrypted, every_hours, last_at, rows, files, seconds, failed_at, because } = backup;
  const held = rows !== null && files !== null && seconds !== null ? messages.held(rows, files, seconds) : null;
  return (
    <Part title={messages.backups}>
      {!is_configured && messages.backupsNone}
      {is_configured && (
        <Facts
          facts={[
            [messages.last, last_at === null ? messages.never : [formatRelative(last_at), held].filter(Boolean).join(', ')],
            [messages.every, every_hours === null ? messages.unknown : messages.hours(every_hours)],
            [messages.encrypted, is_encrypted ? messages.yes : messages.no],
            ...(failed_at === null ? [] : [[messages.failedAt, `${formatRelative(failed_at)}. ${because ?? ''}`] as const]),
          ]}
        />
      )}
    </Part>
  );
}

function Slow({ slow }: Pick<SystemStatus, 'slow'>) {
  const longest = Math.max(1, ...slow.map(({ p95_ms }) => p95_ms));
  return (
    <Part title={messages.slow}>
      {slow.length === 0 && messages.slowNone}
      <Box component="ul" sx={{ '& > li + li': { borderTop: '1px solid var(--border-soft)' } }}>
        {slow.map(({ call, times, p95_ms }) => (
          <Box key={call} component="li" sx={{ display: 'flex', alignItems: 'center', gap: 3, py: '9px' }}>
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Box sx={{ fontWeight: 'fontWeightMedium', overflowWrap: 'anywhere' }}>{call}</Box>
              <Box sx={{ color: 'text.tertiary', fontSize: 'var(--fs-small)' }}>{messages.times(times)}</Box>
            </Box>
            <Box aria-hidden="true" sx={{ width: 64, height: 6, borderRadius: 3, background: 'var(--border-soft)', overflow: 'hidden' }}>
              <Box sx={{ width: `${(p95_ms / longest) * 100}%`, height: '100%', background: 'var(--accent)' }} />
            </Box>
            <Box className="num" sx={{ width: 64, textAlign: 'right' }}>
              {messages.ms(p95_ms)}
            </Box>
          </Box>
        ))}
      </Box>
    </Part>
  );
}

function Mails({ mails }: Pick<SystemStatus, 'mails'>) {
  return (
    <Part title={messages.mails}>
      {mails.length === 0 && messages.mailsNone}
      <Box component="ul" sx={{ '& > li + li': { borderTop: '1px solid var(--border-soft)' } }}>
        {mails.map(({ id, to, subject, because, attempts, given_up, next_at }) => (
          <Box key={id} component="li" sx={{ py: '9px', overflowWrap: 'anywhere' }}>
            <Box sx={{ fontWeight: 'fontWeightMedium' }}>{to}</Box>
            <Box sx={{ color: 'text.secondary' }}>{`${subject} · ${because} · ${messages.tries(attempts)}`}</Box>
            <Box sx={{ color: given_up ? 'error.main' : 'text.tertiary', fontSize: 'var(--fs-small)' }}>
              {given_up || next_at === null ? messages.lost : messages.again(next_at)}
            </Box>
          </Box>
        ))}
      </Box>
    </Part>
  );
}

function Versions({ found: { process, push } }: { found: SystemStatus }) {
  return (
    <Part title={messages.versions}>
      <Facts
        facts={[
          [messages.version, process.version],
          [messages.node, process.node],
          [messages.database, `${process.database}, ${messages.schema(process.migrations)}`],
          [messages.since, formatRelative(process.started_at)],
          [messages.memory, messages.gigabytes(process.memory_bytes)],
          [messages.push, push.connections === null ? messages.elsewhere : messages.connected(push.connections)],
        ]}
      />
    </Part>
  );
}
