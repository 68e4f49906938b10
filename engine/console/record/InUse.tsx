import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useState } from 'react';
import { useDataProvider, type RaRecord } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import type { Used } from '../../contract/record-page.ts';
import { Loading, TextSkeleton } from '../../web/skeletons.tsx';
import { CountBadge } from '../../web/StatusChip.tsx';
import { useLoad } from '../../web/useLoad.ts';
import { useContract, useDescriptor } from '../ContractContext.tsx';
import { defaultSort } from '../list/defaultSort.ts';
import { filteredListPath } from '../paths.ts';
import { pageMessages } from './messages.ts';
import { relatedLists } from './related.ts';
import { useRecordPage } from './useRecordPage.ts';

/**
 * What stands in the way of deleting a record, where the contract says that something may: how many rows of which list use it, each a way there, and what to do
 * instead. Nothing where nothing uses it.
 */
export default function InUse({ record }: { record: RaRecord }) {
  const used = useRecordPage()?.used;
  return used ? <Uses used={used} record={record} /> : null;
}

function Uses({ used, record }: { used: Used; record: RaRecord }) {
  const resource = useDescriptor();
  const { basename, role, resources } = useContract();
  const provider = useDataProvider();
  // Counted once, as the question is asked.
  const [count] = useState(
    () => () =>
      Promise.all(
        relatedLists(resource, resources, role, used.by).map(async ({ resource: list, filter, by }) => {
          const narrowed = { [filter]: record[by] };
          const { total = 0 } = await provider.getList(list.segment, { pagination: { page: 1, perPage: 1 }, sort: defaultSort(list), filter: narrowed });
          return { label: list.label, to: filteredListPath(basename, list.segment, narrowed), total };
        }),
      ),
  );
  const { state, data } = useLoad(count);
  if (state === 'loading') {
    return (
      <Loading label={pageMessages.countingUses}>
        <TextSkeleton />
      </Loading>
    );
  }
  // Where it could not be counted, the server says it when asked to delete.
  const inUse = (data ?? []).filter(({ total }) => total > 0);
  if (inUse.length === 0) return null;
  return (
    <Box component="section" aria-label={pageMessages.inUseBy} sx={{ display: 'grid', gap: 2 }}>
      <strong>{pageMessages.inUseBy}</strong>
      <Box component="ul" sx={{ display: 'grid', gap: 1 }}>
        {inUse.map(({ label, to, total }) => (
          <Box component="li" key={to} sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
            <Link component={RouterLink} to={to}>
              {label}
            </Link>
            <CountBadge count={total} />
          </Box>
        ))}
      </Box>
      <p>{used.says}</p>
    </Box>
  );
}
