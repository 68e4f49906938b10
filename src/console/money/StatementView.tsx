import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { formatCents, formatDate, formatDateTime } from '../../../engine/web/format.ts';
import Balance from '@mui/icons-material/BalanceOutlined';
import { StatusChip } from '../../../engine/web/StatusChip.tsx';
import type { Statement } from '../../../generated/api.ts';
import { useListPath } from '../dashboard/useListPath.ts';
import { cashColumn, earnedColumn } from './columns.ts';
import { Cases, Disputes, Requests } from './Cases.tsx';
import { LedgerColumn } from './LedgerColumn.tsx';
import { messages } from './messages.ts';
import { Mark } from './Mark.tsx';
import { MoneyTable } from './MoneyTable.tsx';
import { monthName } from './monthName.ts';
import { MonthsChart } from './MonthsChart.tsx';

const columns = { display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' } };
const grid = { ...columns, gap: 4, alignItems: 'start' };

interface StatementViewProps {
  statement: Statement;
  pathOf: (month: string) => string;
  /** When the page was opened: a month that runs says until when it is counted. */
  now: Date;
}

/** One month: cash and earned side by side, what is still owed, who needs somebody, and the movements it is made of. */
export function StatementView({ statement, pathOf, now }: StatementViewProps) {
  const list = useListPath();
  const { month, refunds, cash_in, held_after, disputes_open, owed_before, owed_after } = statement;
  const name = monthName(month);
  const change = owed_after - owed_before;
  const sums = [formatCents(Math.abs(change)), formatCents(owed_before), formatCents(owed_after)] as const;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 }}>
      <Disputes />
      <MonthsChart months={statement.months} month={month} pathOf={pathOf} />
      <Card>
        <Box
          sx={{ ...columns, '& > section + section': { borderLeft: { lg: '1px solid var(--border)' }, borderTop: { xs: '1px solid var(--border)', lg: 0 } } }}
        >
          <LedgerColumn
            mark={<Mark of="cash" />}
            hint={new Date(statement.ends_at) > now ? messages.toDay(formatDate(now)) : undefined}
            title={messages.cash(name)}
            empty={messages.noneSold}
            {...cashColumn(statement)}
          />
          <LedgerColumn
            title={messages.earned(name)}
            mark={<Mark of="earned" />}
            hint={messages.earnedHint}
            empty={messages.nothingEarned}
            {...earnedColumn(statement)}
          />
        </Box>
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            gap: 3,
            alignItems: 'center',
            p: '12px 16px',
            background: 'var(--accent-soft)',
            borderTop: '1px solid var(--accent-line)',
          }}
        >
          <Balance aria-hidden="true" sx={{ fontSize: 20, color: 'var(--accent)' }} />
          <Box component="p" className="num" sx={{ flex: '1 1 240px' }}>
            {change >= 0 ? messages.owed(...sums) : messages.owedLess(...sums)}
            {held_after > 0 && ` ${messages.inDispute(formatCents(held_after), disputes_open)}`}
          </Box>
          <StatusChip
            tone={statement.balances ? 'success' : 'error'}
            label={statement.balances ? messages.balances : messages.doesNotBalance(formatCents(cash_in - statement.ledger_total))}
          />
        </Box>
      </Card>
      <Box sx={grid}>
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 }}>
          <Requests />
          <MoneyTable
            title={messages.refundsMade(name)}
            aside={refunds === 0 ? undefined : <b className="num">{formatCents(refunds)}</b>}
            headings={[messages.client, messages.when, messages.receipt, messages.amount]}
            empty={messages.noRefunds}
            rows={statement.entries
              .filter(({ kind }) => kind === 'refund')
              .map(({ payment_id, moved_at, client_name, receipt_number, amount }) => ({
                key: `${payment_id}${moved_at}`,
                to: `${list('payments')}/${payment_id}`,
                cells: [client_name, formatDate(moved_at), receipt_number, formatCents(amount)],
              }))}
          />
        </Box>
        <Cases />
      </Box>
      <MoneyTable
        title={messages.entries}
        headings={[messages.client, messages.when, messages.package, messages.receipt, messages.amount]}
        empty={messages.noEntries}
        rows={statement.entries.map(({ payment_id, moved_at, kind, client_name, package_name, receipt_number, amount }) => ({
          key: `${payment_id}${kind}${moved_at}`,
          to: `${list('payments')}/${payment_id}`,
          cells: [client_name, formatDateTime(moved_at), package_name, receipt_number, formatCents(amount)],
        }))}
      />
    </Box>
  );
}
