import type { InputHTMLAttributes, ReactNode, Ref, TextareaHTMLAttributes } from 'react';
import { Control } from './Control.tsx';
import { FieldFrame } from './FieldFrame.tsx';
import type { FieldProps } from './FieldFrame.tsx';

type Input = HTMLInputElement & HTMLTextAreaElement;
type Attributes = Pick<
  InputHTMLAttributes<Input> & TextareaHTMLAttributes<Input>,
  | 'name'
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'onBlur'
  | 'onFocus'
  | 'onKeyDown'
  | 'autoComplete'
  | 'autoFocus'
  | 'placeholder'
  | 'readOnly'
  | 'inputMode'
  | 'maxLength'
  | 'min'
  | 'max'
  | 'step'
>;

export interface TextFieldProps extends FieldProps, Attributes {
  type?: 'text' | 'email' | 'password' | 'tel' | 'url' | 'search' | 'number' | 'date' | 'datetime-local' | 'time';
  ref?: Ref<Input>;
  /** Several lines, growing with the text from `minRows` to `maxRows`. */
  multiline?: boolean;
  minRows?: number;
  maxRows?: number;
  /** Before and after the text, inside the box. */
  startAdornment?: ReactNode;
  endAdornment?: ReactNode;
  /** Tabular figures, for codes and amounts. */
  figures?: boolean;
}

/** One line (or, with `multiline`, several) of text. Works with `register` of react-hook-form. */
export function TextField({
  label,
  hint,
  error,
  warning,
  sign,
  optional,
  aside,
  id,
  disabled,
  ref,
  type = 'text',
  multiline = false,
  minRows = 3,
  maxRows = 16,
  startAdornment,
  endAdornment,
  figures = false,
  ...attributes
}: TextFieldProps) {
  return (
    <FieldFrame {...{ label, hint, error, warning, sign, optional, aside, id }}>
      {({ labelId: _labelId, ...control }) => {
        const input = { ...attributes, ...control, ref, disabled, className: figures ? 'num' : undefined };
        return (
          <Control>
            {startAdornment}
            {multiline ? (
              <textarea {...input} rows={minRows} style={{ minHeight: `${minRows * 20}px`, maxHeight: `${maxRows * 20}px` }} />
            ) : (
              <input {...input} type={type} />
            )}
            {endAdornment}
          </Control>
        );
      }}
    </FieldFrame>
  );
}
