import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { bidTotals } from '../../../domain/bids.ts';
import { decodeVin, vinDoubtMessages } from '../../../domain/vin.ts';
import { vinMismatch } from '../../../domain/vin-mismatch.ts';
import { DateField } from '../../../engine/web/fields/DateField.tsx';
import { TextField } from '../../../engine/web/fields/TextField.tsx';
import type { FieldBinding } from '../../../engine/web/form/problems.ts';
import { formatCents, formatPercent, formatWeekday, todayHere } from '../../../engine/web/format.ts';
import { StatusChip } from '../../../engine/web/StatusChip.tsx';
import type { DealerRequest, FrozenTaxRule } from '../../../generated/api.ts';
import { LineField, NoneButton } from '../../features/worksheet/LineField.tsx';
import { LineSection, LineSum } from '../../features/worksheet/LineSection.tsx';
import { RowsField } from '../../features/worksheet/RowsField.tsx';
import { known, type ListName } from '../../features/worksheet/rows.ts';
import { feeNames, lineFields, linesOf, listOf, type BidAmount, type BidDraft } from '../../features/bids/draft.ts';
import { messages } from './line-messages.ts';

/** What the lines need of the form they stand in. */
export interface LinesForm {
  values: BidDraft;
  field: (name: keyof BidDraft & string) => FieldBinding;
  at: (path: string) => { id: string; error: string | undefined };
  set: <Name extends keyof BidDraft & string>(name: Name, value: BidDraft[Name]) => void;
}

interface BidLinesFieldsProps {
  form: LinesForm;
  rule: FrozenTaxRule | null;
  /** The car that is asked for. */
  wanted: Pick<DealerRequest, 'year' | 'make'>;
  /** What the server said of the VIN that it has, which knows its model. */
  filed: { vin: string | null; warning: string | null };
  /** The client's car, in words; null where there is none. */
  tradeIn: string | null;
  /** What the note's field is called. */
  noteLabel: string;
  /** Another name for the discount, where the dealer types it. */
  discountLabel?: string;
  /** After the last line. */
  children?: ReactNode;
}

const addDays = (day: string, days: number): string => new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** Of a whole VIN: one that is half typed is not odd yet. */
function vinWarning(vin: string, { wanted, filed }: Pick<BidLinesFieldsProps, 'wanted' | 'filed'>): string | undefined {
  if (vin.length < (lineFields['vin']?.rules.maxLength ?? 0)) return undefined;
  const read = decodeVin(vin);
  const [doubt] = read.doubts;
  if (doubt) return vinDoubtMessages[doubt];
  return (decodeVin(filed.vin ?? '').vin === read.vin ? filed.warning : null) ?? vinMismatch(read, wanted);
}

