import ArrowForward from '@mui/icons-material/ArrowForwardRounded';
import Box from '@mui/material/Box';
import type { FieldDescriptor } from '../../contract/descriptor.ts';
import { messages } from '../messages.ts';
import type { Change } from './changes.ts';
import { FieldView } from './FieldView.tsx';
import { ReferenceView } from './ReferenceView.tsx';

interface ChangesViewProps {
  changes: readonly Change[];
  /** Of the record that was edited. */
  fields: readonly FieldDescriptor[];
}

/** What was edited, a line for each field: its label, what it was, what it is. */
export function ChangesView({ changes, fields }: ChangesViewProps) {
  const lines = changes.flatMap((change) => {
    const field = fields.find(({ name }) => name === change.field);
    return field ? [{ change, field }] : [];
  });
  if (lines.length === 0) return null;
  return (
    <Box component="dl" sx={{ m: 0 }}>
      {lines.map(({ change, field }) => (
        <Box key={field.name} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '6px' }}>
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {field.label}
          </Box>
          <Box component="dd" sx={{ m: 0, minWidth: 0, display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '6px', overflowWrap: 'anywhere' }}>
            {'from' in change || 'to' in change ? (
              <>
                <Box component="span" sx={{ color: 'text.secondary' }}>
                  <ChangedValue field={counted(field, change.from_unit)} value={change.from} />
                </Box>
                <ArrowForward titleAccess={messages.became} sx={{ fontSize: 14, color: 'text.secondary' }} />
                <Box component="span" sx={{ fontWeight: 'fontWeightMedium' }}>
                  <ChangedValue field={counted(field, change.to_unit)} value={change.to} />
                </Box>
              </>
            ) : (
              messages.valueNotKept
            )}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

/** Its unit was kept with the edit: the record may have another one by now. */
const counted = (field: FieldDescriptor, unit: unknown): FieldDescriptor => (unit === 'cents' || unit === 'percent' ? { ...field, kind: unit } : field);

/** In a sentence: states and yes or no as words, people by name without a link. */
function ChangedValue({ field, value }: { field: FieldDescriptor; value: unknown }) {
  if (value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)) return messages.emptyValue;
  if (field.kind === 'boolean') return value === true ? messages.yes : messages.no;
  if (field.kind === 'enum') return field.choices?.find(({ id }) => id === value)?.name ?? String(value);
  if (field.kind === 'reference') return <ReferenceView reference={field.reference?.resource ?? ''} id={String(value)} plain past />;
  return <FieldView field={field} value={value} dense={field.kind === 'array' || field.kind === 'object'} />;
}
