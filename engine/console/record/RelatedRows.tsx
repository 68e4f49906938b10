import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import { ResourceContextProvider, type RaRecord } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { useContract, useDescriptor } from '../ContractContext.tsx';
import { recordName } from '../fields/recordName.ts';
import { listColumns } from '../list/columns.ts';
import { columnsInSight, RowsInSight, useRowsInSight } from '../list/RowsInSight.tsx';
import { totalText } from '../list/total.ts';
import { filteredListPath } from '../paths.ts';
import { CardHead } from './CardHead.tsx';
import type { RelatedList } from './related.ts';
import { pageMessages } from './messages.ts';

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
  const query = useRowsInSight(resource, narrowed);
  const { data, total } = query;
  // What each row would say again stands at the top of the page.
  const isSaid = (name: string) =>
    name === filter || (data !== undefined && data.length > 0 && data.every((row) => row[name] === called || (isText(row[name]) && row[name] === of[name])));
  const columns = columnsInSight(
    listColumns(resource, role, (name) => overrides.column(resource.segment, name) !== undefined).filter(({ name }) => !isSaid(name)),
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
      <RowsInSight query={query} columns={columns} />
    </Card>
  );
}

const isText = (value: unknown): boolean => typeof value === 'string' && value !== '';
