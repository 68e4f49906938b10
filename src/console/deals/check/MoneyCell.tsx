import { styled } from '@mui/material/styles';
import { useState, type ComponentProps } from 'react';
import { centsToText, textToCents } from '../../../../engine/web/fields/money.ts';

const Cell = styled('input')({
  width: '100%',
  height: 26,
  padding: '0 9px',
  border: '1px solid transparent',
  borderRadius: 'var(--r-sm)',
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'right',
  '&:hover:not(:disabled)': { borderColor: 'var(--border-strong)', background: 'var(--surface)' },
  '&:focus': { borderColor: 'var(--accent)', boxShadow: 'inset 0 0 0 1px var(--accent)', background: 'var(--surface)', outline: 0 },
  '&[aria-invalid="true"]': { borderColor: 'var(--error)' },
  '@media (max-width: 900px)': { height: 44, fontSize: 16 },
});

interface MoneyCellProps extends Omit<ComponentProps<typeof Cell>, 'value' | 'onChange'> {
  /** Integer cents; null for none. */
  value: number | null;
  /** Shown with a minus: what is typed lowers the price. */
  lowers: boolean;
  /** Integer cents; null when emptied, NaN while the text is no amount. */
  onChange: (cents: number | null) => void;
}

/** An amount in a table, that looks like its value until it is pointed at. Shown with a minus where it lowers the price; typed with or without one. */
export function MoneyCell({ value, lowers, onChange, onBlur, ...props }: MoneyCellProps) {
  const [text, setText] = useState<string | null>(null);
  const shown = value === null || Number.isNaN(value) ? '' : `${lowers && value > 0 ? '−' : ''}${centsToText(value)}`;
  const read = (typed: string): number | null => textToCents(typed.replace(lowers ? /^[-−(]|\)$/g : /\)$/g, ''));
  return (
    <Cell
      {...props}
      inputMode="decimal"
      autoComplete="off"
      value={text ?? shown}
      onChange={(event) => {
        setText(event.target.value);
        onChange(read(event.target.value));
      }}
      onBlur={(event) => {
        // Text that is no amount stays as typed, so that it can be corrected.
        if (!Number.isNaN(read(event.target.value))) setText(null);
        onBlur?.(event);
      }}
    />
  );
}
