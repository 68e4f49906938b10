import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { keepPreviousData, useQuery, type QueryKey } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { notLoaded } from '../../engine/web/problem.ts';
import type { Page } from '../api/query.ts';
import { usePollEvery } from '../kit/live/live.ts';
import { openRow } from '../../engine/web/openRow.ts';
import { Loading } from '../../engine/web/skeletons.tsx';
import { EmptyState, ErrorState } from '../../engine/web/states.tsx';
import type { PhoneRow } from '../../engine/console/list/columns.ts';
import { TableSkeleton } from '../../engine/console/list/ListSkeleton.tsx';
import { PageFooter } from '../../engine/console/list/PageFooter.tsx';
import { RowLink } from '../../engine/console/list/RowLink.tsx';
import { tableStyles } from '../../engine/console/list/tableStyles.ts';
import { messages } from './messages.ts';

/** Rows of one page. */
const pageSize = 25;
/** The refetch interval where no push reports a change, in ms. */
const pollEvery = 60_000;

export interface TableColumn<Row> {
  name: string;
  label: string;
  /** Figures are on the right. */
  figure?: boolean;
  view: (row: Row) => ReactNode;
}

/** What a table shows of its rows: the first column leads to the row's record; on a phone each row has two lines. */
export interface TableShape<Row> {
  columns: readonly TableColumn<Row>[];
  phone: PhoneRow;
}

interface PageTableProps<Row> extends TableShape<Row> {
  /** What the rows are called, in the plural. */
  label: string;
  /** Fetches the rows from one to another, both counted from 0 and inclusive. The key starts with the path that pushes name. */
  ask: (range: [number, number]) => { queryKey: QueryKey; queryFn: (context: { signal: AbortSignal }) => Promise<Page<Row>> };
  /** Where a row leads. */
  to: (row: Row) => string;
  empty: { icon: ReactElement; title: string; text: string };
}

/** A compact table that is only read: one page of rows from the server, the page in the address (`?page=`), each row leading on. */
export function PageTable<Row extends { id: string }>({ label, ask, columns, phone, to, empty }: PageTableProps<Row>) {
  const [search, setSearch] = useSearchParams();
  const page = Math.max(1, Math.trunc(Number(search.get('page'))) || 1);
  const from = (page - 1) * pageSize;
  const query = useQuery({ ...ask([from, from + pageSize - 1]), refetchInterval: usePollEvery(pollEvery), placeholderData: keepPreviousData });
  const { data } = query;
  const turnTo = (next: number) =>
    setSearch((now) => {
      const then = new URLSearchParams(now);
      if (next > 1) then.set('page', String(next));
      else then.delete('page');
      return then;
    });
  return (
    <Card sx={{ overflow: 'hidden' }}>
      {query.isPending && (
        <Loading label={messages.loading(label)}>
          <TableSkeleton columns={columns} phone={phone} rows={6} />
        </Loading>
      )}
      {query.isError && !data && (
        <ErrorState title={messages.pageTable.failed(label)} onRetry={() => void query.refetch()}>
          {notLoaded(query.error)}
        </ErrorState>
      )}
      {data?.rows.length === 0 && page === 1 && (
        <EmptyState icon={empty.icon} title={empty.title}>
          {empty.text}
        </EmptyState>
      )}
      {data?.rows.length === 0 && page > 1 && (
        <EmptyState
          icon={empty.icon}
          title={messages.pageTable.pastEnd}
          action={
            <Button variant="outlined" onClick={() => turnTo(1)}>
              {messages.pageTable.toFirst}
            </Button>
          }
        />
      )}
      {data && data.rows.length > 0 && (
        <>
          <Box sx={tableStyles(phone, false)}>
            <Table aria-label={label}>
              <TableHead>
                <TableRow>
                  {columns.map((column) => (
                    <TableCell key={column.name} align={column.figure ? 'right' : 'left'}>
                      {column.label}
                    </TableCell>
                  ))}
                </TableRow>
              </TableHead>
              <TableBody>
                {data.rows.map((row) => (
                  <TableRow key={row.id} hover onClick={openRow} sx={{ cursor: 'pointer' }}>
                    {columns.map((column, index) => (
                      <TableCell key={column.name} className={`column-${column.name}`} align={column.figure ? 'right' : 'left'}>
                        {index === 0 ? <RowLink to={to(row)}>{column.view(row)}</RowLink> : column.view(row)}
                      </TableCell>
                    ))}
                  </TableRow>
                ))}
              </TableBody>
            </Table>
          </Box>
          {(data.total > pageSize || page > 1) && <PageFooter page={page} perPage={pageSize} shown={data.rows.length} total={data.total} onPage={turnTo} />}
        </>
      )}
    </Card>
  );
}
