import ChevronRight from '@mui/icons-material/ChevronRightRounded';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { PageTitle } from '../../web/PageTitle.tsx';
import { useContract, useDescriptor } from '../ContractContext.tsx';
import type { ResourceDescriptor } from '../../contract/descriptor.ts';
import { FieldView } from '../fields/FieldView.tsx';
import { RecordName } from '../fields/RecordName.tsx';
import { recordName } from '../fields/recordName.ts';
import { listPath } from '../paths.ts';

/** The record's status field: its state machine, or the first enum with tones; those shown as a column come first. */
export function stateField({ fields, columns }: Pick<ResourceDescriptor, 'fields' | 'columns'>) {
  const toned = fields.filter((field) => field.kind === 'enum' && field.choices?.some((choice) => choice.tone));
  const moving = fields.filter((field) => field.transitions);
  // A record may have a second machine, such as a person's role: the one shown as a column is its status.
  return moving.find(({ name }) => columns.includes(name)) ?? moving[0] ?? toned.find(({ name }) => columns.includes(name)) ?? toned[0];
}

/** Breadcrumbs, the record's name and status, and its actions. */
export function RecordHeader({ record, title, actions }: { record?: RaRecord; title?: string; actions?: ReactNode }) {
  const resource = useDescriptor();
  const { basename } = useContract();
  const state = record && stateField(resource);
  const text = title ?? (record ? recordName(resource, record) : resource.singular);
  return (
    <>
      <PageTitle title={text} />
      <Box
        component="nav"
        aria-label={resource.label}
        sx={{ display: { xs: 'none', md: 'flex' }, alignItems: 'center', gap: 1, mb: '2px', fontSize: 'var(--fs-dense)', color: 'text.tertiary' }}
      >
        <Link component={RouterLink} to={listPath(basename, resource.segment)}>
          {resource.label}
        </Link>
        <ChevronRight aria-hidden="true" sx={{ fontSize: 16 }} />
        {text}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 12px', minHeight: 36, mb: 4 }}>
        <Box
          component="h1"
          sx={{
            fontSize: 'var(--fs-title)',
            lineHeight: 'var(--lh-title)',
            fontWeight: 'fontWeightBold',
            letterSpacing: 'var(--tr-h1)',
            minWidth: 0,
            overflowWrap: 'anywhere',
          }}
        >
          {title ?? (record ? <RecordName resource={resource} record={record} /> : text)}
        </Box>
        {state && record[state.name] !== undefined && <FieldView field={state} value={record[state.name]} />}
        {actions && <Box sx={{ ml: 'auto', display: 'flex', flexWrap: 'wrap', gap: 2 }}>{actions}</Box>}
      </Box>
    </>
  );
}
