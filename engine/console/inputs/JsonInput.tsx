import { TextField } from '../../web/fields/TextField.tsx';
import type { InputProps } from '../overrides.ts';
import { useFieldInput } from './useFieldInput.ts';

/** Free JSON, for the rare field without a shape. */
export default function JsonInput({ field, source }: InputProps) {
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
