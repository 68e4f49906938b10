import ButtonBase from '@mui/material/ButtonBase';
import Box from '@mui/material/Box';
import type { Choice } from '../../../../engine/contract/descriptor.ts';
import type { ControlProps } from '../../../../engine/web/fields/FieldFrame.tsx';

interface ChipsProps {
  control: ControlProps;
  choices: readonly Choice[];
}

interface ButtonsProps extends ChipsProps {
  isChosen: (id: string) => boolean;
  onToggle: (id: string) => void;
}

/** Buttons that stay pressed while chosen. */
function Buttons({ control, choices, isChosen, onToggle }: ButtonsProps) {
  return (
    <Box
      role="group"
      id={control.id}
      aria-labelledby={control.labelId}
      aria-describedby={control['aria-describedby']}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}
    >
      {choices.map(({ id, name }) => (
        <ButtonBase
          key={id}
          aria-pressed={isChosen(id)}
          onClick={() => onToggle(id)}
          sx={{
            minHeight: 'var(--control)',
            padding: '0 14px',
            border: '1px solid var(--border-strong)',
            borderRadius: 'var(--r)',
            background: 'var(--surface)',
            fontSize: 'var(--fs-ui)',
            '&:hover': { background: 'var(--hover)' },
            '&[aria-pressed=true]': {
              borderColor: 'var(--accent)',
              boxShadow: 'inset 0 0 0 1px var(--accent)',
              background: 'var(--accent-soft)',
              color: 'var(--accent-ink)',
              fontWeight: 'var(--w-medium)',
            },
          }}
        >
          {name}
        </ButtonBase>
      ))}
    </Box>
  );
}

/** One of a few named choices; choosing it again takes it back. */
export function OneChoice({ value, onChange, ...chips }: ChipsProps & { value: string | null; onChange: (value: string | null) => void }) {
  return <Buttons {...chips} isChosen={(id) => id === value} onToggle={(id) => onChange(id === value ? null : id)} />;
}

/** Any of a few named choices. */
export function ManyChoices({ value, onChange, ...chips }: ChipsProps & { value: readonly string[]; onChange: (value: string[]) => void }) {
  return (
    <Buttons
      {...chips}
      isChosen={(id) => value.includes(id)}
      onToggle={(id) => onChange(value.includes(id) ? value.filter((each) => each !== id) : [...value, id])}
    />
  );
}
