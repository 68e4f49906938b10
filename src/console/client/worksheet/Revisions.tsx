import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { styled } from '@mui/material/styles';
import { Fragment, useState } from 'react';
import type { OtdWorksheet } from '../../../../generated/api.ts';
import { compareGroups, differs, type CompareRow } from '../../../features/links/compare.ts';
import { formatCents, formatDateTime } from '../../../../engine/web/format.ts';
import { messages } from './messages.ts';

const Sheet = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  '& th, & td': {
    padding: '6px 16px',
    textAlign: 'right',
    verticalAlign: 'top',
    borderTop: '1px solid var(--border-soft)',
    fontWeight: 'inherit',
    minWidth: 120,
  },
  '& th[scope="row"], & th[scope="colgroup"], & thead th:first-of-type': { textAlign: 'left' },
  '& thead th': { borderTop: 0, background: 'var(--surface-2)', fontSize: 'var(--fs-small)' },
  '& th[scope="colgroup"]': { background: 'var(--surface-2)', fontSize: 'var(--fs-small)', color: 'var(--text-2)' },
  '& [data-now]': { background: 'var(--accent-soft)' },
  '& small': { display: 'block', fontSize: 'var(--fs-small)', lineHeight: '14px' },
});

interface RevisionsProps {
  /** Newest first. */
  sheets: readonly OtdWorksheet[];
  /** The draft, as one more revision. */
  typed?: OtdWorksheet | undefined;
}

/** The revisions beside each other, oldest first, each line with how far it moved. Nothing where there is only one to see. */
export function Revisions({ sheets, typed }: RevisionsProps) {
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const columns = [...sheets.toReversed(), ...(typed ? [typed] : [])];
  if (columns.length === 0 || (columns.length === 1 && typed)) return null;
  const groups = compareGroups([], columns)
    .map((group) => ({ ...group, rows: onlyDifferences ? group.rows.filter(differs) : group.rows }))
    .filter((group) => group.rows.length > 0);
  return (
    <Card>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, minHeight: 48, padding: '6px 16px' }}>
        <Box component="h2" sx={{ typography: 'h4', flex: 1 }}>
          {messages.revisions}
        </Box>
        {columns.length > 1 && (
          <FormControlLabel
            control={<Switch checked={onlyDifferences} onChange={(event) => setOnlyDifferences(event.target.checked)} />}
            label={messages.onlyDifferences}
          />
        )}
      </Box>
      <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label={messages.revisions}>
        <Sheet>
          <thead>
            <tr>
              <th scope="col">{messages.line}</th>
              {columns.map((sheet) => (
                <th scope="col" key={sheet.revision} data-now={sheet === typed || undefined}>
                  <b>{sheet === typed ? messages.thisOne : messages.revision(sheet.revision)}</b>
                  {sheet !== typed && <small>{formatDateTime(sheet.created_at)}</small>}
                  {sheet.remark && <small>{sheet.remark}</small>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {groups.map((group) => (
              <Fragment key={group.rows[0]?.key}>
                {group.title !== undefined && (
                  <tr>
                    <th scope="colgroup" colSpan={columns.length + 1}>
                      {group.title}
                    </th>
                  </tr>
                )}
                {group.rows.map((row) => (
                  <Line key={row.key} row={row} columns={columns} typed={typed} />
                ))}
              </Fragment>
            ))}
          </tbody>
        </Sheet>
      </Box>
    </Card>
  );
}

/** What a column has of a line; undefined where it is not known, and before the first column. */
function countedIn(row: CompareRow, column: number): number | undefined {
  return column < 0 ? undefined : (row.values[column] ?? (row.nothing?.[column] === true ? 0 : undefined));
}

function Line({ row, columns, typed }: { row: CompareRow; columns: readonly OtdWorksheet[]; typed: OtdWorksheet | undefined }) {
  return (
    <tr style={row.total === true ? { fontWeight: 'var(--w-strong)' } : undefined}>
      <th scope="row">{row.label}</th>
      {columns.map((sheet, index) => {
        const value = countedIn(row, index);
        const before = countedIn(row, index - 1);
        const moved = value === undefined || before === undefined ? 0 : value - before;
        return (
          <td key={sheet.revision} className="num" data-now={sheet === typed || undefined}>
            {value === undefined || (value === 0 && row.total !== true) ? '–' : formatCents(value)}
            {moved !== 0 && (
              <Box component="small" sx={{ color: moved < 0 ? 'var(--success)' : 'var(--warning)' }}>
                {formatCents(moved, { sign: true })}
              </Box>
            )}
          </td>
        );
      })}
    </tr>
  );
}
