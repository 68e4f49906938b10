import LinkText from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { Link } from 'react-router';
import { formatCents } from '../../../engine/web/format.ts';
import { messages } from './messages.ts';
import type { Series, SeriesColumn } from './series.ts';

interface RevenueTableProps {
  label: string;
  /** What a row is: a day, a week, a month. */
  unit: string;
  series: readonly Series[];
  columns: readonly SeriesColumn[];
  pathOf: (column: SeriesColumn) => string;
}

/** The chart's numbers as a table, newest first; refunds are taken off already. */
export function RevenueTable({ label, unit, series, columns, pathOf }: RevenueTableProps) {
  const money = (cents: number) => formatCents(cents, { whole: true });
  return (
    <TableContainer tabIndex={0} role="region" aria-label={label} sx={{ maxHeight: 214 }}>
      <Table size="small" stickyHeader>
        <TableHead>
          <TableRow>
            <TableCell>{unit}</TableCell>
            {series.map(({ key, name }) => (
              <TableCell key={key} align="right">
                {name}
              </TableCell>
            ))}
            <TableCell align="right">{messages.total}</TableCell>
            <TableCell align="right">{messages.refunds}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {columns.toReversed().map((column) => (
            <TableRow key={column.period.from}>
              <TableCell component="th" scope="row">
                <LinkText component={Link} to={pathOf(column)}>
                  {column.long}
                </LinkText>
              </TableCell>
              {series.map(({ key }, index) => (
                <TableCell key={key} align="right" className="num">
                  {money(column.nets[index] ?? 0)}
                </TableCell>
              ))}
              <TableCell align="right" className="num">
                {money(column.net)}
              </TableCell>
              <TableCell align="right" className="num">
                {column.refunded > 0 ? money(-column.refunded) : '–'}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
