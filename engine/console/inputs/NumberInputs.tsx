import { useState } from 'react';
import { MoneyField } from '../../web/fields/MoneyField.tsx';
import { TextField } from '../../web/fields/TextField.tsx';
import type { InputProps } from '../overrides.ts';
import { useFieldInput } from './useFieldInput.ts';

/** Money: typed as people write it, kept as integer cents. */
export function MoneyInput({ field, source }: InputProps) {
  const { value, change, blur, ref, frame } = useFieldInput(field, source);
  return <MoneyField {...frame} ref={ref} name={source} value={typeof value === 'number' ? value : null} onChange={change} onBlur={blur} />;
}

/** A figure: the typed text stays unchanged until blur, so that "1." may become "1.5". */
export function NumberInput({ field, source }: InputProps) {
  const { value, change, blur, ref, frame } = useFieldInput(field, source);
  const [typed, setTyped] = useState<string>();
  return (
    <TextField
      {...frame}
      ref={ref}
      name={source}
      figures
      autoComplete="off"
      inputMode={field.kind === 'integer' ? 'numeric' : 'decimal'}
      value={typed ?? (typeof value === 'number' ? String(value) : '')}
      {...(field.kind === 'percent' ? { endAdornment: <span style={{ color: 'var(--text-3)' }}>%</span> } : {})}
      onChange={(event) => {
        setTyped(event.target.value);
        change(event.target.value.trim() === '' ? null : Number(event.target.value.replace(',', '.')));
      }}
      onBlur={() => {
        if (!Number.isNaN(value)) setTyped(undefined);
        blur();
      }}
    />
  );
}
