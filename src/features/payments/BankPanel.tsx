import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Suspense, useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { usePublicSettings } from '../../api/public-settings.ts';
import { lazyScreen } from '../../../engine/web/lazy-screen.tsx';
import { formatCents } from '../../../engine/web/format.ts';
import { messages } from './messages.ts';
import { confirmTestCard, paymentStatus } from './steps.ts';
import type { PaymentState } from './usePayment.ts';

const StripeConfirm = lazyScreen(() => import('./StripeConfirm.tsx'));

/** A sent payment that waits: for the payer, who finishes it here, or for the bank's answer. It is shown after a reload, too. */
export function BankPanel({ payment, onOtherCard }: { payment: PaymentState; onOtherCard: () => void }) {
  const { stripe_publishable_key: publishableKey } = usePublicSettings();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { checkout, busy, goOn } = payment;
  const { awaits, client_secret: secret, token = '' } = checkout;
  const amount = formatCents(checkout.payment.amount);
  const isBanks = awaits === 'bank';
  return (
    <Box
      role="status"
      sx={{ display: 'grid', gap: 4, padding: 5, border: '1px solid var(--turn-line)', borderRadius: 'var(--r)', background: 'var(--turn-soft)' }}
    >
      <Typography ref={heading} tabIndex={-1} variant="h3" component="h2">
        {isBanks ? messages.bankTitle : messages.confirmTitle}
      </Typography>
      <Typography variant="body2">{isBanks ? messages.bankText(amount) : messages.confirmText(amount)}</Typography>
      {!isBanks && publishableKey === null && <Typography variant="body2">{messages.testBank}</Typography>}
      <Actions>
        {!isBanks && publishableKey === null && (
          <>
            <Button variant="contained" disabled={busy} onClick={() => void goOn(() => confirmTestCard(token, true))}>
              {messages.confirm}
            </Button>
            <Button variant="outlined" disabled={busy} onClick={() => void goOn(() => confirmTestCard(token, false))}>
              {messages.refuse}
            </Button>
          </>
        )}
        {!isBanks && publishableKey !== null && secret && (
          <Suspense>
            <StripeConfirm publishableKey={publishableKey} clientSecret={secret} busy={busy} onDone={() => goOn(() => paymentStatus(token))} />
          </Suspense>
        )}
        {(isBanks || (publishableKey !== null && !secret)) && (
          <Button variant="outlined" disabled={busy} onClick={() => void goOn(() => paymentStatus(token))}>
            {messages.checkAgain}
          </Button>
        )}
        {!isBanks && (
          <Button disabled={busy} onClick={onOtherCard}>
            {messages.otherCard}
          </Button>
        )}
      </Actions>
    </Box>
  );
}

function Actions({ children }: { children: ReactNode }) {
  return <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>{children}</Box>;
}
