import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import { useState } from 'react';
import { DateField } from '../../../engine/web/fields/DateField.tsx';
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
  const [from, setFrom] = useState<string | null>(days.from);
  const [to, setTo] = useState<string | null>(days.to);
  const [tried, setTried] = useState(false);
  const problems = tried ? rangeProblems({ from, to }) : {};
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (from !== null && to !== null && Object.keys(rangeProblems({ from, to })).length === 0) onChoose({ from, to });
      }}
      sx={{ display: 'grid', gap: 3, p: 4, width: 320, maxWidth: 'calc(100vw - 32px)' }}
    >
      <Box sx={{ '@media (min-width: 901px)': { display: 'none' } }}>
        <PeriodChoices choice={choice} onChoose={onChoose} />
      </Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 3 }}>
        <DateField label={messages.from} value={from} onChange={setFrom} {...(problems.from ? { error: problems.from } : {})} />
        <DateField label={messages.to} value={to} onChange={setTo} {...(problems.to ? { error: problems.to } : {})} />
      </Box>
      <Button type="submit" variant="contained">
        {messages.show}
      </Button>
    </Box>
  );
}
