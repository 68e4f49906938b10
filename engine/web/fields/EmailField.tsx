import { TextField } from './TextField.tsx';
import type { TextFieldProps } from './TextField.tsx';

/** An e-mail address; forms around it carry `noValidate`, so that our own words appear. */
export function EmailField(props: Omit<TextFieldProps, 'type' | 'inputMode' | 'multiline'>) {
  return <TextField autoComplete="email" {...props} type="email" inputMode="email" />;
}
