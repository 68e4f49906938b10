import Box from '@mui/material/Box';
import TableSortLabel from '@mui/material/TableSortLabel';
import { styled } from '@mui/material/styles';
import type { DashboardListing } from '../../../generated/api.ts';
import { Skeleton } from '../../../engine/web/Skeleton.tsx';
import { messages } from './messages.ts';
import type { Order, SortField } from './queries.ts';
import { WorkTableRow } from './WorkTableRow.tsx';

const Table = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: 'var(--fs-dense)',
  '& th': { textAlign: 'left', fontSize: 'var(--fs-small)', fontWeight: 'var(--w-medium)', color: 'var(--text-2)', background: 'var(--surface-2)', height: 36 },
  '& td': { height: 40, borderTop: '1px solid var(--border-soft)' },
  '& th, & td': { padding: '0 8px', whiteSpace: 'nowrap', '&:first-of-type': { paddingLeft: 14 }, '&:last-of-type': { paddingRight: 14 } },
  '& .n': { textAlign: 'right' },
  '& .package, & .contact, & .links, & .quiet': { color: 'var(--text-2)' },
  '& .quiet': { color: 'var(--text-3)' },
  '& .name': { color: 'var(--text)', fontWeight: 'var(--w-medium)' },
  '& tbody tr:hover': { background: 'var(--hover)' },
  '@media (pointer: coarse)': { '& td': { height: 48 } },
  '@media (min-width: 901px) and (max-width: 1200px)': { '& .package, & .contact, & .links': { display: 'none' } },
  // On a phone a row becomes two lines: who and when, then the fields edited in place.
  '@media (max-width: 900px)': {
    '&, & tbody': { display: 'block' },
    '& thead': { display: 'none' },
    '& tbody tr': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      padding: '8px 12px',
      borderTop: '1px solid var(--border-soft)',
      '&:first-of-type': { borderTop: 0 },
    },
    '& tbody td': {
      display: 'block',
      height: 'auto',
      padding: 0,
      border: 0,
      '&:first-of-type': { paddingLeft: 0, alignSelf: 'center' },
      '&:last-of-type': { paddingRight: 0 },
    },
    '& .package, & .contact, & .links, & .decide': { display: 'none !important' },
    '& .step': { gridArea: '2 / 1', paddingLeft: '38px !important' },
    '& .note': { gridArea: '2 / 2', justifySelf: 'end' },
    '& .date': { gridArea: '1 / 2', justifySelf: 'end' },
  },
});

const columns: readonly { field: SortField; label: string; className?: string }[] = [
  { field: 'client_name', label: messages.client },
  { field: 'package_name', label: messages.package, className: 'package' },
  { field: 'step_in_process', label: messages.step },
  { field: 'note_status', label: messages.note },
  { field: 'date_to_re_engage', label: messages.reEngage },
  { field: 'date_of_last_contact', label: messages.lastContact, className: 'contact' },
  { field: 'links', label: messages.links, className: 'links n' },
  { field: 'to_decide', label: messages.toDecide, className: 'n' },
];

/** The order where none is chosen (contract: listDashboardListings). */
const usual: Order = ['date_to_re_engage', 'ASC'];

interface WorkRowsProps {
  rows: readonly DashboardListing[];
  order: Order | undefined;
  onSort: (field: SortField) => void;
}

/** One line for each client, ordered by the column that is pressed. */
export function WorkRows({ rows, order = usual, onSort }: WorkRowsProps) {
  return (
    <Table>
      <Head order={order} onSort={onSort} />
      <tbody>
        {rows.map((row) => (
          <WorkTableRow key={row.id} row={row} />
        ))}
      </tbody>
    </Table>
  );
}

function Head({ order, onSort }: { order: Order; onSort: (field: SortField) => void }) {
  return (
    <thead>
      <tr>
        {columns.map(({ field, label, className }) => {
          const direction = order[0] === field ? (order[1] === 'ASC' ? 'asc' : 'desc') : undefined;
          return (
            <th
              key={field}
              scope="col"
              className={className}
              {...(direction ? { 'aria-sort': direction === 'asc' ? ('ascending' as const) : ('descending' as const) } : {})}
            >
              <TableSortLabel
                active={direction !== undefined}
                direction={direction ?? 'asc'}
                hideSortIcon
                title={messages.sortBy(label)}
                sx={{ flexDirection: className?.endsWith('n') ? 'row-reverse' : undefined }}
                onClick={() => onSort(field)}
              >
                {label}
              </TableSortLabel>
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

/** The shape of the rows on their way. */
export function WorkRowsSkeleton({ rows = 8 }: { rows?: number }) {
  return (
    <Box sx={{ pt: { xs: 0, md: '36px' }, '& > div': { borderTop: '1px solid var(--border-soft)' } }}>
      {Array.from({ length: rows }, (_, row) => (
        <Box
          key={row}
          sx={{
            display: 'grid',
            alignItems: 'center',
            gridTemplateColumns: { xs: '28px minmax(0, 1fr) 84px', md: '28px minmax(0, 1.4fr) repeat(4, minmax(0, 1fr))' },
            gap: '6px 10px',
            height: { xs: 77, md: 40 },
            px: '14px',
            '& > .wide': { display: { xs: 'none', md: 'block' } },
          }}
        >
          <Skeleton width={28} height={28} sx={{ borderRadius: '50%' }} />
          <Skeleton width="70%" height={14} />
          <Skeleton width="80%" height={14} />
          {['step', 'note', 'date'].map((cell) => (
            <span key={cell} className="wide">
              <Skeleton width="60%" height={14} />
            </span>
          ))}
        </Box>
      ))}
    </Box>
  );
}
