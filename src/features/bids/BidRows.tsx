import Check from '@mui/icons-material/CheckRounded';
import Flag from '@mui/icons-material/FlagRounded';
import Unknown from '@mui/icons-material/HelpOutlineRounded';
import Box from '@mui/material/Box';
import { Fragment } from 'react';
import { formatCents } from '../../../engine/web/format.ts';
import type { Bid, FeeMedian } from '../../../generated/api.ts';
import { bestOf, differs, gapOf, type CompareGroup, type CompareRow } from '../links/compare.ts';
import { isEstimate, isMissing } from './compare.ts';
import { bidRowMessages as messages } from './row-messages.ts';

const noMedians: readonly FeeMedian[] = [];

interface BidRowsProps {
  groups: readonly CompareGroup[];
  /** By column; undefined for a dealer without a price. */
  bids: readonly (Bid | undefined)[];
  onlyDifferences: boolean;
  /** The firm's medians: fees above them are marked. */
  medians?: readonly FeeMedian[];
  /** The column and row in front, for keys. */
  current?: { column: number; row: string } | undefined;
  /** A cell was pressed. */
  onPick?: (column: number, row: string) => void;
}

/** The lines of dealers' prices as rows of a table: how far each is from the best, what was left out, what is above the firm's median. */
export function BidRows({ groups, bids, onlyDifferences, medians = noMedians, current, onPick }: BidRowsProps) {
  return (
    <>
      {groups.map((group) => {
        const rows = onlyDifferences ? group.rows.filter(differs) : group.rows;
        if (rows.length === 0) return null;
        return (
          <Fragment key={rows[0]?.key}>
            {group.title !== undefined && (
              <tr>
                <Box
                  component="th"
                  scope="colgroup"
                  colSpan={bids.length + 1}
                  sx={{ background: 'var(--surface-2)', fontSize: 'var(--fs-small)', color: 'text.secondary' }}
                >
                  {group.title}
                </Box>
              </tr>
            )}
            {rows.map((row) => (
              <BidRow key={row.key} row={row} bids={bids} medians={medians} current={current} onPick={onPick} />
            ))}
          </Fragment>
        );
      })}
    </>
  );
}

interface RowProps extends Pick<BidRowsProps, 'bids' | 'current'> {
  row: CompareRow;
  medians: readonly FeeMedian[];
  onPick: BidRowsProps['onPick'] | undefined;
}

function BidRow({ row, bids, medians, current, onPick }: RowProps) {
  const isTotal = row.key === 'total_otd';
  return (
    <Box component="tr" sx={{ fontWeight: row.total === true ? 'var(--w-strong)' : undefined, background: isTotal ? 'var(--accent-soft)' : undefined }}>
      <th scope="row">
        {differs(row) && (
          <Box component="span" role="img" aria-label={messages.differs} sx={{ mr: 2, color: 'var(--accent)', fontWeight: 'var(--w-strong)' }}>
            ≠
          </Box>
        )}
        {row.label}
      </th>
      {bids.map((bid, column) => (
        <Cell
          key={bid?.id ?? column}
          row={row}
          column={column}
          bid={bid}
          medians={medians}
          isCurrent={current?.column === column && current.row === row.key}
          onPick={onPick}
        />
      ))}
    </Box>
  );
}

interface CellProps {
  row: CompareRow;
  column: number;
  bid: Bid | undefined;
  medians: readonly FeeMedian[];
  isCurrent: boolean;
  onPick: BidRowsProps['onPick'] | undefined;
}

function Cell({ row, column, bid, medians, isCurrent, onPick }: CellProps) {
  if (!bid) return <td>–</td>;
  const value = row.values[column] ?? null;
  const missing = isMissing(bid, row.key);
  const best = bestOf(row);
  const gap = gapOf(row, column);
  const median = medians.find(({ kind }) => kind === row.key);
  const isAbove = median !== undefined && value !== null && !missing && value > median.amount;
  return (
    <Box
      component="td"
      className="num"
      {...(onPick ? { onClick: () => onPick(column, row.key) } : {})}
      sx={{
        ...(onPick ? { cursor: 'pointer' } : {}),
        ...(missing ? { background: 'var(--warning-soft)' } : {}),
        ...(isCurrent ? { boxShadow: 'inset 0 0 0 2px var(--accent)' } : {}),
      }}
    >
      <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 6px', '& > svg': { fontSize: 16 } }}>
        <Box
          component="small"
          sx={{ mr: 'auto', fontSize: 'var(--fs-small)', fontWeight: 400, color: missing || isAbove ? 'var(--warning)' : 'text.secondary' }}
        >
          {missing ? (
            <Mark icon={Unknown} text={messages.notGiven} />
          ) : isAbove ? (
            <Mark icon={Flag} text={messages.median(formatCents(median.amount))} />
          ) : (
            gap !== undefined && (row.reduces === true ? messages.less(formatCents(gap)) : formatCents(gap, { sign: true }))
          )}
        </Box>
        {best !== undefined && value === best && !missing && <Check titleAccess={messages.best} sx={{ color: 'var(--success)' }} />}
        <Box
          component="span"
          sx={{
            ml: 'auto',
            whiteSpace: 'nowrap',
            color: value === null || value === 0 ? 'text.secondary' : undefined,
            ...(missing ? { borderBottom: '1px dashed currentColor' } : {}),
          }}
        >
          {isEstimate(bid, row.key) && '≈ '}
          {value === null ? messages.none : value === 0 && row.total !== true ? messages.none : formatCents(value)}
        </Box>
      </Box>
    </Box>
  );
}

function Mark({ icon: Icon, text }: { icon: typeof Flag; text: string }) {
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: '3px', whiteSpace: 'nowrap', fontWeight: 'var(--w-medium)', '& > svg': { fontSize: 14 } }}
    >
      <Icon aria-hidden="true" />
      {text}
    </Box>
  );
}
