import type { ReactNode } from 'react';
import { worksheetTotals } from '../../../domain/worksheet.ts';
import { formatCents } from '../../../engine/web/format.ts';
import { offerFields, offerLines, offerList, sumOfOffer, totalIsOffBy, type OfferAmount, type OfferDraft } from '../../features/deal-check/offer.ts';
import { LineField } from '../../features/worksheet/LineField.tsx';
import { LineSection, LineSum } from '../../features/worksheet/LineSection.tsx';
import { RowsField } from '../../features/worksheet/RowsField.tsx';
import type { ListName } from '../../features/worksheet/rows.ts';
import { messages } from './messages.ts';

const words = messages.lines;

interface OfferFieldsProps {
  draft: OfferDraft;
  onChange: (draft: OfferDraft) => void;
  /** Id and error of a place within the lines, like `doc_fee` or `other_fees.2.amount`. */
  at: (path: string) => { id: string; error: string | undefined };
  onBlur: () => void;
}

/** The lines of an offer, typed from the paper, with their sums. */
export default function OfferFields({ draft, onChange, at, onBlur }: OfferFieldsProps) {
  const totals = worksheetTotals(offerLines(draft), null);
  const off = totalIsOffBy(draft);
  const line = (name: OfferAmount, more: { label?: string; hint?: ReactNode; warning?: string } = {}) => (
    <LineField
      {...at(name)}
      label={offerFields[name]?.label ?? name}
      value={draft[name]}
      onChange={(cents) => onChange({ ...draft, [name]: cents })}
      onBlur={onBlur}
      {...more}
    />
  );
  const rows = (name: ListName) => (
    <RowsField name={name} list={offerList(name)} rows={draft[name]} at={at} onChange={(next) => onChange({ ...draft, [name]: next })} />
  );
  return (
    <>
      <LineSection title={words.vehicle}>
        {line('msrp')}
        {line('destination')}
        {line('dealer_discount')}
        {(draft.msrp ?? 0) > 0 ? <LineSum label={offerFields['selling_price']?.label} cents={totals.selling_price} /> : line('selling_price')}
      </LineSection>
      <LineSection title={words.addOns}>{rows('add_ons')}</LineSection>
      <LineSection title={words.rebates}>{rows('rebates')}</LineSection>
      <LineSection title={words.fees}>
        {line('doc_fee')}
        {line('title')}
        {line('registration')}
        {line('inspection')}
        {rows('other_fees')}
      </LineSection>
      <LineSection title={words.tax}>{line('sales_tax')}</LineSection>
      <LineSection>
        <LineSum label={words.sum} cents={sumOfOffer(draft)} />
        {line('total_otd', { label: words.total, ...(off === 0 ? { hint: words.totalHint } : { warning: words.isOff(formatCents(Math.abs(off))) }) })}
      </LineSection>
      <LineSection title={words.trade}>
        {line('trade_allowance')}
        {line('trade_payoff')}
      </LineSection>
    </>
  );
}
