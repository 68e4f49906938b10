import Calendar from '@mui/icons-material/CalendarTodayOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { reportPeriodValues, reportPeriodLabels } from '../../../generated/enums.ts';
import type { DayRange } from '../../../domain/periods.ts';
import { Segmented } from '../../../engine/web/Segmented.tsx';
import { useTakenOver } from '../../../engine/web/taken-over.ts';
import { whenOpened } from '../../../engine/web/whenOpened.tsx';
import { messages } from './messages.ts';
import { periodLabel, type Choice } from './period.ts';

const PeriodPanel = whenOpened(() => import('./PeriodPanel.tsx'));

export interface PeriodPickerProps {
  choice: Choice;
  days: DayRange;
  onChoose: (choice: Choice) => void;
}

/** The usual periods at a click, and a custom one behind the button that shows the dates. */
export function PeriodPicker({ choice, days, onChoose }: PeriodPickerProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const label = useTakenOver() ? periodLabel(choice, days) : '';
  return (
    <>
      <Box sx={{ '@media (max-width: 900px)': { display: 'none' } }}>
        <PeriodChoices choice={choice} onChoose={onChoose} />
      </Box>
      <Button
        variant="outlined"
        startIcon={<Calendar />}
        aria-label={messages.periodIs(label)}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <span className="num">{label}</span>
      </Button>
      <PeriodPanel
        open={anchor !== null}
        anchor={anchor}
        choice={choice}
        days={days}
        onClose={() => setAnchor(null)}
        onChoose={(next) => {
          setAnchor(null);
          onChoose(next);
        }}
      />
    </>
  );
}

/** The periods that have a name. */
export function PeriodChoices({ choice, onChoose }: Pick<PeriodPickerProps, 'choice' | 'onChoose'>) {
  return (
    <Segmented
      label={messages.period}
      value={'period' in choice ? choice.period : 'own'}
      onChange={(period) => {
        if (period !== 'own') onChoose({ period });
      }}
      choices={reportPeriodValues.map((id) => ({ id, name: reportPeriodLabels[id] }))}
    />
  );
}
