import { DateField } from '../../web/fields/DateField.tsx';
import { TextField } from '../../web/fields/TextField.tsx';
import type { InputProps } from '../overrides.ts';
import { instantFromLocal, localFromInstant } from './moment.ts';
import { useFieldInput } from './useFieldInput.ts';

/** A calendar day. */
export function DayInput({ field, source }: InputProps) {
  const { value, change, blur, ref, frame } = useFieldInput(field, source);
  return <DateField {...frame} ref={ref} name={source} value={typeof value === 'string' && value ? value : null} onChange={change} onBlur={blur} />;
}

/** A moment, in the reader's zone on screen and in UTC on the wire. */
export function MomentInput({ field, source }: InputProps) {
  const { value, change, blur, ref, frame } = useFieldInput(field, source);
  return (
    <TextField
      {...frame}
      ref={ref}
      name={source}
      type="datetime-local"
      figures
      value={localFromInstant(value)}
      onChange={(event) => change(instantFromLocal(event.target.value))}
      onBlur={blur}
    />
  );
}
