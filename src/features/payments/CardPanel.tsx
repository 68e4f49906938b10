import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { usePublicSettings } from '../../api/public-settings.ts';
import { lazyScreen } from '../area/lazy-screen.tsx';
import { formatCents } from '../ui/format.ts';
import { Note } from '../ui/Note.tsx';
import { ConfirmCard } from './ConfirmCard.tsx';
import { messages } from './messages.ts';
import { confirmTestCard, payByTestCard } from './steps.ts';
import { TermsField } from './TermsField.tsx';
import { TestCardForm } from './TestCardForm.tsx';
import type { PaymentState } from './usePayment.ts';

const StripeCardForm = lazyScreen(() => import('./StripeCardForm.tsx'));

interface CardPanelProps {
  payment: PaymentState;
  /** Cents, as shown. */
  amount: number;
  /** Accepted before, in the version in force. */
  accepted: boolean;
  /** Beside the server's words about a refusal: what to do about it. */
  remedy?: ReactNode;
}

/** Terms, card and whatever becomes of them: declined, to be confirmed, connection lost. Where nothing is left to pay, no card is asked for. */
export function CardPanel({ payment, amount, accepted: before, remedy }: CardPanelProps) {
  const { stripe_publishable_key: publishableKey } = usePublicSettings();
  const [accepted, setAccepted] = useState(before);
  const [missing, setMissing] = useState(false);
  const mayPay = () => {
    setMissing(!accepted);
    return accepted;
  };
  const { checkout, busy, problem, hint, pay, goOn } = payment;
  const token = checkout?.token ?? '';
  const label = messages.pay(formatCents(amount));
  const terms = (
    <TermsField
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
      {problem && (
        <Note tone="error">
          {Object.values(problem.errors).join(' ') || problem.message} {remedy}
        </Note>
      )}
      {hint && (
        <Note tone="error" live>
          {hint}
        </Note>
      )}
      {checkout?.payment.status === 'requires_action' && !publishableKey ? (
        <ConfirmCard busy={busy} onAnswer={(approve) => void goOn(() => confirmTestCard(token, approve))} />
      ) : (
        <>
          {terms}
          {amount === 0 && (
            <>
              <Note tone="success">{messages.free}</Note>
              <Button variant="contained" disabled={busy} onClick={() => mayPay() && void pay(async (ready) => ready)}>
                {busy ? messages.paying : messages.payNothing}
              </Button>
            </>
          )}
          {amount > 0 && publishableKey !== null && (
            <Suspense>
              <StripeCardForm publishableKey={publishableKey} amount={amount} label={label} busy={busy} mayPay={mayPay} pay={pay} />
            </Suspense>
          )}
          {amount > 0 && publishableKey === null && (
            <TestCardForm label={label} busy={busy} mayPay={mayPay} onPay={(card) => pay((ready) => payByTestCard(ready.token ?? '', card))} />
          )}
        </>
      )}
    </Box>
  );
}
