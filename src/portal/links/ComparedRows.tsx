import Check from '@mui/icons-material/CheckRounded';
import Box from '@mui/material/Box';
import { formatCents, formatNumber } from '../../../engine/web/format.ts';
import { bestOf, differs, gapOf, type CompareRow } from '../../features/links/compare.ts';
import { messages } from '../../features/links/messages.ts';

const comparisonMessages = messages.comparison;

/** The rows of one group. @param ids of the columns' links */
export function ComparedRows({ title, rows, ids }: { title: string | undefined; rows: readonly CompareRow[]; ids: readonly string[] }) {
  return (
    <>
      {title !== undefined && (
        <tr>
          <Box
            component="th"
            scope="colgroup"
            colSpan={ids.length + 1}
            sx={{ background: 'var(--surface-2)', fontSize: 'var(--fs-small)', color: 'text.secondary' }}
          >
            {title}
          </Box>
        </tr>
      )}
      {rows.map((row) => (
        <ComparedRow key={row.key} row={row} ids={ids} />
      ))}
    </>
  );
}

function ComparedRow({ row, ids }: { row: CompareRow; ids: readonly string[] }) {
  const best = bestOf(row);
  const strong = row.total === true;
  return (
    <Box component="tr" sx={{ fontWeight: strong ? 'var(--w-strong)' : undefined, background: row.key === 'total_otd' ? 'var(--accent-soft)' : undefined }}>
      <th scope="row">
        <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 2 }}>
          {differs(row) && (
            <Box component="span" role="img" aria-label={comparisonMessages.differs} sx={{ color: 'var(--accent)', fontWeight: 'var(--w-strong)' }}>
              ≠
            </Box>
          )}
          {row.label}
        </Box>
      </th>
      {row.values.map((value, index) => (
        <td key={ids[index]} className="num">
          <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'baseline', justifyContent: 'flex-end', gap: '0 8px' }}>
            <Gap row={row} column={index} />
            {best !== undefined && value === best && row.partial?.[index] !== true && (
              <Check titleAccess={comparisonMessages.best} sx={{ fontSize: 16, color: 'var(--success)', alignSelf: 'center' }} />
            )}
            <Box component="span" sx={{ whiteSpace: 'nowrap', color: value === null || value === 0 ? 'text.secondary' : undefined }}>
              {shown(row, index)}
            </Box>
          </Box>
        </td>
      ))}
    </Box>
  );
}

/** How far a column is from the best. */
function Gap({ row, column }: { row: CompareRow; column: number }) {
  const gap = gapOf(row, column);
  if (gap === undefined) return null;
  return (
    <Box component="small" sx={{ fontSize: 'var(--fs-small)', color: 'text.secondary' }}>
      {distanceFromBest(row, gap)}
    </Box>
  );
}

function shown(row: CompareRow, column: number): string {
  const value = row.values[column] ?? null;
  if (value === null) return row.missing?.[column] === true ? comparisonMessages.notListed : '–';
  if (row.kind === 'money') return value === 0 && row.total !== true ? comparisonMessages.none : formatCents(value);
  if (row.kind === 'share') return comparisonMessages.share(formatNumber(value), formatNumber(row.of?.[column] ?? 0));
  return row.kind === 'year' ? String(value) : formatNumber(value);
}

/** `+$600`; of reductions `$600 less`, of a year `1 year older`. */
function distanceFromBest(row: CompareRow, gap: number): string {
  if (row.kind === 'year') return comparisonMessages.older(-gap);
  if (row.kind === 'share') return comparisonMessages.fewer(formatNumber(-gap));
  if (row.kind === 'miles') return comparisonMessages.further(formatNumber(gap));
  return row.reduces === true ? comparisonMessages.less(formatCents(gap)) : formatCents(gap, { sign: true });
}
