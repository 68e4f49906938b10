import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Suspense, useEffect, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { usePublicSettings } from '../../api/public-settings.ts';
import { lazyScreen } from '../../../engine/web/lazy-screen.tsx';
import { formatCents } from '../../../engine/web/format.ts';
import { Note } from '../../../engine/web/Note.tsx';
import { BankPanel } from './BankPanel.tsx';
import { messages } from './messages.ts';
import { payByTestCard } from './steps.ts';
import { TermsField } from './TermsField.tsx';
import { TestCardForm } from './TestCardForm.tsx';
import type { PaymentState } from './usePayment.ts';

const StripeCardForm = lazyScreen(() => import('./StripeCardForm.tsx'));

interface CardPanelProps {
  payment: PaymentState;
  /** Accepted before, in the version in force. */
  accepted: boolean;
  /** Beside the server's words about a refusal: what to do about it. */
  remedy?: ReactNode;
  /** Who accepts the terms, where staff take the payment for a person beside them. */
  payer?: string;
}

/** Terms, card and whatever becomes of them: declined, to be confirmed, connection lost. Where nothing is left to pay, no card is asked for. */
export function CardPanel({ payment, accepted: before, remedy, payer }: CardPanelProps) {
  const { stripe_publishable_key: publishableKey } = usePublicSettings();
  const [accepted, setAccepted] = useState(before);
  const [missing, setMissing] = useState(false);
  const termsId = useId();
  const pay: PaymentState['pay'] = async (take) => {
    await payment.pay(take);
    // With another card the bank asks again, and so does the announcement.
    setOtherCard(false);
  };
  const mayPay = () => {
    setMissing(!accepted);
    if (!accepted) document.getElementById(termsId)?.focus();
    return accepted;
  };
  const { checkout, busy, isStarted, problem, hint } = payment;
  const { amount } = checkout.payment;
  const awaits = checkout.awaits ?? null;
  const outcome = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button is below the card: the result is scrolled into view and focused.
    if (problem !== null || hint !== null) outcome.current?.focus();
  }, [problem, hint]);
  const [isOtherCard, setOtherCard] = useState(false);
  const isWaiting = awaits === 'bank' || (awaits === 'payer' && !isOtherCard);
  const label = messages.pay(formatCents(amount));
  const terms = (
    <TermsField
      id={termsId}
      payer={payer}
      policy={{ kind: checkout.package_kind, shares: checkout.refund_shares }}
      accepted={accepted}
      error={missing && !accepted ? messages.mustAccept : undefined}
      onChange={(next) => {
        setAccepted(next);
        setMissing(false);
      }}
    />
  );
  return (
    <Box sx={{ display: 'grid', gap: 5 }}>
      {(problem !== null || hint !== null) && (
        <Box ref={outcome} tabIndex={-1} sx={{ scrollMargin: '88px' }}>
          <Note tone="error">
            {problem === null ? hint : Object.values(problem.errors).join(' ') || problem.message} {problem !== null && remedy}
          </Note>
        </Box>
      )}
      {isWaiting && <BankPanel payment={payment} onOtherCard={() => setOtherCard(true)} />}
      {/* The form keeps its values: a user who declines at the bank retries without typing them again. */}
      <Box sx={{ display: isWaiting ? 'none' : 'grid', gap: 5 }}>
        {terms}
        {amount === 0 && (
          <>
            <Note tone="success">{messages.free}</Note>
            {isStarted && checkout.check_mail && (
              <Note tone="info" live>
                {messages.openLink(checkout.email)}
              </Note>
            )}
            <Button variant="contained" disabled={busy} onClick={() => mayPay() && void pay(async (ready) => ready)}>
              {busy ? messages.finishing : messages.payNothing}
            </Button>
          </>
        )}
        {amount > 0 && publishableKey !== null && (
          <Suspense>
            <StripeCardForm publishableKey={publishableKey} amount={amount} label={label} busy={busy} mayPay={mayPay} pay={pay} />
          </Suspense>
        )}
        {amount > 0 && publishableKey === null && (
          <TestCardForm
            label={label}
            busy={busy}
            focusFirst={accepted}
            mayPay={mayPay}
            onPay={(card) => pay((ready) => payByTestCard(ready.token ?? '', card))}
          />
        )}
      </Box>
    </Box>
  );
}
