import Delete from '@mui/icons-material/DeleteOutlineRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { ReactNode } from 'react';
import { MoneyField } from '../../../engine/web/fields/MoneyField.tsx';
import { TextField } from '../../../engine/web/fields/TextField.tsx';
import { Segmented } from '../../../engine/web/Segmented.tsx';
import type { LineVerdict, ReportLine } from '../../../generated/api.ts';
import { lineVerdictLabels, lineVerdictValues } from '../../../generated/enums.ts';
import { messages as reportWords } from '../../features/deal-check/messages.ts';
import { sayOf } from '../../features/deal-check/report.ts';
import { messages } from './messages.ts';
import { asksFigure, saidField, type Said } from './review.ts';

/** The verdicts of a line that is there, in the order of their keys. */
export const verdictsOfLines = lineVerdictValues.filter((verdict) => verdict !== 'missing');

interface SaidFieldsProps {
  /** What the line is called. */
  label: string;
  said: Said;
  onChange: (said: Said) => void;
  /** Id and error of one of its fields: `aim`, `words`, `say`, `label`. */
  at: (field: string) => { id: string; error: string | undefined };
  /** The line as the report has it; undefined while it does not count. */
  line: ReportLine | undefined;
  /** A line that is missing has no choice of verdicts. */
  isMissing?: boolean;
  /** Before the verdict: the name of a row, whether it is taxed. */
  children?: ReactNode;
  onRemove?: () => void;
}

/** What is said of the current line: verdict, figure, why, and the sentence for the desk. */
export function SaidFields({ label, said, onChange, at, line, isMissing = false, children, onRemove }: SaidFieldsProps) {
  const isAsking = isMissing || said.verdict !== 'fair';
  return (
    <Box sx={{ display: 'grid', gap: 3, p: '4px 16px 16px' }}>
      {children}
      {!isMissing && (
        <Box sx={{ overflowX: 'auto' }}>
          <Segmented<LineVerdict>
            label={messages.verdictOf(label)}
            value={said.verdict}
            choices={verdictsOfLines.map((id, index) => ({ id, name: lineVerdictLabels[id], shown: <Keyed name={lineVerdictLabels[id]} at={index + 1} /> }))}
            onChange={(verdict) => onChange({ ...said, verdict })}
          />
        </Box>
      )}
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: asksFigure(said.verdict) || isMissing ? '160px minmax(0, 1fr)' : 'minmax(0, 1fr)' },
        }}
      >
        {(asksFigure(said.verdict) || isMissing) && (
          <MoneyField {...at('aim')} label={saidField('aim').label} value={said.aim} onChange={(aim) => onChange({ ...said, aim })} />
        )}
        <TextField
          {...at('words')}
          {...saidField('words')}
          optional
          value={said.words}
          onChange={(event) => onChange({ ...said, words: event.target.value })}
        />
      </Box>
      {isAsking && (
        <TextField
          {...at('say')}
          {...saidField('say')}
          optional
          hint={said.say === '' && line ? `${messages.sayHint} ${reportWords.quoted(sayOf({ ...line, say: null }))}` : undefined}
          value={said.say}
          onChange={(event) => onChange({ ...said, say: event.target.value })}
        />
      )}
      {onRemove && (
        <div>
          <Button size="small" variant="text" startIcon={<Delete />} onClick={onRemove}>
            {messages.remove(label)}
          </Button>
        </div>
      )}
    </Box>
  );
}

function Keyed({ name, at }: { name: string; at: number }) {
  return (
    <>
      {name}
      <Box component="kbd" aria-hidden="true" sx={{ font: 'inherit', fontSize: 11, color: 'text.tertiary', display: { xs: 'none', md: 'inline' } }}>
        {at}
      </Box>
    </>
  );
}

/** Whether a fee is taxed, a rebate taxable. */
export function Flag({ label, on, onChange }: { label: string; on: boolean; onChange: (on: boolean) => void }) {
  return <FormControlLabel sx={{ m: 0 }} control={<Checkbox checked={on} onChange={(event) => onChange(event.target.checked)} />} label={label} />;
}
