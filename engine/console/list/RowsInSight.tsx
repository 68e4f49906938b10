import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { useGetList, type UseGetListHookValue } from 'react-admin';
import type { ResourceDescriptor } from '../../contract/descriptor.ts';
import { openRow } from '../../web/openRow.ts';
import { notLoaded } from '../../web/problem.ts';
import { Loading, TextSkeleton } from '../../web/skeletons.tsx';
import { useDescriptor } from '../ContractContext.tsx';
import { messages } from '../messages.ts';
import { pageMessages } from '../record/messages.ts';
import { Cell } from './cells.tsx';
import { canLead, phoneRow, type Column } from './columns.ts';
import { defaultSort } from './defaultSort.ts';
import { PlainHead } from './PlainHead.tsx';
import { tableStyles } from './tableStyles.ts';

const mostColumns = 4;

/** The first rows of a list, as it is sorted by itself; so many stand on a page, all of them are one click away. */
export function useRowsInSight(resource: ResourceDescriptor, filter: Readonly<Record<string, unknown>>, count = 5) {
  return useGetList(resource.segment, { pagination: { page: 1, perPage: count }, sort: defaultSort(resource), filter });
}

/** Rows of the resource around, on a page that is about something else; each leads to its record. */
export function RowsInSight({ query: { data, error, isPending, refetch }, columns }: { query: UseGetListHookValue; columns: readonly Column[] }) {
  const resource = useDescriptor();
  // Another record's name leads to that one; the row leads by what is its own.
  const leading = Math.max(
    0,
    columns.findIndex((column) => data?.every((row) => canLead(column, row))),
  );
  return (
    <>
      {isPending && (
        <Box sx={{ px: 4, pb: 4 }}>
          <Loading label={messages.loading(resource.label)}>
            <TextSkeleton rows={3} />
          </Loading>
        </Box>
      )}
      {error && (
        <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 2, px: 4, pb: 4, color: 'text.secondary' }}>
          {notLoaded(error)}
          <Button size="small" onClick={() => void refetch()}>
            {pageMessages.tryAgain}
          </Button>
        </Box>
      )}
      {data?.length === 0 && <Box sx={{ px: 4, pb: 4, color: 'text.secondary' }}>{pageMessages.noneYet(resource.label)}</Box>}
      {data && data.length > 0 && (
        <Box sx={tableStyles(phoneRow(columns, defaultSort(resource).field), false, true)}>
          <Table>
            <PlainHead columns={columns} />
            <TableBody>
              {data.map((record) => (
                <TableRow key={record.id} hover onClick={openRow} sx={{ '&:has(a.row-link)': { cursor: 'pointer' } }}>
                  {columns.map((column, index) => (
                    <TableCell key={column.name} className={`column-${column.name}`} align={column.figure ? 'right' : 'left'}>
                      <Cell column={column} record={record} first={index === leading} />
                    </TableCell>
                  ))}
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </Box>
      )}
    </>
  );
}

/** As many columns as there is room for: those that say most, as on a phone. */
export function columnsInSight(columns: readonly Column[]): Column[] {
  if (columns.length <= mostColumns) return [...columns];
  const { title, below, state, figure } = phoneRow(columns);
  const first = new Set([title, below, state, figure]);
  const kept = new Set([...columns.filter(({ name }) => first.has(name)), ...columns.filter(({ name }) => !first.has(name))].slice(0, mostColumns));
  return columns.filter((column) => kept.has(column));
}
