import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { MoneyField } from '../../../../engine/web/fields/MoneyField.tsx';
import { TextField } from '../../../../engine/web/fields/TextField.tsx';
import { useFieldInput } from '../../../../engine/console/inputs/useFieldInput.ts';
import type { InputProps } from '../../../../engine/console/overrides.ts';
import { messages } from './messages.ts';

/** The discount: percent or money, as the kind says. */
export default function ValueInput({ field, source }: InputProps) {
  const kind: unknown = useWatch({ name: 'kind' });
  const { value, change, blur, ref, frame } = useFieldInput(field, source);
  // Text that is no number yet stays as typed and shows an error; dropping the dot of "7.5" would make it 75.
  const [typed, setTyped] = useState<string>();
  if (kind !== 'percent') {
    return (
      <MoneyField
        {...frame}
        hint={messages.amountHint}
        ref={ref}
        name={source}
        value={typeof value === 'number' ? value : null}
        onChange={change}
        onBlur={blur}
      />
    );
  }
  return (
    <TextField
      {...frame}
      hint={messages.percentHint}
      ref={ref}
      name={source}
      figures
      inputMode="numeric"
      autoComplete="off"
      endAdornment={<span className="mark">%</span>}
      value={typed ?? (typeof value === 'number' ? String(value) : '')}
      onChange={(event) => {
        const text = event.target.value.trim();
        setTyped(event.target.value);
        change(text === '' ? null : Number(text.replace(',', '.')));
      }}
      onBlur={() => {
        if (!Number.isNaN(value)) setTyped(undefined);
        blur();
      }}
    />
  );
}
