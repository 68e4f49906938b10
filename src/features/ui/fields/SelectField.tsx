import MenuItem from '@mui/material/MenuItem';
import OutlinedInput from '@mui/material/OutlinedInput';
import Select from '@mui/material/Select';
import { FieldFrame } from './FieldFrame.tsx';
import type { FieldProps } from './FieldFrame.tsx';

interface SelectFieldProps<Value extends string> extends FieldProps {
  name?: string;
  value: Value | '';
  onChange: (value: Value) => void;
  choices: readonly { id: Value; name: string }[];
  /** Shown while nothing is chosen. */
  placeholder?: string;
}

/** One of a few named choices. */
export function SelectField<Value extends string>({
  label,
  hint,
  error,
  warning,
  optional,
  aside,
  id,
  disabled,
  name,
  value,
  onChange,
  choices,
  placeholder,
}: SelectFieldProps<Value>) {
  return (
    <FieldFrame {...{ label, hint, error, warning, optional, aside, id, disabled }}>
      {(control) => (
        <Select
          name={name}
          value={value}
          displayEmpty
          fullWidth
          error={error !== undefined}
          disabled={disabled}
          labelId={control.labelId}
          input={<OutlinedInput />}
          SelectDisplayProps={{ id: control.id, 'aria-describedby': control['aria-describedby'] }}
          onChange={(event) => {
            const chosen = choices.find((choice) => choice.id === event.target.value);
            if (chosen) onChange(chosen.id);
          }}
          renderValue={(chosen) => choices.find((choice) => choice.id === chosen)?.name ?? <span style={{ color: 'var(--text-3)' }}>{placeholder}</span>}
        >
          {choices.map((choice) => (
            <MenuItem key={choice.id} value={choice.id}>
              {choice.name}
            </MenuItem>
          ))}
        </Select>
      )}
    </FieldFrame>
  );
}
