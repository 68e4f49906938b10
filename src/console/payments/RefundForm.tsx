import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId, useRef, useState, type FormEvent, type ReactNode } from 'react';
import type { Payment, RefundQuote, RefundRequest as ClientsRequest } from '../../../generated/api.ts';
import { MoneyField } from '../../../engine/web/fields/MoneyField.tsx';
import { FieldFrame } from '../../../engine/web/fields/FieldFrame.tsx';
import { TextField } from '../../../engine/web/fields/TextField.tsx';
import { formatCents } from '../../../engine/web/format.ts';
import { Segmented } from '../../../engine/web/Segmented.tsx';
import { messages as shared } from '../../../engine/web/messages.ts';
import { FormProblem } from '../../../engine/web/form/FormProblem.tsx';
import { useOperationForm } from '../../../engine/web/form/useOperationForm.ts';
import { refundPaymentForm } from '../../../generated/forms.ts';
import { refundPaymentLimits } from '../../../generated/limits.ts';
import { messages as paymentsMessages } from './messages.ts';
import { RefundLadder } from '../../features/payments/RefundLadder.tsx';
import { Asked } from './RefundAsked.tsx';
import { RefundSum } from './RefundSum.tsx';
import { SecondWord } from './SecondWord.tsx';

/** The body sent to the server. */
export interface RefundRequest {
  amount: number;
  above_ladder?: number;
  /** Refunded before, as the user saw it. */
  refunded_before: number;
  reason: string;
  /** Left out where it continues. */
  ends_package?: true;
}

interface RefundFormProps {
  payment: Payment;
  quote: RefundQuote;
  /** The client's open request, which the refund answers. */
  request?: ClientsRequest | undefined;
  /** The client’s name. */
  name: string;
  /** Throws what the server refused; `asked` is true where the person has been asked here already. */
  onRefund: (request: RefundRequest, asked: boolean) => Promise<void>;
  onClose: () => void;
  /** What is to be known before an amount is chosen. */
  children?: ReactNode;
}

interface Typed {
  /** Cents; null for none, NaN while the text is no amount. */
  amount: number | null;
  reason: string;
  becomes: 'continues' | 'ends';
}

const packageChoices = [
  { id: 'continues', name: paymentsMessages.continues },
  { id: 'ends', name: paymentsMessages.ends },
] as const;

