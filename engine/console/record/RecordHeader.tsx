import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { PageTitle } from '../../web/PageTitle.tsx';
import { useContract, useDescriptor } from '../ContractContext.tsx';
import { FieldView } from '../fields/FieldView.tsx';
import { RecordName } from '../fields/RecordName.tsx';
import { recordName } from '../fields/recordName.ts';
import { headingOf } from '../headingOf.ts';
import { listPath } from '../paths.ts';
import { stateField } from './stateField.ts';

interface RecordHeaderProps {
  record?: RaRecord;
  /** What its heading says instead of the record's name. */
  title?: string;
  actions?: ReactNode;
  /** The record is on its way. */
  waits?: boolean;
}

/** Breadcrumbs, the record's name and status, whose it is, and its actions. */
export function RecordHeader({ record, title, actions, waits = false }: RecordHeaderProps) {
  const resource = useDescriptor();
  const { basename } = useContract();
  const state = record && stateField(resource);
  const whose = record && resource.fields.find(({ name }) => name === resource.whose);
  const text = title ?? (record ? recordName(resource, record) : resource.singular);
  return (
    <>
      <PageTitle title={text} waits={waits} />
      <Box component="nav" aria-label={headingOf(resource)} sx={{ mb: '2px', fontSize: 'var(--fs-dense)' }}>
        <Link component={RouterLink} to={listPath(basename, resource.segment)}>
          {headingOf(resource)}
        </Link>
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
        {whose && typeof record[whose.name] === 'string' && (
          <Box
            sx={{
              order: { md: 1 },
              flex: '0 0 100%',
              display: 'flex',
              flexWrap: 'wrap',
              gap: '0 8px',
              mt: '-6px',
              fontSize: 'var(--fs-ui)',
              lineHeight: '20px',
            }}
          >
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {whose.label}
            </Box>
            <FieldView field={whose} value={record[whose.name]} />
          </Box>
        )}
        {actions && <Box sx={{ ml: { md: 'auto' }, display: 'flex', flexWrap: 'wrap', gap: 2, width: { xs: '100%', md: 'auto' } }}>{actions}</Box>}
      </Box>
    </>
  );
}
