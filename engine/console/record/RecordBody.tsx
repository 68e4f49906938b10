import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import type { RaRecord } from 'react-admin';
import { useContract, useDescriptor } from '../ContractContext.tsx';
import { RecordFieldView } from '../fields/FieldView.tsx';
import { isWide } from '../fields/viewKind.ts';
import { sections, shownFields } from './groups.ts';
import { RecordAside } from './RecordAside.tsx';
import { RecordColumns } from './RecordPage.tsx';

/** A record's fields in their groups, and beside them what belongs to it. */
export function RecordBody({ record }: { record: RaRecord }) {
  const resource = useDescriptor();
  const { role, overrides } = useContract();
  const { content } = shownFields(resource, role);
  return (
    <RecordColumns aside={<RecordAside record={record} />}>
      <Card>
        {sections(resource.groups, content).map((section, index) => (
          <Box
            key={section.label ?? index}
            component="section"
            aria-label={section.label}
            sx={{ p: 5, pt: 4, '& + &': { borderTop: '1px solid var(--border-soft)' } }}
          >
            {section.label && (
              <Box component="h2" sx={{ fontSize: 'var(--fs-h3)', lineHeight: 'var(--lh-h3)', fontWeight: 'fontWeightBold', mb: 3 }}>
                {section.label}
              </Box>
            )}
            <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }, gap: '16px' }}>
              {section.fields.map((field) => {
                const Own = overrides.field(resource.segment, field.name);
                return (
                  <Box key={field.name} sx={{ minWidth: 0, overflowWrap: 'anywhere', ...(isWide(field) ? { gridColumn: '1 / -1' } : {}) }}>
                    <Box component="dt" sx={{ fontSize: 'var(--fs-small)', lineHeight: 'var(--lh-small)', color: 'text.tertiary', mb: '2px' }}>
                      {field.label}
                    </Box>
                    <Box component="dd" sx={{ fontSize: 'var(--fs-ui)', lineHeight: 'var(--lh-ui)' }}>
                      {Own ? <Own field={field} record={record} /> : <RecordFieldView field={field} record={record} />}
                    </Box>
                  </Box>
                );
              })}
            </Box>
          </Box>
        ))}
      </Card>
    </RecordColumns>
  );
}
