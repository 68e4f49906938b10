import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { Payment, RefundQuote } from '../../../generated/api.ts';
import { MoneyField } from '../../../engine/web/fields/MoneyField.tsx';
import { TextField } from '../../../engine/web/fields/TextField.tsx';
import { formatCents } from '../../../engine/web/format.ts';
import { messages as shared } from '../../../engine/web/messages.ts';
import { Note } from '../../../engine/web/Note.tsx';
import { refundPaymentLimits } from '../../../generated/limits.ts';
import { messages as paymentsMessages } from './messages.ts';
import { RefundLadder } from './RefundLadder.tsx';
import { RefundSum } from './RefundSum.tsx';
import { SecondWord } from './SecondWord.tsx';

/** The body sent to the server. */
export interface RefundRequest {
  amount: number;
  above_ladder?: number;
  /** Refunded before, as the user saw it. */
  refunded_before: number;
  reason: string;
}

interface RefundFormProps {
  payment: Payment;
  quote: RefundQuote;
  /** The client's name. */
  name: string;
  busy: boolean;
  /** The server's words where it refused. */
  refusal: string | undefined;
  /** `asked` is true where the person has been asked here already. */
  onRefund: (request: RefundRequest, asked: boolean) => void;
  onClose: () => void;
}

/** The refund of one payment: starts with the ladder's amount; a higher one needs a second confirmation, with the difference. */
export function RefundForm({ payment, quote, name, busy, refusal, onRefund, onClose }: RefundFormProps) {
  const [amount, setAmount] = useState<number | null>(quote.amount);
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const [second, setSecond] = useState(false);
  const cents = amount === null || Number.isNaN(amount) ? 0 : amount;
  const left = payment.amount - quote.refunded;
  const above = Math.max(0, cents - quote.amount);
  const wrongAmount =
    amount === null || Number.isNaN(amount) || amount < 0
      ? paymentsMessages.noAmount
      : cents > left
        ? paymentsMessages.tooMuch(formatCents(left), quote.refunded > 0)
        : undefined;
  const wrongReason = reason.trim().length < 3 ? paymentsMessages.noReason : undefined;
  const request = { amount: cents, refunded_before: quote.refunded, reason: reason.trim(), ...(above > 0 ? { above_ladder: above } : {}) };

  const press = () => {
    setTried(true);
    if (wrongAmount || wrongReason || cents === 0) return;
    if (above > 0) setSecond(true);
    else onRefund(request, false);
  };
  const choose = (next: number | null) => {
    setAmount(next);
    setSecond(false);
  };

  return (
    <>
      <Box sx={{ flex: 1, overflowY: 'auto', display: 'grid', alignContent: 'start', gap: 5, p: '16px 20px 24px' }}>
        {refusal !== undefined && <Note tone="error">{refusal}</Note>}
        <RefundLadder quote={quote} />
        <section>
          <MoneyField
            label={paymentsMessages.amount}
            value={amount}
            onChange={choose}
            aside={asideOf(cents, quote.amount)}
            {...(wrongAmount ? { error: wrongAmount } : {})}
          />
          <QuickAmounts amount={cents} left={left} due={quote.amount} onChoose={choose} />
        </section>
        <RefundSum payment={payment} before={quote.refunded} refund={Math.min(cents, left)} label={paymentsMessages.thisRefund} />
        <TextField
          label={paymentsMessages.reason}
          hint={paymentsMessages.reasonHint}
          multiline
          minRows={2}
          maxLength={refundPaymentLimits.reason}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          {...(tried && wrongReason ? { error: wrongReason } : {})}
        />
      </Box>
      {second && !wrongAmount && !wrongReason ? (
        <SecondWord name={name} amount={cents} due={quote.amount} busy={busy} onConfirm={() => onRefund(request, true)} onChange={() => setSecond(false)} />
      ) : (
        <Box component="footer" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, p: '12px 20px', borderTop: '1px solid var(--border)' }}>
          {cents > 0 ? (
            <Button variant="contained" disabled={busy} onClick={press}>
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
