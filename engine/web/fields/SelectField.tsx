import ExpandMore from '@mui/icons-material/ExpandMoreRounded';
import { Control } from './Control.tsx';
import { FieldFrame } from './FieldFrame.tsx';
import type { FieldProps } from './FieldFrame.tsx';

interface SelectFieldProps<Value extends string> extends FieldProps {
  name?: string;
  value: Value | '';
  onChange: (value: Value) => void;
  onBlur?: () => void;
  choices: readonly { id: Value; name: string }[];
  /** Shown while nothing is chosen. */
  placeholder?: string;
}

/** One of a few named choices, with the device's own list. */
export function SelectField<Value extends string>({
  label,
  hint,
  error,
  warning,
  sign,
  optional,
  aside,
  id,
  disabled,
  name,
  value,
  onChange,
  onBlur,
  choices,
  placeholder = '',
}: SelectFieldProps<Value>) {
  return (
    <FieldFrame {...{ label, hint, error, warning, sign, optional, aside, id }}>
      {({ labelId: _labelId, ...control }) => (
        <Control sx={{ position: 'relative' }}>
          <select
            {...control}
            name={name}
            value={value}
            disabled={disabled}
            onBlur={onBlur}
            onChange={(event) => {
              const chosen = choices.find((choice) => choice.id === event.target.value);
              if (chosen) onChange(chosen.id);
            }}
            style={value === '' ? { color: 'var(--text-3)' } : undefined}
          >
            {value === '' && (
              <option value="" disabled hidden>
                {placeholder}
              </option>
            )}
            {choices.map((choice) => (
              <option key={choice.id} value={choice.id}>
                {choice.name}
              </option>
            ))}
          </select>
          <ExpandMore aria-hidden="true" sx={{ position: 'absolute', right: 10, pointerEvents: 'none' }} />
        </Control>
      )}
    </FieldFrame>
  );
}
