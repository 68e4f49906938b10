import { EmailField } from '../../web/fields/EmailField.tsx';
import { PhoneField } from '../../web/fields/PhoneField.tsx';
import { TextField } from '../../web/fields/TextField.tsx';
import type { InputProps } from '../overrides.ts';
import { useFieldInput } from './useFieldInput.ts';

/** What a one-line field component needs from the form. */
export function useText({ field, source }: InputProps) {
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
