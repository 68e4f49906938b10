import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

interface PlainHeadProps {
  columns: readonly { name: string; label: string; figure?: boolean }[];
  /** Room for the boxes of rows to choose. */
  bulk?: boolean;
}

/** The headings of a table that is not sorted by them. */
export function PlainHead({ columns, bulk = false }: PlainHeadProps) {
  return (
    <TableHead>
      <TableRow>
        {bulk && <TableCell padding="checkbox" />}
        {columns.map(({ name, label, figure }) => (
          <TableCell key={name} align={figure ? 'right' : 'left'}>
            {label}
          </TableCell>
        ))}
      </TableRow>
    </TableHead>
  );
}
