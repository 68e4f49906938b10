import Box from '@mui/material/Box';
import { writableFields } from '../access.ts';
import { useContract } from '../ContractContext.tsx';
import type { FieldDescriptor } from '../../contract/descriptor.ts';
import { isWideInput } from './inputKind.ts';
import { useInnerInput } from './nested.ts';

/** The inputs of some fields, two by two, long ones across; those the caller may not set are left out. */
export function FieldGrid({ fields, source }: { fields: readonly FieldDescriptor[]; source?: string }) {
  const { role } = useContract();
  const input = useInnerInput();
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'var(--form-columns, repeat(2, minmax(0, 1fr)))' },
        gap: 4,
        width: '100%',
        alignItems: 'start',
      }}
    >
      {writableFields(fields, role).map((field) => (
        <Box key={field.name} sx={isWideInput(field) ? { gridColumn: '1 / -1' } : undefined}>
          {input({ field, source: source ? `${source}.${field.name}` : field.name })}
        </Box>
      ))}
    </Box>
  );
}
