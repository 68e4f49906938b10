import { TextField } from './TextField.tsx';
import type { TextFieldProps } from './TextField.tsx';

interface DateFieldProps extends Omit<TextFieldProps, 'value' | 'defaultValue' | 'onChange' | 'type' | 'multiline'> {
  /** A calendar day, YYYY-MM-DD, or null. */
  value: string | null;
  onChange: (day: string | null) => void;
}

/** A calendar day, with the browser's own picker. */
export function DateField({ value, onChange, ...props }: DateFieldProps) {
  return <TextField {...props} type="date" figures value={value ?? ''} onChange={(event) => onChange(event.target.value === '' ? null : event.target.value)} />;
}
