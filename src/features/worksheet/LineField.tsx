import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import { MoneyField } from '../../../engine/web/fields/MoneyField.tsx';
import { lessMark, nameAndAmount } from './columns.ts';
import { messages } from './messages.ts';

const Row = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 60px',
  gap: 8,
  alignItems: 'start',
  padding: '4px 0',
  '& > div': { display: 'grid', gridTemplateColumns: nameAndAmount, gap: '0 8px', alignItems: 'center' },
  '& > div > .label': { margin: 0, fontWeight: 400, '& > .aside': { display: 'none' } },
  '& > div > .message': { gridColumn: '1 / -1', marginTop: 2 },
  '& input': { textAlign: 'right' },
  '& input ~ .mark': { display: 'none' },
});

/** "None" beside a line: the dealer says that there is nothing to pay. */
export const NoneButton = styled('button')({
  height: 'var(--control)',
  border: '1px solid var(--border)',
  borderRadius: 'var(--r)',
  background: 'var(--surface)',
  color: 'var(--text-2)',
  fontSize: 'var(--fs-small)',
  cursor: 'pointer',
  '&:hover': { background: 'var(--hover)' },
  '&[aria-pressed="true"]': { borderColor: 'var(--accent)', background: 'var(--accent-soft)', color: 'var(--accent-ink)', fontWeight: 'var(--w-medium)' },
});

type LineFieldProps = ComponentProps<typeof MoneyField> & {
  /** It can be said that there is none. */
  canBeNone?: boolean;
  /** It is taken off the price. */
  isLess?: boolean;
};

/** One line of a price: its name, the amount, and "None" where there may be none. */
export function LineField({ canBeNone = false, isLess = false, value, onChange, ...props }: LineFieldProps) {
  return (
    <Row sx={isLess ? lessMark : {}}>
      <MoneyField {...props} optional value={value} onChange={onChange} />
      {canBeNone && (
        <NoneButton type="button" aria-pressed={value === 0} aria-label={messages.noneOf(props.label)} onClick={() => onChange(value === 0 ? null : 0)}>
          {messages.none}
        </NoneButton>
      )}
    </Row>
  );
}
