import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import { useListSortContext } from 'react-admin';
import { barLook, pulsing } from '../../web/Skeleton.tsx';
import { PlainCell } from './PlainCell.tsx';
import { PlainHead } from './PlainHead.tsx';
import { phoneRow, type PhoneRow } from './columns.ts';
import { tableStyles } from './tableStyles.ts';
import { useListShape } from './useListShape.ts';

/** Widths of the words that come, in px, so that rows do not look ruled. */
const widths = [96, 132, 80, 112, 64];
// Aligned like its text will be: figures on the right, never wider than their column.
const bars = {
  '& tbody': pulsing,
  '& .bar': { ...barLook, display: 'inline-block', height: 14, maxWidth: '100%', verticalAlign: 'middle' },
};

/** A list before its rows are there: the headings it will have, and rows of their height. */
export function ListSkeleton() {
  const { columns, bulk } = useListShape();
  const { sort } = useListSortContext();
  return <TableSkeleton columns={columns} bulk={bulk} phone={phoneRow(columns, sort.field)} rows={12} />;
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
    <Box sx={[tableStyles(phone, bulk), bars]} aria-hidden="true">
      <Table>
        <PlainHead columns={columns} bulk={bulk} />
        <TableBody>
          {Array.from({ length: rows }, (_row, row) => (
            <tr key={row} className="MuiTableRow-root">
              {bulk && (
                <PlainCell className="MuiTableCell-paddingCheckbox">
                  <span className="bar" style={{ width: 16, height: 16, margin: '0 9px' }} />
                </PlainCell>
              )}
              {columns.map(({ name, figure }, index) => (
                <PlainCell key={name} className={`column-${name}`} isRight={figure}>
                  <span className="bar" style={{ width: figure ? 48 : widths[(row + index * 2) % widths.length] }} />
                </PlainCell>
              ))}
            </tr>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
