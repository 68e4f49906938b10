import { TextField } from './TextField.tsx';
import type { TextFieldProps } from './TextField.tsx';

/** A telephone number. */
export function PhoneField(props: Omit<TextFieldProps, 'type' | 'inputMode' | 'multiline'>) {
  return <TextField autoComplete="tel" {...props} type="tel" inputMode="tel" figures />;
}
