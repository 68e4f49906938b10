import Close from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { MouseEvent } from 'react';
import { useGetMany } from 'react-admin';
import { useSummary } from '../ContractContext.tsx';
import type { FieldDescriptor } from '../../contract/descriptor.ts';
import { recordName } from '../fields/recordName.ts';
import { messages } from '../messages.ts';
import type { ListCondition } from './conditions.ts';
import { comparedText, verbOf } from './conditionText.ts';
import { asList, filterKind } from './filters.ts';

interface FilterChipProps {
  condition: ListCondition;
  onEdit: (anchor: HTMLElement) => void;
  onRemove: () => void;
}

/** One condition of the list: its field, how it is compared and with what in words, and a cross that takes it away. */
export function FilterChip({ condition, onEdit, onRemove }: FilterChipProps) {
  const { field, value } = condition;
  const isNamed = filterKind(field) === 'references' && (condition.comparison === 'is' || condition.comparison === 'not');
  const compared = isNamed ? <ReferenceNames filter={field} ids={asList(value)} /> : comparedText(condition);
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
        maxWidth: { xs: '100%', md: 420 },
      }}
    >
      <ButtonBase
        aria-label={messages.editFilter(field.label)}
        aria-haspopup="dialog"
        onClick={(event: MouseEvent<HTMLElement>) => onEdit(event.currentTarget)}
        sx={{ gap: '6px', height: '100%', pl: '10px', pr: 1, font: 'inherit', minWidth: 0 }}
      >
        <span>{field.label}</span>
        <Box component="span" sx={{ opacity: 0.85 }}>
          {verbOf(condition)}
        </Box>
        {compared !== '' && (
          <Box component="b" className="cut num" sx={{ fontWeight: 'fontWeightMedium' }}>
            {compared}
          </Box>
        )}
      </ButtonBase>
      <ButtonBase aria-label={messages.removeFilter(field.label)} onClick={onRemove} sx={{ height: '100%', px: 1, borderRadius: 'var(--r)' }}>
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
