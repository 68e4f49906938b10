import LinkText from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { Link } from 'react-router';
import type { Figure } from './figure.ts';
import { messages } from './messages.ts';
import type { Series, SeriesColumn } from './series.ts';

interface ColumnTableProps {
  figure: Figure;
  label: string;
  /** What a row is: a day, a week, a month. */
  unit: string;
  series: readonly Series[];
  columns: readonly SeriesColumn[];
  pathOf?: (column: SeriesColumn) => string;
}

/** The chart's numbers as a table, newest first; where there are refunds, they are taken off already and have a column. */
export function ColumnTable({ figure, label, unit, series, columns, pathOf }: ColumnTableProps) {
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
            {figure.hasRefunds && <TableCell align="right">{messages.refunds}</TableCell>}
          </TableRow>
        </TableHead>
        <TableBody>
          {columns.toReversed().map((column) => (
            <TableRow key={column.period.from}>
              <TableCell component="th" scope="row">
                {pathOf ? (
                  <LinkText component={Link} to={pathOf(column)}>
                    {column.long}
                  </LinkText>
                ) : (
                  column.long
                )}
              </TableCell>
              {series.map(({ key }, index) => (
                <TableCell key={key} align="right" className="num">
                  {figure.full(column.values[index] ?? 0)}
                </TableCell>
              ))}
              <TableCell align="right" className="num">
                {figure.full(column.sum)}
              </TableCell>
              {figure.hasRefunds && (
                <TableCell align="right" className="num">
                  {column.refunded > 0 ? figure.full(-column.refunded) : '–'}
                </TableCell>
              )}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
