import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import { useGetList, type RaRecord } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { CountBadge } from '../../web/StatusChip.tsx';
import { useContract } from '../ContractContext.tsx';
import { defaultSort } from '../list/defaultSort.ts';
import { messages } from '../messages.ts';
import { filteredListPath } from '../paths.ts';
import { CardHead } from './CardHead.tsx';
import type { RelatedList } from './related.ts';

/** The lists that belong to a record and whose rows are not on its page, with their number. */
export function RelatedLinks({ lists, record }: { lists: readonly RelatedList[]; record: RaRecord }) {
  return (
    <Card component="section" aria-label={messages.related}>
      <CardHead title={messages.related} />
      <Box component="ul" sx={{ px: 4, pb: 4, display: 'grid', gap: 2 }}>
        {lists.map((list) => (
          <RelatedLink key={list.resource.segment} list={list} record={record} />
        ))}
      </Box>
    </Card>
  );
}

function RelatedLink({ list: { resource, filter, by }, record }: { list: RelatedList; record: RaRecord }) {
  const { basename } = useContract();
  const narrowed = { [filter]: record[by] };
  const { total } = useGetList(resource.segment, { pagination: { page: 1, perPage: 1 }, sort: defaultSort(resource), filter: narrowed });
  return (
    <Box component="li" sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
      <Link component={RouterLink} to={filteredListPath(basename, resource.segment, narrowed)}>
        {resource.label}
      </Link>
      {total !== undefined && <CountBadge count={total} />}
    </Box>
  );
}
