import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { Choice } from '../../../../generated/descriptor.ts';
import type { ControlProps } from '../../ui/fields/FieldFrame.tsx';

interface ChipsProps {
  control: ControlProps;
  choices: readonly Choice[];
}

const wrapping = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 2,
  padding: 0,
  border: 0,
  background: 'none',
  '& .MuiToggleButton-root': {
    border: '1px solid var(--border-strong) !important',
    borderRadius: 'var(--r) !important',
    margin: '0 !important',
    minHeight: 'var(--control)',
    padding: '0 14px',
    background: 'var(--surface)',
    color: 'text.primary',
  },
  '& .MuiToggleButton-root.Mui-selected': {
    borderColor: 'var(--accent) !important',
    background: 'var(--accent-soft)',
    color: 'var(--accent-ink)',
    boxShadow: 'inset 0 0 0 1px var(--accent)',
  },
} as const;

const buttonsOf = (choices: readonly Choice[]) =>
  choices.map(({ id, name }) => (
    <ToggleButton key={id} value={id}>
      {name}
    </ToggleButton>
  ));

/** One of a few named choices; choosing it again takes it back. */
export function OneChoice({ control, choices, value, onChange }: ChipsProps & { value: string | null; onChange: (value: string | null) => void }) {
  return (
    <ToggleButtonGroup
      exclusive
      id={control.id}
      aria-labelledby={control.labelId}
      aria-describedby={control['aria-describedby']}
      value={value}
      onChange={(_event, next: string | null) => onChange(next)}
      sx={wrapping}
    >
      {buttonsOf(choices)}
    </ToggleButtonGroup>
  );
}

/** Any of a few named choices. */
export function ManyChoices({ control, choices, value, onChange }: ChipsProps & { value: readonly string[]; onChange: (value: string[]) => void }) {
  return (
    <ToggleButtonGroup
      id={control.id}
      aria-labelledby={control.labelId}
      aria-describedby={control['aria-describedby']}
      value={[...value]}
      onChange={(_event, next: string[]) => onChange(next)}
      sx={wrapping}
    >
      {buttonsOf(choices)}
    </ToggleButtonGroup>
  );
}
