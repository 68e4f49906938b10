import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import type { FormEvent } from 'react';
import type { DayRange } from '../../../domain/periods.ts';
import { DateField } from '../../../engine/web/fields/DateField.tsx';
import { useOperationForm } from '../../../engine/web/form/useOperationForm.ts';
import { messages } from './messages.ts';
import { rangeProblems } from './period.ts';
import { PeriodChoices, type PeriodPickerProps } from './PeriodPicker.tsx';

interface PeriodPanelProps extends PeriodPickerProps {
  open: boolean;
  anchor: HTMLElement | null;
  onClose: () => void;
}

/** A custom period; on a phone the usual periods, too. */
export default function PeriodPanel({ open, anchor, choice, days, onClose, onChoose }: PeriodPanelProps) {
  return (
    <Popover
      open={open}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': messages.ownDays, sx: { mt: 1 } } }}
    >
      <OwnDays key={`${days.from} ${days.to}`} choice={choice} days={days} onChoose={onChoose} />
    </Popover>
  );
}

function OwnDays({ choice, days, onChoose }: PeriodPickerProps) {
  const form = useOperationForm<{ from: string | null; to: string | null }, DayRange>({
    fields: {},
    initial: days,
    focusFirst: true,
    check: rangeProblems,
    submit: async (range) => onChoose(range),
  });
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event: FormEvent) => void form.onSubmit(event)}
      sx={{ display: 'grid', gap: 3, p: 4, width: 320, maxWidth: 'calc(100vw - 32px)' }}
    >
      <Box sx={{ '@media (min-width: 901px)': { display: 'none' } }}>
        <PeriodChoices choice={choice} onChoose={onChoose} />
      </Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 3 }}>
        <DateField {...form.field('from')} label={messages.from} value={form.values.from} onChange={(day) => form.set('from', day)} />
        <DateField {...form.field('to')} label={messages.to} value={form.values.to} onChange={(day) => form.set('to', day)} />
      </Box>
      <Button type="submit" variant="contained">
        {messages.show}
      </Button>
    </Box>
  );
}
