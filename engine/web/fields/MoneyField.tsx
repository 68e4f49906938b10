import { useState } from 'react';
import { currencyMarks } from '../format.ts';
import { TextField } from './TextField.tsx';
import type { TextFieldProps } from './TextField.tsx';
import { centsToText, textToCents } from './money.ts';

interface MoneyFieldProps extends Omit<TextFieldProps, 'value' | 'defaultValue' | 'onChange' | 'type' | 'startAdornment' | 'endAdornment' | 'multiline'> {
  /** Integer cents, or null for none. */
  value: number | null;
  /** Integer cents; null when emptied, NaN while the text is no amount. */
  onChange: (cents: number | null) => void;
}

/** An amount in the firm's currency, typed as people write it, kept as integer cents. */
export function MoneyField({ value, onChange, onBlur, ...props }: MoneyFieldProps) {
  const [text, setText] = useState<string | null>(null);
  const marks = currencyMarks();
  return (
    <TextField
      {...props}
      figures
      inputMode="decimal"
      value={text ?? centsToText(value === null || Number.isNaN(value) ? null : value)}
      onChange={(event) => {
        setText(event.target.value);
        onChange(textToCents(event.target.value));
      }}
      onBlur={(event) => {
        // Text that is no amount stays as typed, so that the user can correct it.
        if (!Number.isNaN(textToCents(event.target.value))) setText(null);
        onBlur?.(event);
      }}
      startAdornment={<span className="mark">{marks.symbol}</span>}
      endAdornment={<span className="mark">{marks.code}</span>}
    />
  );
}