/** The lines of a dealer's price, with their sums; every total by `domain/bids.ts`. */
export function BidLinesFields({ form, rule, wanted, filed, tradeIn, noteLabel, discountLabel, children }: BidLinesFieldsProps) {
  const draft = form.values;
  const lines = linesOf(draft);
  const totals = bidTotals(lines, rule);
  const isByRule = rule !== null && !draft.own_tax;
  const fees = feeNames.reduce((sum, name) => sum + known(draft[name]), 0) + lines.other_fees.reduce((sum, { amount }) => sum + amount, 0);
  const set = (name: BidAmount) => (cents: number | null) => {
    form.set(name, cents);
    // What contradicts another line is looked at again with it.
    if (name !== 'selling_price') form.set('selling_price', draft.selling_price);
  };
  const line = (name: BidAmount, more: { label?: string; hint?: string; canBeNone?: boolean; isLess?: boolean } = {}) => (
    <LineField {...form.field(name)} hint={undefined} value={draft[name]} onChange={set(name)} {...more} />
  );
  const rows = (name: ListName) => (
    <RowsField oneLine name={name} list={listOf(name)} rows={draft[name]} at={form.at} onChange={(next) => form.set(name, next)} />
  );
  const text = (name: 'stock_number' | 'vin' | 'on_lot' | 'note', more: object = {}) => (
    <TextField
      {...form.field(name)}
      optional
      value={draft[name]}
      maxLength={lineFields[name]?.rules.maxLength}
      onChange={(event) => form.set(name, event.target.value)}
      {...more}
    />
  );
  return (
    <>
      <LineSection title={messages.vehicle}>
        {line('msrp')}
        {line('destination')}
        {line('dealer_discount', { isLess: true, ...(discountLabel === undefined ? {} : { label: discountLabel }) })}
        {lines.msrp > 0 ? (
          <LineSum label={lineFields['selling_price']?.label} cents={totals.selling_price} />
        ) : (
          line('selling_price', { hint: lineFields['selling_price']?.hint ?? '' })
        )}
      </LineSection>
      <LineSection title={messages.addOns}>{rows('add_ons')}</LineSection>
      <LineSection title={messages.rebates}>{rows('rebates')}</LineSection>
      <LineSection title={messages.fees}>
        {feeNames.map((name) => (
          <div key={name}>{line(name, { canBeNone: true })}</div>
        ))}
        <Box sx={{ mt: 2 }}>{rows('other_fees')}</Box>
        <LineSum label={messages.fees} cents={fees} note={messages.leftBlank} />
      </LineSection>
      <LineSection title={messages.tax}>
        {isByRule ? (
          <>
            <LineSum
              label={messages.byRule(formatPercent(rule.rate + rule.local_rate), formatCents(totals.taxed_amount))}
              cents={totals.sales_tax}
              note={messages.taxedParts}
            />
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', fontSize: 'var(--fs-small)', color: 'text.tertiary' }}>
              {rule.is_example && <StatusChip label={messages.exampleRule} />}
              {rule.name}
            </Box>
          </>
        ) : (
          line('sales_tax', rule === null ? { canBeNone: true, hint: messages.noRule } : {})
        )}
        {rule !== null && (
          <Button
            variant="text"
            sx={{ ml: '-10px' }}
            onClick={() => {
              form.set('own_tax', !draft.own_tax);
              form.set('sales_tax', draft.own_tax ? null : totals.sales_tax);
            }}
          >
            {draft.own_tax ? messages.taxRule : messages.ownFigure}
          </Button>
        )}
      </LineSection>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'baseline',
          justifyContent: 'space-between',
          gap: 2,
          padding: { xs: '14px 84px 14px 16px', sm: '16px 92px 16px 24px' },
          background: 'var(--accent-soft)',
          borderTop: '1px solid var(--border)',
          borderBottom: '1px solid var(--border)',
          fontWeight: 'var(--w-strong)',
        }}
      >
        <span>{messages.outTheDoor}</span>
        <Box component="b" className="num" sx={{ fontSize: '1.375rem', lineHeight: '32px', fontWeight: 'var(--w-strong)' }}>
          {formatCents(totals.total_otd)}
        </Box>
      </Box>
      {tradeIn !== null && (
        <LineSection title={messages.trade}>{line('trade_allowance', { hint: messages.sightUnseen(tradeIn), canBeNone: true, isLess: true })}</LineSection>
      )}
      <GoodThrough form={form} />
      <LineSection>
        <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1fr)' } }}>
          {text('stock_number', { hint: undefined })}
          {text('on_lot')}
          <Box sx={{ gridColumn: '1 / -1' }}>{text('vin', { figures: true, autoComplete: 'off', warning: vinWarning(draft.vin, { wanted, filed }) })}</Box>
          <Box sx={{ gridColumn: '1 / -1' }}>{text('note', { label: noteLabel, multiline: true, minRows: 2 })}</Box>
        </Box>
      </LineSection>
      {children}
    </>
  );
}

/** Tomorrow, a few days, a week, or a day from the calendar. */
function GoodThrough({ form }: { form: LinesForm }) {
  const today = todayHere();
  const days = [1, 3, 7].map((count) => addDays(today, count));
  const chosen = form.values.good_through;
  const [picks, setPicks] = useState(false);
  const isOther = picks || (chosen !== null && !days.includes(chosen));
  const { error } = form.at('good_through');
  return (
    <LineSection title={messages.goodThrough}>
      <Box role="group" aria-label={messages.goodThrough} sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, '& > button': { padding: '0 14px' } }}>
        {days.map((day) => (
          <NoneButton
            key={day}
            type="button"
            aria-pressed={!isOther && chosen === day}
            onClick={() => {
              setPicks(false);
              form.set('good_through', chosen === day && !isOther ? null : day);
            }}
          >
            {formatWeekday(day)}
          </NoneButton>
        ))}
        <NoneButton type="button" aria-pressed={isOther} onClick={() => setPicks(true)}>
          {messages.pickDay}
        </NoneButton>
      </Box>
      {(isOther || error !== undefined) && (
        <Box sx={{ mt: 3, maxWidth: 240 }}>
          <DateField {...form.field('good_through')} hint={undefined} value={chosen} onChange={(day) => form.set('good_through', day)} />
        </Box>
      )}
    </LineSection>
  );
}