/** The refund of one payment: starts with the ladder's amount; a higher one needs a second confirmation, with the difference. */
export function RefundForm({ payment, quote, request, name, onRefund, onClose, children }: RefundFormProps) {
  const formId = useId();
  const [isSecond, setIsSecond] = useState(false);
  const isConfirmed = useRef(false);
  const left = payment.amount - quote.refunded;
  const wrong = (amount: number | null): string | undefined => {
    if (amount === null || Number.isNaN(amount) || amount < 0) return paymentsMessages.noAmount;
    return amount > left ? paymentsMessages.tooMuch(formatCents(left), quote.refunded > 0) : undefined;
  };
  const form = useOperationForm<Typed, RefundRequest>({
    fields: refundPaymentForm,
    validate: async () => (await import('../../../generated/validators/refundPayment.js')).refundPaymentBody,
    // A refund that was asked for ends the package (docs/rules.md, Refunds), unless the admin says otherwise.
    initial: { amount: quote.amount, reason: '', becomes: request ? 'ends' : 'continues' },
    focusFirst: true,
    check: ({ amount }) => {
      const found = wrong(amount);
      return found === undefined ? {} : { amount: found };
    },
    body: ({ amount, reason, becomes }) => {
      const above = (amount ?? 0) - quote.amount;
      return {
        amount: amount ?? 0,
        refunded_before: quote.refunded,
        reason: reason.trim(),
        ...(above > 0 ? { above_ladder: above } : {}),
        ...(becomes === 'ends' ? { ends_package: true } : {}),
      };
    },
    place: (path) => (path === 'above_ladder' ? 'amount' : path),
    submit: async (body) => {
      if (body.above_ladder === undefined) await onRefund(body, false);
      else if (isConfirmed.current) await onRefund(body, true);
      else setIsSecond(true);
    },
  });
  const { amount, reason, becomes } = form.values;
  const cents = amount === null || Number.isNaN(amount) ? 0 : amount;
  const above = Math.max(0, cents - quote.amount);
  const field = form.field('amount');

  const choose = (next: number | null) => {
    form.set('amount', next);
    setIsSecond(false);
  };
  const confirm = async () => {
    isConfirmed.current = true;
    await form.onSubmit();
    isConfirmed.current = false;
  };

  return (
    <>
      <Box
        component="form"
        id={formId}
        noValidate
        onSubmit={(event: FormEvent) => void form.onSubmit(event)}
        sx={{ flex: 1, overflowY: 'auto', display: 'grid', alignContent: 'start', gap: 5, p: '16px 20px 24px' }}
      >
        <FormProblem problem={form.problem} />
        {request && <Asked request={request} />}
        {children}
        <RefundLadder quote={quote} />
        <section>
          {/* What is too much shows while it is typed, as the sum below follows it. */}
          <MoneyField
            {...field}
            hint={undefined}
            optional={false}
            label={paymentsMessages.amount}
            value={amount}
            onChange={choose}
            aside={asideOf(cents, quote.amount)}
            error={wrong(amount) ?? field.error}
          />
          <QuickAmounts amount={cents} left={left} due={quote.amount} onChoose={choose} />
        </section>
        <RefundSum payment={payment} before={quote.refunded} refund={Math.min(cents, left)} label={paymentsMessages.thisRefund} />
        <FieldFrame label={paymentsMessages.package} group hint={becomes === 'ends' ? paymentsMessages.endsHint : paymentsMessages.continuesHint}>
          {() => <Segmented value={becomes} choices={packageChoices} onChange={(next) => form.set('becomes', next)} label={paymentsMessages.package} />}
        </FieldFrame>
        <TextField
          {...form.field('reason')}
          hint={request ? paymentsMessages.clientReads : undefined}
          multiline
          minRows={2}
          maxLength={refundPaymentLimits.reason}
          value={reason}
          onChange={(event) => form.set('reason', event.target.value)}
        />
      </Box>
      {isSecond && form.errors.length === 0 ? (
        <SecondWord name={name} amount={cents} due={quote.amount} busy={form.busy} onConfirm={confirm} onChange={() => setIsSecond(false)} />
      ) : (
        <Box component="footer" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, p: '12px 20px', borderTop: '1px solid var(--border)' }}>
          {cents > 0 ? (
            <Button type="submit" form={formId} variant="contained" disabled={form.busy}>
              {above > 0 ? paymentsMessages.refundMore(formatCents(cents)) : paymentsMessages.refund(formatCents(cents))}
            </Button>
          ) : (
            <Box component="span" sx={{ flex: 1, fontSize: 'var(--fs-small)', color: 'text.secondary' }}>
              {paymentsMessages.nothingDue}
            </Box>
          )}
          <Button color="inherit" onClick={onClose}>
            {shared.cancel}
          </Button>
        </Box>
      )}
    </>
  );
}

function asideOf(amount: number, due: number) {
  if (amount === due) return paymentsMessages.prefilled;
  if (amount < due) return paymentsMessages.below(formatCents(due - amount));
  return (
    <Box component="span" sx={{ color: 'warning.main' }}>
      {paymentsMessages.above(formatCents(amount - due))}
    </Box>
  );
}

function QuickAmounts({ amount, left, due, onChoose }: { amount: number; left: number; due: number; onChoose: (cents: number) => void }) {
  const half = Math.floor(left / 2);
  const choices = [
    { cents: due, label: paymentsMessages.due(formatCents(due)) },
    ...(half === due ? [] : [{ cents: half, label: paymentsMessages.half(formatCents(half)) }]),
    ...(left === due ? [] : [{ cents: left, label: paymentsMessages.all(formatCents(left)) }]),
  ];
  return (
    <Box role="group" aria-label={paymentsMessages.quick} sx={{ display: 'flex', flexWrap: 'wrap', gap: '6px', mt: '6px' }}>
      {choices.map(({ cents, label }) => (
        <Button
          key={label}
          size="small"
          variant="outlined"
          color={amount === cents ? 'primary' : 'inherit'}
          aria-pressed={amount === cents}
          className="num"
          sx={{ fontSize: 'var(--fs-small)', ...(amount === cents ? { background: 'var(--accent-soft)' } : {}) }}
          onClick={() => onChoose(cents)}
        >
          {label}
        </Button>
      ))}
    </Box>
  );
}
