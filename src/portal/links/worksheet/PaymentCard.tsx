import Box from '@mui/material/Box';
import { useId, useState } from 'react';
import type { FieldDescriptor } from '../../../../engine/contract/descriptor.ts';
import { usualMonths, usualTerms } from '../../../../domain/loan.ts';
import { paymentOf } from '../../../../domain/monthly-payment.ts';
import { termsText, worksheetLayout } from '../../../../domain/worksheet-layout.ts';
import { Card } from '../../../../engine/web/Card.tsx';
import { MoneyField } from '../../../../engine/web/fields/MoneyField.tsx';
import { TextField } from '../../../../engine/web/fields/TextField.tsx';
import { formatCents, formatPercent } from '../../../../engine/web/format.ts';
import { Segmented } from '../../../../engine/web/Segmented.tsx';
import type { OtdWorksheet } from '../../../../generated/api.ts';
import { addOtdWorksheetForm } from '../../../../generated/forms.ts';
import { useOwnChecklist } from '../../preferences/useOwnChecklist.ts';
import { sheetMessages } from './messages.ts';

const messages = sheetMessages.payment;
const parts: readonly FieldDescriptor[] = addOtdWorksheetForm.financing.fields;
const part = (name: string) => parts.find((each) => each.name === name);
const labelOf = (name: string): string => part(name)?.label ?? name;
const none = { apr: null, down_payment: null, cap_cost: null, residual: null, money_factor: null };
const small = { fontSize: 'var(--fs-small)', lineHeight: '16px', color: 'text.secondary' } as const;
const highestApr = part('apr')?.rules.maximum ?? 100;

/** A typed rate in percent; NaN where it is none, null where nothing is typed. */
function rateOf(text: string): number | null {
  const typed = text.trim().replace(',', '.');
  if (typed === '') return null;
  const rate = /^\d*\.?\d+$|^\d+\.$/.test(typed) ? Number(typed) : Number.NaN;
  return rate > highestApr ? Number.NaN : rate;
}

/**
 * What a quote costs a month: a lease as the lender offered it, a loan by the terms of the client's own lender. Terms that came with the quote are part of
 * it, as on its PDF. Without any, only who finances reads of a month (docs/rules.md, OTD worksheet): not who pays cash, not who leases, not a guest.
 */
export function PaymentCard({ sheet }: { sheet: OtdWorksheet }) {
  const { checklist } = useOwnChecklist();
  const lease = sheet.financing?.method === 'lease' ? worksheetLayout(sheet).monthly : null;
  if (!sheet.financing && checklist.data?.selections.money?.method !== 'finance') return null;
  return (
    <Card component="section" aria-label={messages.title} sx={{ order: { xs: 2, md: 0 }, p: { xs: 4, md: 6 }, '&&': { py: 5 } }}>
      <Box component="h2" sx={{ fontSize: 'var(--fs-ui)', lineHeight: '20px', fontWeight: 'var(--w-medium)', color: 'text.secondary' }}>
        {messages.title}
      </Box>
      {lease ? (
        <>
          <Figure cents={lease.cents} months={lease.terms.term_months} />
          <Box sx={small}>{termsText(lease.terms, { money: formatCents, percent: formatPercent })}</Box>
          <Box sx={{ ...small, mt: 3 }}>{messages.leased}</Box>
        </>
      ) : (
        <Loan sheet={sheet} />
      )}
    </Card>
  );
}

function Figure({ cents, months }: { cents: number; months: number }) {
  return (
    <Box className="num" sx={{ fontSize: '1.375rem', lineHeight: '32px', fontWeight: 'var(--w-strong)', letterSpacing: '-.016em' }}>
      {formatCents(cents)}{' '}
      <Box component="small" sx={{ fontSize: 'var(--fs-ui)', fontWeight: 400, letterSpacing: 0, color: 'text.secondary' }}>
        {messages.for(months)}
      </Box>
    </Box>
  );
}

function Loan({ sheet: { financing, cash_due: due } }: { sheet: OtdWorksheet }) {
  const id = useId();
  const offered = financing?.method === 'finance' ? financing : null;
  const [months, setMonths] = useState(offered?.term_months ?? usualMonths);
  const [typed, setTyped] = useState(offered?.apr?.toString() ?? '');
  const [down, setDown] = useState<number | null>(offered?.down_payment ?? null);
  const apr = rateOf(typed);
  const isTooMuch = (down ?? 0) > Math.max(0, due);
  const downError = Number.isNaN(down) ? messages.noAmount : down !== null && (down < 0 || isTooMuch) ? messages.tooMuch : undefined;
  const aprError = Number.isNaN(apr) ? messages.noFigure(highestApr) : undefined;
  const financed = due - (down ?? 0);
  const payment =
    downError === undefined && aprError === undefined && financed > 0
      ? paymentOf({ ...none, method: 'finance', term_months: months, apr, down_payment: down }, due)
      : undefined;
  const terms = usualTerms.some((term) => term === months) ? usualTerms : [...usualTerms, months].toSorted((one, other) => one - other);
  return (
    <>
      <Box aria-live="polite">
        {payment === undefined ? (
          <Box sx={{ lineHeight: '32px', color: 'text.secondary' }}>{due <= 0 ? messages.nothingDue : messages.none}</Box>
        ) : (
          <Figure cents={payment} months={months} />
        )}
      </Box>
      <Box sx={{ my: 3, '& > [role="group"]': { display: 'flex' }, '& button': { flex: 1, justifyContent: 'center' } }}>
        <Segmented
          label={messages.months}
          value={String(months)}
          onChange={(term) => setMonths(Number(term))}
          choices={terms.map((term) => ({ id: String(term), name: String(term) }))}
        />
      </Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: '2fr 3fr', gap: 3, alignItems: 'start' }}>
        <TextField
          id={`${id}apr`}
          label={labelOf('apr')}
          figures
          inputMode="decimal"
          // Typed here: digits of any number; how large it may be the contract says by its value.
          maxLength={12}
          value={typed}
          error={aprError}
          endAdornment={<span className="mark">%</span>}
          onChange={(event) => setTyped(event.target.value)}
        />
        <MoneyField id={`${id}down`} label={labelOf('down_payment')} value={down} error={downError} onChange={setDown} />
      </Box>
      {payment !== undefined && (
        <Box
          component="dl"
          sx={{
            display: 'grid',
            gridTemplateColumns: '1fr auto',
            gap: 1,
            mt: '14px',
            pt: '10px',
            borderTop: '1px solid var(--border-soft)',
            fontSize: 'var(--fs-ui)',
            lineHeight: '20px',
            '& dt': { color: 'text.secondary' },
            '& dd': { textAlign: 'right' },
          }}
        >
          <dt>{messages.financed}</dt>
          <dd className="num">{formatCents(financed)}</dd>
          <dt>{messages.interest(months)}</dt>
          <dd className="num">{formatCents(Math.max(0, payment * months - financed))}</dd>
        </Box>
      )}
      <Box sx={{ ...small, mt: 3 }}>
        {offered && `${messages.fromLender} `}
        {messages.fine}
      </Box>
    </>
  );
}
