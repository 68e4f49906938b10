import Add from '@mui/icons-material/AddRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { ResourceContextProvider } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { useAllows, useContract, useDescriptor } from '../../../../engine/console/ContractContext.tsx';
import { listColumns } from '../../../../engine/console/list/columns.ts';
import { columnsInSight, RowsInSight, useRowsInSight } from '../../../../engine/console/list/RowsInSight.tsx';
import { totalText } from '../../../../engine/console/list/total.ts';
import { createPath, listPath } from '../../../../engine/console/paths.ts';
import { pageMessages } from '../../../../engine/console/record/messages.ts';
import { messages } from './messages.ts';
import type { SectionId } from './sections.ts';
import { StudioSection } from './StudioSection.tsx';

type Preview = Parameters<typeof StudioSection>[0]['preview'];

/** Settings that are records: the first of them, the way to all, and a new one. They are changed on their own pages, at once. */
export function ListSection({ id, preview }: { id: SectionId; preview?: Preview }) {
  return (
    <ResourceContextProvider value={id}>
      <Rows id={id} preview={preview} />
    </ResourceContextProvider>
  );
}

const none = {};

function Rows({ id, preview }: { id: SectionId; preview: Preview }) {
  const resource = useDescriptor();
  const allows = useAllows();
  const { basename, role, overrides } = useContract();
  const query = useRowsInSight(resource, none, 6);
  const columns = columnsInSight(listColumns(resource, role, (name) => overrides.column(id, name) !== undefined));
  const { total } = query;
  return (
    <StudioSection
      id={id}
      bare
      {...(preview ? { preview } : {})}
      action={
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 3 }}>
          {total !== undefined && total > 0 && (
            <Link
              component={RouterLink}
              to={listPath(basename, id)}
              aria-label={pageMessages.allOf(totalText(total), resource.label)}
              sx={{ fontSize: 'var(--fs-small)' }}
            >
              {pageMessages.all(totalText(total))}
            </Link>
          )}
          {allows(resource.create) && (
            <Button component={RouterLink} to={createPath(basename, id)} size="small" startIcon={<Add />} aria-label={messages.addTo(resource.singular)}>
              {messages.add}
            </Button>
          )}
        </Box>
      }
    >
      <RowsInSight query={query} columns={columns} />
    </StudioSection>
  );
}
