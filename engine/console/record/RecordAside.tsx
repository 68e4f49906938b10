import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import { useGetList, type RaRecord } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { CountBadge } from '../../web/StatusChip.tsx';
import { useContract, useDescriptor } from '../ContractContext.tsx';
import { FieldView } from '../fields/FieldView.tsx';
import { defaultSort } from '../list/defaultSort.ts';
import { messages } from '../messages.ts';
import { overridden } from '../overrides.ts';
import { filteredListPath } from '../paths.ts';
import { shownFields } from './groups.ts';
import { relatedLists, type RelatedList } from './related.ts';

/** The sidebar of a record: its resource's own panel, related lists, and bookkeeping fields. */
export function RecordAside({ record }: { record: RaRecord }) {
  const resource = useDescriptor();
  const { role, resources, overrides } = useContract();
  const Own = overrides.aside(resource.segment);
  const related = relatedLists(resource, resources, role);
  const { aside } = shownFields(resource, role);
  if (!Own && related.length === 0 && aside.length === 0) return null;
  return (
    <Card component="aside" aria-label={messages.details} sx={{ '& > *': { p: 4 }, '& > * + *': { borderTop: '1px solid var(--border-soft)' } }}>
      {Own && <Box>{overridden(Own, { record })}</Box>}
      {related.length > 0 && (
        <Box>
          <Box component="h2" sx={{ fontSize: 'var(--fs-h3)', lineHeight: 'var(--lh-h3)', fontWeight: 'fontWeightBold', mb: 2 }}>
            {messages.related}
          </Box>
          <Box component="ul" sx={{ display: 'grid', gap: 2 }}>
            {related.map((list) => (
              <RelatedLink key={list.resource.segment} list={list} id={record.id} />
            ))}
          </Box>
        </Box>
      )}
      {aside.length > 0 && (
        <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: '1fr auto', gap: 2 }}>
          {aside.map((field) => (
            <Box key={field.name} sx={{ display: 'contents' }}>
              <Box component="dt" sx={{ color: 'text.secondary' }}>
                {field.label}
              </Box>
              <Box component="dd" sx={{ textAlign: 'right' }}>
                <FieldView field={field} value={record[field.name]} />
              </Box>
            </Box>
          ))}
        </Box>
      )}
    </Card>
  );
}

function RelatedLink({ list: { resource, filter }, id }: { list: RelatedList; id: RaRecord['id'] }) {
  const { basename } = useContract();
  const { total } = useGetList(resource.segment, { pagination: { page: 1, perPage: 1 }, sort: defaultSort(resource), filter: { [filter]: id } });
  return (
    <Box component="li" sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
      <Link component={RouterLink} to={filteredListPath(basename, resource.segment, { [filter]: id })}>
        {resource.label}
      </Link>
      {total !== undefined && <CountBadge count={total} />}
    </Box>
  );
}
