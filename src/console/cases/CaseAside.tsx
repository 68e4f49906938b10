import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { RaRecord } from 'react-admin';
import { useContract, useDescriptor } from '../../../engine/console/ContractContext.tsx';
import { RecordFieldView } from '../../../engine/console/fields/FieldView.tsx';
import { overridden } from '../../../engine/console/overrides.ts';
import { isEmpty } from '../../../engine/console/provider/body.ts';
import { factsOf } from '../../../engine/console/record/facts.ts';
import { stateField } from '../../../engine/console/record/stateField.ts';
import { useRecordPage } from '../../../engine/console/record/useRecordPage.ts';
import { Link as RouterLink } from 'react-router';
import { useAreaPath } from '../../kit/area/area.ts';
import { messages } from './messages.ts';

/** Beside a conversation: what the record's own page has beside it, and the record's facts. */
export function CaseAside({ record }: { record: RaRecord }) {
  const resource = useDescriptor();
  const { role, overrides } = useContract();
  const to = useAreaPath();
  const page = useRecordPage();
  const Aside = overrides.aside(resource.segment);
  const facts = page ? factsOf(resource, role, page, stateField(resource)).facts.filter(({ name }) => !isEmpty(record[name])) : [];
  return (
    <Box
      component="aside"
      aria-label={messages.about}
      sx={{ height: '100%', overflowY: 'auto', background: 'var(--surface)', fontSize: 'var(--fs-dense)', lineHeight: '18px' }}
    >
      {Aside && <Box sx={{ padding: '14px 16px', borderBottom: '1px solid var(--border-soft)' }}>{overridden(Aside, { record })}</Box>}
      <Box component="dl" sx={{ m: 0, padding: '14px 16px', display: 'grid', gap: '10px' }}>
        {facts.map((field) => (
          <Box key={field.name} sx={{ minWidth: 0 }}>
            <Box component="dt" sx={{ fontSize: 'var(--fs-small)', lineHeight: '16px', color: 'text.tertiary' }}>
              {field.label}
            </Box>
            <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
              <RecordFieldView field={field} record={record} />
            </Box>
          </Box>
        ))}
      </Box>
      <Box sx={{ padding: '0 16px 14px' }}>
        <Link component={RouterLink} to={to(`/${resource.segment}/${String(record.id)}`)} sx={{ fontWeight: 'var(--w-medium)' }}>
          {messages.openRecord}
        </Link>
      </Box>
    </Box>
  );
}
