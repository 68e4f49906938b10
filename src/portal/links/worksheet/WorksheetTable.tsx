import Flag from '@mui/icons-material/FlagRounded';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { aboveText, layoutLabels } from '../../../../domain/worksheet-layout.ts';
import { Card } from '../../../../engine/web/Card.tsx';
import { formatCents, formatPercent } from '../../../../engine/web/format.ts';
import { RuleOf } from '../../../features/links/WorksheetSheet.tsx';
import { Movement } from './Movement.tsx';
import { movedLines, type Laid, type MovedGroup, type MovedLine } from './moved.ts';
import { sheetMessages as messages } from './messages.ts';

const phone = '@media (max-width: 700px)';
const Table = styled('table')({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  fontSize: 'var(--fs-ui)',
  lineHeight: '20px',
  '& thead > tr > *': {
    height: 40,
    padding: '0 0 0 12px',
    fontSize: 'var(--fs-small)',
    fontWeight: 'var(--w-medium)',
    color: 'var(--text-2)',
    background: 'var(--surface-2)',
    textAlign: 'right',
    '&:first-of-type': { textAlign: 'left', paddingLeft: 24 },
    '&:last-of-type': { paddingRight: 24 },
  },
  '& tbody': { borderTop: '1px solid var(--border)' },
  '& tbody th, & tbody td': { padding: '5px 0 5px 12px', verticalAlign: 'baseline', fontWeight: 400, textAlign: 'right' },
  '& tbody tr:first-of-type > *': { paddingTop: 14 },
  '& tbody tr:last-of-type > *': { paddingBottom: 14 },
  '& tbody th': { textAlign: 'left', color: 'var(--text-2)', paddingLeft: 0, overflowWrap: 'anywhere' },
  '& tbody th[scope="rowgroup"]': { paddingLeft: 24, color: 'var(--text)', fontWeight: 'var(--w-medium)' },
  '& td[data-line]': { color: 'var(--text-2)' },
  '& td[data-sum]': { paddingRight: 24, color: 'var(--text)', fontWeight: 'var(--w-strong)' },
  '& tr[data-sums] th': { color: 'var(--text)', fontWeight: 'var(--w-medium)' },
  '& tr[data-sums] td[data-line]': { position: 'relative' },
  '& tr[data-sums] td[data-line]::before': { content: '""', position: 'absolute', right: 0, left: 20, top: 0, borderTop: '1px solid var(--border-strong)' },
  '& s': { color: 'var(--text-3)' },
  '& small': { display: 'block', fontSize: 'var(--fs-small)', lineHeight: '16px', color: 'var(--text-3)' },
  '& small[data-flag]': { display: 'flex', gap: 4, color: 'var(--warning)', fontWeight: 'var(--w-medium)', '& svg': { fontSize: 14, marginTop: 1 } },
  '& tbody[data-total] th': { paddingLeft: 24, fontSize: 'var(--fs-body)', fontWeight: 'var(--w-strong)', color: 'var(--text)' },
  '& tbody[data-total="otd"] tr > *': { background: 'var(--accent-soft)' },
  '& tbody[data-total="otd"] td[data-sum]': { fontSize: '1.125rem', letterSpacing: '-.01em' },
  '& tr[data-rule] > td': { textAlign: 'left', paddingLeft: 0, paddingRight: 24, paddingTop: 0 },
  [phone]: {
    '&, & tbody': { display: 'block' },
    '& thead': { display: 'none' },
    '& tbody': { padding: '10px 16px' },
    '& tr': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'baseline' },
    '&& tbody tr > *': { padding: '5px 0' },
    '&& tbody th[scope="rowgroup"]': { gridColumn: '1 / -1', fontWeight: 'var(--w-strong)', paddingBottom: 2 },
    '&& td[data-moved]': { order: 3, gridColumn: '1 / -1', textAlign: 'left', padding: '0 0 4px', marginTop: -4, '&:empty': { display: 'none' } },
    '&& td[data-line]': { color: 'var(--text)' },
    '&& td:empty, && td[data-line]:has(> s)': { display: 'none' },
    '&& tr[data-sums]': { borderTop: '1px solid var(--border-soft)', marginTop: 4 },
    '&& tr[data-rule] > td': { gridColumn: '1 / -1' },
    '& tbody[data-total="otd"]': { background: 'var(--accent-soft)' },
    '&& tbody[data-total="otd"] tr > *': { background: 'none' },
  },
});

