import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { formatCents, formatDateTime, formatDayParts } from '../../../engine/web/format.ts';
import { StatusChip } from '../../../engine/web/StatusChip.tsx';
import type { Statement } from '../../../generated/api.ts';
import { useListPath } from '../dashboard/useListPath.ts';
import { Cases } from './Cases.tsx';
import { LedgerColumn } from './LedgerColumn.tsx';
import { messages } from './messages.ts';
import { MoneyTable } from './MoneyTable.tsx';

/** `November 2026`. @param month YYYY-MM */
export const monthName = (month: string): string => formatDayParts(`${month}-01`, { year: 'numeric', month: 'long' });

const grid = { display: 'grid', gap: 4, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }, alignItems: 'start' };

/** One month: cash and earned side by side, what is still owed, and the movements it is made of. */
export function StatementView({ statement, pathOf }: { statement: Statement; pathOf: (month: string) => string }) {
  const list = useListPath();
  const {
    month,
    sold,
    coupons,
    coupons_used,
    refunds,
    refunds_made,
    refunds_returned,
    disputes,
    disputes_lost,
    dispute_fees,
    cash_in,
    earned,
    earned_lines,
    owed_before,
    owed_after,
  } = statement;
  const name = monthName(month);
  const change = owed_after - owed_before;
  const sums = [formatCents(Math.abs(change)), formatCents(owed_before), formatCents(owed_after)] as const;
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <Box sx={grid}>
        <LedgerColumn
          title={messages.cash(name)}
          empty={messages.noneSold}
          lines={[
            ...sold.map((each) => ({ label: messages.sold(each.name, each.count), cents: each.amount })),
            ...(coupons_used > 0 ? [{ label: messages.coupons(coupons_used), cents: coupons }] : []),
            ...(refunds_made > 0 ? [{ label: messages.refunds(refunds_made), cents: refunds }] : []),
            ...(refunds_returned > 0 ? [{ label: messages.refundsReturned, cents: refunds_returned }] : []),
            ...(disputes === 0 ? [] : [{ label: messages.disputes(disputes_lost), cents: disputes }]),
            ...(dispute_fees === 0 ? [] : [{ label: messages.disputeFees, cents: dispute_fees }]),
          ]}
          sum={{ label: messages.cashIn, cents: cash_in }}
        />
        <LedgerColumn
          title={messages.earned(name)}
          hint={messages.earnedHint}
          empty={messages.nothingEarned}
          lines={earned_lines.map(({ kind, count, amount }) => ({ label: messages.by[kind](count), cents: amount }))}
          sum={{ label: messages.earnedSum, cents: earned }}
        />
      </Box>
      <Card sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'center', p: '12px 16px' }}>
        <Box component="p" className="num" sx={{ flex: '1 1 320px' }}>
          {change >= 0 ? messages.owed(...sums) : messages.owedLess(...sums)}
        </Box>
        <StatusChip
          tone={statement.balances ? 'success' : 'error'}
          label={statement.balances ? messages.balances : messages.doesNotBalance(formatCents(cash_in - statement.ledger_total))}
        />
      </Card>
      <Box sx={grid}>
        <MoneyTable
          title={messages.entries}
          headings={[messages.when, messages.client, messages.receipt, messages.amount]}
          empty={messages.noEntries}
          rows={statement.entries.map(({ payment_id, moved_at, kind, client_name, receipt_number, amount }) => ({
            key: `${payment_id}${kind}${moved_at}`,
            to: `${list('payments')}/${payment_id}`,
            cells: [formatDateTime(moved_at), client_name, receipt_number, formatCents(amount)],
          }))}
        />
        <MoneyTable
          title={messages.months}
          headings={[messages.month, messages.earnedSum, messages.cashIn]}
          empty={messages.noEntries}
          rows={statement.months.toReversed().map((each) => ({
            key: each.month,
            to: pathOf(each.month),
            cells: [monthName(each.month), formatCents(each.earned), formatCents(each.cash_in)],
          }))}
        />
        <Cases />
      </Box>
    </Box>
  );
}
