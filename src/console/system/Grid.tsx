import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';

interface GridProps {
  /** What it is of, for who hears it. */
  label: string;
  columns: readonly { label: string; align?: 'right' }[];
  rows: readonly { id: string; cells: readonly ReactNode[] }[];
}

/** A table of the system page; it scrolls within itself where it is too wide. The first cell names its row. */
export function Grid({ label, columns, rows }: GridProps) {
  return (
    <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="group" aria-label={label}>
      <Table size="small" sx={{ '& td, & th': { px: '6px', whiteSpace: 'nowrap' } }}>
        <TableHead>
          <TableRow>
            {columns.map((column) => (
              <TableCell key={column.label} align={column.align ?? 'left'}>
                {column.label}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ id, cells: [name, ...others] }) => (
            <TableRow key={id}>
              <TableCell component="th" scope="row">
                {name}
              </TableCell>
              {others.map((cell, place) => (
                <TableCell key={columns[place + 1]?.label} align={columns[place + 1]?.align ?? 'left'} className="num">
                  {cell}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
