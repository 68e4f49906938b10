import OutlinedInput from '@mui/material/OutlinedInput';
import type { OutlinedInputProps } from '@mui/material/OutlinedInput';
import { FieldFrame } from './FieldFrame.tsx';
import type { FieldProps } from './FieldFrame.tsx';

/** Attributes of the input itself that callers may set. */
type InputAttributes = Pick<
  OutlinedInputProps,
  | 'name'
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'onBlur'
  | 'onFocus'
  | 'onKeyDown'
  | 'type'
  | 'autoComplete'
  | 'autoFocus'
  | 'placeholder'
  | 'multiline'
  | 'minRows'
  | 'maxRows'
  | 'readOnly'
  | 'startAdornment'
  | 'endAdornment'
>;

export interface TextFieldProps extends FieldProps, InputAttributes {
  ref?: OutlinedInputProps['inputRef'];
  inputMode?: 'text' | 'numeric' | 'decimal' | 'email' | 'tel' | 'url' | 'search';
  maxLength?: number;
  /** Tabular figures, for codes and amounts. */
  figures?: boolean;
}

/** One line (or, with `multiline`, several) of text. Works with `register` of react-hook-form. */
export function TextField({
  label,
  hint,
  error,
  warning,
  optional,
  aside,
  id,
  disabled,
  ref,
  inputMode,
  maxLength,
  figures = false,
  ...input
}: TextFieldProps) {
  return (
    <FieldFrame {...{ label, hint, error, warning, optional, aside, id, disabled }}>
      {(control) => (
        <OutlinedInput
          {...input}
          id={control.id}
          inputRef={ref}
          fullWidth
          error={error !== undefined}
          disabled={disabled}
          slotProps={{
            input: {
              'aria-describedby': control['aria-describedby'],
              'aria-required': control['aria-required'],
              inputMode,
              maxLength,
              className: figures ? 'num' : undefined,
            },
          }}
        />
      )}
    </FieldFrame>
  );
}
