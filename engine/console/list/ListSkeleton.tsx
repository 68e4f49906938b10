import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { Skeleton } from '../../web/Skeleton.tsx';
import { PlainHead } from './PlainHead.tsx';
import { phoneRow, type PhoneRow } from './columns.ts';
import { tableStyles } from './tableStyles.ts';
import { useListShape } from './useListShape.ts';

/** Widths of the words that come, in px, so that rows do not look ruled. */
const widths = [96, 132, 80, 112, 64];
// Aligned like its text will be: figures on the right, never wider than their column.
const inLine = { display: 'inline-block', maxWidth: '100%', verticalAlign: 'middle' };

/** A list before its rows are there: the headings it will have, and rows of their height. */
export function ListSkeleton() {
  const { columns, bulk } = useListShape();
  return <TableSkeleton columns={columns} bulk={bulk} phone={phoneRow(columns)} rows={12} />;
}

interface TableSkeletonProps {
  columns: readonly { name: string; label: string; figure?: boolean }[];
  bulk?: boolean;
  phone: PhoneRow;
  rows: number;
}

/** The same for any table of this look. */
export function TableSkeleton({ columns, bulk = false, phone, rows }: TableSkeletonProps) {
  return (
    <Box sx={tableStyles(phone, bulk)} aria-hidden="true">
      <Table>
        <PlainHead columns={columns} bulk={bulk} />
        <TableBody>
          {Array.from({ length: rows }, (_row, row) => (
            <TableRow key={row}>
              {bulk && (
                <TableCell padding="checkbox">
                  <Skeleton width={16} height={16} sx={{ mx: '9px' }} />
                </TableCell>
              )}
              {columns.map(({ name, figure }, index) => (
                <TableCell key={name} className={`column-${name}`} align={figure ? 'right' : 'left'}>
                  <Skeleton width={figure ? 48 : widths[(row + index * 2) % widths.length]} height={14} sx={inLine} />
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
