import Close from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { MouseEvent } from 'react';
import { useGetMany } from 'react-admin';
import { useSummary } from '../ContractContext.tsx';
import type { FieldDescriptor } from '../../contract/descriptor.ts';
import { recordName } from '../fields/recordName.ts';
import { messages } from '../messages.ts';
import { asList, filterKind, filterText } from './filters.ts';

interface FilterChipProps {
  filter: FieldDescriptor;
  value: unknown;
  onEdit: (anchor: HTMLElement) => void;
  onRemove: () => void;
}

/** An active filter: its label, its value in words, and a cross that takes it away. */
export function FilterChip({ filter, value, onEdit, onRemove }: FilterChipProps) {
  return (
    <Box
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        height: 'var(--control)',
        border: '1px solid var(--accent-line)',
        borderRadius: 'var(--r)',
        background: 'var(--accent-soft)',
        color: 'var(--accent-ink)',
        fontSize: 'var(--fs-dense)',
        whiteSpace: 'nowrap',
        flex: 'none',
        maxWidth: 320,
      }}
    >
      <ButtonBase
        aria-label={messages.editFilter(filter.label)}
        aria-haspopup="dialog"
        onClick={(event: MouseEvent<HTMLElement>) => onEdit(event.currentTarget)}
        sx={{ gap: '6px', height: '100%', pl: '10px', pr: 1, font: 'inherit', minWidth: 0 }}
      >
        <span>{filter.label}</span>
        <Box component="b" className="cut num" sx={{ fontWeight: 'fontWeightMedium' }}>
          {filterKind(filter) === 'references' ? <ReferenceNames filter={filter} ids={asList(value)} /> : filterText(filter, value)}
        </Box>
      </ButtonBase>
      <ButtonBase aria-label={messages.removeFilter(filter.label)} onClick={onRemove} sx={{ height: '100%', px: 1, borderRadius: 'var(--r)' }}>
        <Close sx={{ fontSize: 16 }} />
      </ButtonBase>
    </Box>
  );
}

function ReferenceNames({ filter, ids }: { filter: FieldDescriptor; ids: string[] }) {
  const segment = (filter.reference ?? filter.items?.reference)?.resource ?? '';
  const resource = useSummary(segment);
  const { data } = useGetMany(segment, { ids }, { enabled: resource?.list !== undefined });
  const names = resource ? (data ?? []).map((record) => recordName(resource, record)) : [];
  return names.length > 0 ? names.join(', ') : '…';
}
