import { EmailField } from '../../web/fields/EmailField.tsx';
import { PasswordField } from '../../web/fields/PasswordField.tsx';
import { PhoneField } from '../../web/fields/PhoneField.tsx';
import { TextField } from '../../web/fields/TextField.tsx';
import type { InputProps } from '../overrides.ts';
import { useFieldInput } from './useFieldInput.ts';

/** What a one-line field component needs from the form. */
function useText({ field, source }: InputProps) {
  const { value, change, blur, ref, frame } = useFieldInput(field, source);
  return {
    ...frame,
    ref,
    name: source,
    value: typeof value === 'string' || typeof value === 'number' ? value : '',
    onChange: (event: { target: { value: string } }) => change(event.target.value === '' ? (field.nullable ? null : '') : event.target.value),
    onBlur: blur,
  };
}

export function LineInput(props: InputProps) {
  return <TextField {...useText(props)} autoComplete="off" />;
}

export function LongTextInput(props: InputProps) {
  return <TextField {...useText(props)} multiline minRows={3} maxRows={12} />;
}

export function EmailInput(props: InputProps) {
  return <EmailField {...useText(props)} autoComplete="off" />;
}

export function PhoneInput(props: InputProps) {
  return <PhoneField {...useText(props)} autoComplete="off" />;
}

export function AddressInput(props: InputProps) {
  return <TextField {...useText(props)} type="url" inputMode="url" placeholder="https://" autoComplete="off" />;
}

export function PasswordInput(props: InputProps) {
  return <PasswordField {...useText(props)} autoComplete="new-password" />;
}

/** Free JSON, for the rare field without a shape. */
export function JsonInput({ field, source }: InputProps) {
  const { value, change, blur, ref, frame } = useFieldInput(field, source);
  const text = typeof value === 'string' || value === null || value === undefined ? (value ?? '') : JSON.stringify(value, null, 2);
  return (
    <TextField
      {...frame}
      ref={ref}
      name={source}
      multiline
      minRows={3}
      value={text}
      onChange={(event) => change(parsedOrText(event.target.value))}
      onBlur={blur}
    />
  );
}

/** While it is no JSON yet it stays text, which the rules then refuse. */
function parsedOrText(text: string): unknown {
  if (text.trim() === '') return null;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
