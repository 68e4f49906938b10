import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { SxProps } from '@mui/material/styles';
import type { ReactNode } from 'react';

/** Where a cell stands on a phone, in two lines of a row: beside its name, or beneath it to the left or the right; null where it is left out. */
export type Place = 'beside' | 'beneath' | 'end' | null;

export interface GridColumn {
  label: string;
  align?: 'right';
  /** The first column names its row and needs none. */
  narrow?: Place;
}

interface GridProps {
  /** What it is of, for who hears it. */
  label: string;
  columns: readonly GridColumn[];
  rows: readonly { id: string; cells: readonly ReactNode[] }[];
}

const phone = '@media (max-width: 900px)';

const places: Readonly<Record<Exclude<Place, null>, object>> = {
  beside: { gridColumn: 2, gridRow: 1 },
  beneath: { gridColumn: 1, gridRow: 2 },
  end: { gridColumn: 2, gridRow: 2, fontSize: 'var(--fs-small)' },
};

const cellSx = ({ narrow = null }: GridColumn): SxProps => ({ [phone]: narrow === null ? { display: 'none' } : places[narrow] });

/** A table of the system page; on a phone each row has two lines. The first cell names its row. */
export function Grid({ label, columns, rows }: GridProps) {
  const [first, ...others] = columns;
  return (
    <Table
      size="small"
      aria-label={label}
      // The two lines of a phone are no table to the browser: the roles say that they are.
      role="table"
      sx={{
        '& td, & th': { px: '8px', whiteSpace: 'nowrap', '&:first-of-type': { pl: 4 } },
        [phone]: {
          '&, & tbody': { display: 'block' },
          '& thead': { display: 'none' },
          '& td, & th': { '&, &:first-of-type': { p: 0, height: 'auto' }, border: 0 },
        },
      }}
    >
      <TableHead>
        <TableRow>
          {columns.map((column) => (
            <TableCell key={column.label} align={column.align ?? 'left'}>
              {column.label}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody role="rowgroup">
        {rows.map(({ id, cells: [name, ...rest] }) => (
          <TableRow
            key={id}
            role="row"
            sx={{
              [phone]: {
                display: 'grid',
                gridTemplateColumns: 'minmax(0, 1fr) auto',
                gap: '2px 12px',
                alignItems: 'center',
                p: '10px 16px',
                borderBottom: '1px solid var(--border-soft)',
                '&:last-of-type': { borderBottom: 0 },
              },
            }}
          >
            <TableCell component="th" scope="row" role="rowheader" key={first?.label} sx={{ [phone]: { whiteSpace: 'normal', overflowWrap: 'anywhere' } }}>
              {name}
            </TableCell>
            {others.map((column, place) => (
              <TableCell key={column.label} role="cell" align={column.align ?? 'left'} className="num" sx={cellSx(column)}>
                {rest[place]}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
