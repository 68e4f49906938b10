import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { ResourceContextProvider, useGetList, type RaRecord } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { openRow } from '../../web/openRow.ts';
import { messageOf } from '../../web/problem.ts';
import { Loading, TextSkeleton } from '../../web/skeletons.tsx';
import { useContract, useDescriptor } from '../ContractContext.tsx';
import { recordName } from '../fields/recordName.ts';
import { Cell } from '../list/cells.tsx';
import { canLead, listColumns, phoneRow, type Column } from '../list/columns.ts';
import { defaultSort } from '../list/defaultSort.ts';
import { PlainHead } from '../list/PlainHead.tsx';
import { tableStyles } from '../list/tableStyles.ts';
import { totalText } from '../list/total.ts';
import { messages } from '../messages.ts';
import { filteredListPath } from '../paths.ts';
import { CardHead } from './CardHead.tsx';
import type { RelatedList } from './related.ts';
import { pageMessages } from './messages.ts';

/** So many rows stand on the page; all of them are one click away. */
const inSight = 5;
const mostColumns = 4;

/** The latest rows of a list that belong to a record, on its page. */
export default function RelatedRows({ list: { resource, filter, by }, record }: { list: RelatedList; record: RaRecord }) {
  const own = recordName(useDescriptor(), record);
  return (
    <ResourceContextProvider value={resource.segment}>
      <Rows filter={filter} by={by} of={record} called={own} />
    </ResourceContextProvider>
  );
}

interface RowsProps {
  filter: string;
  by: string;
  /** The record whose page it is, and its name. */
  of: RaRecord;
  called: string;
}

function Rows({ filter, by, of, called }: RowsProps) {
  const resource = useDescriptor();
  const { basename, role, overrides } = useContract();
  const narrowed = { [filter]: of[by] };
  const { data, total, error, isPending, refetch } = useGetList(resource.segment, {
    pagination: { page: 1, perPage: inSight },
    sort: defaultSort(resource),
    filter: narrowed,
  });
  // What each row would say again stands at the top of the page.
  const isSaid = (name: string) =>
    name === filter || (data !== undefined && data.length > 0 && data.every((row) => row[name] === called || (isText(row[name]) && row[name] === of[name])));
  const columns = chosen(listColumns(resource, role, (name) => overrides.column(resource.segment, name) !== undefined).filter(({ name }) => !isSaid(name)));
  // Another record's name leads to that one; the row leads by what is its own.
  const leading = Math.max(
    0,
    columns.findIndex((column) => data?.every((row) => canLead(column, row))),
  );
  return (
    // None yet: below what there is.
    <Card component="section" aria-label={resource.label} sx={data?.length === 0 ? { order: 1 } : {}}>
      <CardHead title={resource.label}>
        {total !== undefined && total > 0 && (
          <Link
            component={RouterLink}
            to={filteredListPath(basename, resource.segment, narrowed)}
            aria-label={pageMessages.allOf(totalText(total), resource.label)}
          >
            {pageMessages.all(totalText(total))}
          </Link>
        )}
      </CardHead>
      {isPending && (
        <Box sx={{ px: 4, pb: 4 }}>
          <Loading label={messages.loading(resource.label)}>
            <TextSkeleton rows={3} />
          </Loading>
        </Box>
      )}
      {error && (
        <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 2, px: 4, pb: 4, color: 'text.secondary' }}>
          {messageOf(error)}
          <Button size="small" onClick={() => void refetch()}>
            {pageMessages.tryAgain}
          </Button>
        </Box>
      )}
      {data?.length === 0 && <Box sx={{ px: 4, pb: 4, color: 'text.secondary' }}>{pageMessages.noneYet(resource.label)}</Box>}
      {data && data.length > 0 && (
        <Box sx={tableStyles(phoneRow(columns), false, true)}>
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
    </Card>
  );
}

const isText = (value: unknown): boolean => typeof value === 'string' && value !== '';

/** As many columns as there is room for: those that say most, as on a phone. */
function chosen(columns: readonly Column[]): Column[] {
  if (columns.length <= mostColumns) return [...columns];
  const { title, below, state, figure } = phoneRow(columns);
  const first = new Set([title, below, state, figure]);
  const kept = new Set([...columns.filter(({ name }) => first.has(name)), ...columns.filter(({ name }) => !first.has(name))].slice(0, mostColumns));
  return columns.filter((column) => kept.has(column));
}