interface WorksheetTableProps {
  /** From the revision compared with to the one shown. */
  revisions: readonly [Laid, ...Laid[]];
  /** In the head: which revision it is compared with. */
  choice: ReactNode;
}

/** A worksheet as a table: each line, how far it moved, and the sums the lines come to. */
export function WorksheetTable({ revisions, choice }: WorksheetTableProps) {
  const { layout } = revisions.at(-1) ?? revisions[0];
  const moved = movedLines(revisions);
  return (
    <Card component="section" aria-label={messages.sheet}>
      <Table>
        <colgroup>
          <col style={{ width: 116 }} />
          <col />
          <col style={{ width: 148 }} />
          <col style={{ width: 104 }} />
          <col style={{ width: 134 }} />
        </colgroup>
        <thead>
          <tr>
            <th scope="col" colSpan={2}>
              {messages.sheet}
            </th>
            <th scope="col">{choice}</th>
            <th scope="col">{messages.line}</th>
            <th scope="col">{messages.sum}</th>
          </tr>
        </thead>
        {moved.groups.map((group) => (
          <Group key={group.key} group={group} rule={group.key === 'taxes' && layout.rule ? <RuleOf rule={layout.rule} working={layout.working} /> : null} />
        ))}
        <Total kind="otd" label={layoutLabels.totalOtd} cents={layout.total_otd} by={moved.otd} />
        {moved.trade && <Group group={moved.trade} rule={null} />}
        <Total kind="cash" label={layoutLabels.cashDue} cents={layout.cash_due} by={moved.cashDue} />
      </Table>
    </Card>
  );
}

function Group({ group, rule }: { group: MovedGroup; rule: ReactNode }) {
  const rows = group.lines.length + (group.alone ? 0 : 1) + (rule === null ? 0 : 1);
  return (
    <tbody data-group={group.key}>
      {group.lines.map((line, index) => (
        <tr key={line.removedIn === undefined ? line.key : `${line.key} removed`}>
          {index === 0 && (
            <th scope="rowgroup" rowSpan={rows}>
              {group.title}
            </th>
          )}
          <Line line={line} sum={group.alone ? group.sum : undefined} isTrade={group.key === 'trade'} />
        </tr>
      ))}
      {!group.alone && (
        <tr data-sums="">
          <th scope="row">{group.sumLabel}</th>
          <td data-moved="">
            <Movement by={group.by} cents={group.sum} isTrade={group.key === 'trade'} />
          </td>
          <td data-line="">{''}</td>
          <td data-sum="" className="num">
            {formatCents(group.sum)}
          </td>
        </tr>
      )}
      {rule !== null && (
        <tr data-rule="">
          <td colSpan={4}>{rule}</td>
        </tr>
      )}
    </tbody>
  );
}

/** @param sum of its group, where it is the only line */
function Line({ line, sum, isTrade }: { line: MovedLine; sum: number | undefined; isTrade: boolean }) {
  const isGone = line.removedIn !== undefined;
  return (
    <>
      <th scope="row">
        {isGone ? <s>{line.label}</s> : line.label}
        {line.removedIn !== undefined && <small>{messages.removedIn(line.removedIn)}</small>}
        {line.tax && <small className="num">{layoutLabels.taxOf(formatPercent(line.tax.rate), formatCents(line.tax.base))}</small>}
        {!isGone &&
          aboveText(line.cents, line.above, formatCents).map((sentence) => (
            <small key={sentence} data-flag="">
              <Flag aria-hidden="true" />
              {sentence}
            </small>
          ))}
        {line.note !== undefined && <small>{line.note}</small>}
      </th>
      <td data-moved="">
        <Movement by={line.by} cents={line.cents} isTrade={isTrade} isNew={line.isNew} />
      </td>
      <td data-line="" className="num">
        {isGone ? <s>{formatCents(line.cents)}</s> : sum === undefined ? formatCents(line.cents) : ''}
      </td>
      <td data-sum="" className="num">
        {sum === undefined ? '' : formatCents(sum)}
      </td>
    </>
  );
}

function Total({ kind, label, cents, by }: { kind: 'otd' | 'cash'; label: string; cents: number; by: number | undefined }) {
  return (
    <tbody data-total={kind}>
      <tr>
        <Box component="th" scope="row" colSpan={2}>
          {label}
        </Box>
        <td data-moved="">
          <Movement by={by} />
        </td>
        <td data-sum="" className="num" colSpan={2}>
          {formatCents(cents)}
        </td>
      </tr>
    </tbody>
  );
}
