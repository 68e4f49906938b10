import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import LinkText from '@mui/material/Link';
import { useGetList } from 'react-admin';
import { Link } from 'react-router';
import { EmptyState, ErrorState } from '../../features/ui/states.tsx';
import { Loading, RowsSkeleton } from '../../features/ui/skeletons.tsx';
import InboxIcon from '@mui/icons-material/InboxOutlined';
import { useAllows, useContract, useResource } from '../../schema/ContractContext.tsx';
import type { ResourceDescriptor } from '../../schema/descriptor.ts';
import { FieldView } from '../../schema/fields/FieldView.tsx';
import { RecordName } from '../../schema/fields/RecordName.tsx';
import { defaultSort } from '../../schema/list/defaultSort.ts';
import { messages as screens } from '../../schema/messages.ts';
import { listPath, recordPath } from '../../schema/paths.ts';
import { stateField } from '../../schema/record/RecordHeader.tsx';
import { messages } from '../messages.ts';

const rows = 5;

/** The last few records of a resource with their state; nothing where the role may not list it. */
export function LatestRows({ segment }: { segment: string }) {
  const resource = useResource(segment);
  const allows = useAllows();
  return resource && allows(resource.list) ? <Latest resource={resource} /> : null;
}

function Latest({ resource }: { resource: ResourceDescriptor }) {
  const { basename } = useContract();
  const { data, error, isPending, refetch } = useGetList(resource.segment, { pagination: { page: 1, perPage: rows }, sort: defaultSort(resource) });
  const state = stateField(resource);
  return (
    <Card component="section">
      <Box sx={{ display: 'flex', alignItems: 'center', p: '12px 16px', borderBottom: '1px solid var(--border)' }}>
        <Box component="h2" sx={{ flex: 1, fontSize: 'var(--fs-h3)', lineHeight: 'var(--lh-h3)', fontWeight: 'fontWeightBold' }}>
          {messages.dashboard.latest(resource.label)}
        </Box>
        <LinkText component={Link} to={listPath(basename, resource.segment)}>
          {messages.dashboard.showAll}
        </LinkText>
      </Box>
      {isPending && (
        <Loading label={screens.loading(resource.label)}>
          <RowsSkeleton rows={rows} />
        </Loading>
      )}
      {error && !data && (
        <ErrorState title={screens.listFailed(resource.label)} onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      )}
      {data?.length === 0 && (
        <EmptyState icon={<InboxIcon />} title={screens.empty(resource.label)}>
          {screens.emptyExplained(resource.label)}
        </EmptyState>
      )}
      <ul>
        {data?.map((record) => (
          <Box
            component="li"
            key={record.id}
            sx={{ display: 'flex', alignItems: 'center', gap: 2, minHeight: 'var(--row)', px: 4, '& + &': { borderTop: '1px solid var(--border-soft)' } }}
          >
            <LinkText
              component={Link}
              to={recordPath(basename, resource.segment, record.id)}
              className="cut"
              sx={{ flex: 1, color: 'text.primary', fontWeight: 'fontWeightMedium' }}
            >
              <RecordName resource={resource} record={record} />
            </LinkText>
            {state && record[state.name] !== undefined && <FieldView field={state} value={record[state.name]} dense />}
          </Box>
        ))}
      </ul>
    </Card>
  );
}
