import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import type { Stripe } from '@stripe/stripe-js';
import { useEffect, useState } from 'react';
import type { FormEvent } from 'react';
import type { Checkout } from '../../../generated/api.ts';
import { SubmitButton } from '../../../engine/web/form/SubmitButton.tsx';
import { formatting } from '../../../engine/web/formatting.ts';
import { Note } from '../../../engine/web/Note.tsx';
import { messages } from './messages.ts';
import { paymentStatus } from './steps.ts';

interface StripeCardFormProps {
  publishableKey: string;
  /** Cents shown on the button. */
  amount: number;
  label: string;
  busy: boolean;
  mayPay: () => boolean;
  /** Makes ready and charges what `take` is given. */
  pay: (take: (checkout: Checkout) => Promise<Checkout>) => Promise<void>;
}

/** The card form of Stripe; its script is fetched only here, and if that fails, it shows an error with a retry button. */
export default function StripeCardForm(props: StripeCardFormProps) {
  const [stripe, setStripe] = useState<Stripe | null>(null);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const { publishableKey, amount } = props;
  useEffect(() => {
    let over = false;
    loadStripe(publishableKey).then(
      (loaded) => !over && setStripe(loaded),
      () => !over && setFailed(true),
    );
    return () => {
      over = true;
    };
  }, [publishableKey, attempt]);
  const retry = () => {
    setFailed(false);
    setAttempt((count) => count + 1);
  };
  if (failed) {
    return (
      <Note
        tone="error"
        action={
          <Button size="small" variant="outlined" onClick={retry}>
            {messages.tryAgain}
          </Button>
        }
      >
        {messages.stripeDidNotLoad}
      </Note>
    );
  }
  return (
    <Elements key={amount} stripe={stripe} options={{ mode: 'payment', amount, currency: formatting().currency.toLowerCase() }}>
      <StripeFields {...props} />
    </Elements>
  );
}

function StripeFields({ label, busy, mayPay, pay }: StripeCardFormProps) {
  const stripe = useStripe();
  const elements = useElements();
  const [refusal, setRefusal] = useState<string | null>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!stripe || !elements || !mayPay()) return;
    setRefusal(null);
    const { error: wrong } = await elements.submit();
    if (wrong) {
      setRefusal(wrong.message ?? messages.needsLook);
      return;
    }
    await pay(async (checkout) => {
      const { client_secret: clientSecret, token = '' } = checkout;
      if (!clientSecret) return checkout;
      const { error } = await stripe.confirmPayment({
        elements,
        clientSecret,
        redirect: 'if_required',
        confirmParams: { return_url: `${window.location.origin}/payment-success` },
      });
      if (error) setRefusal(messages.failed(error.message ?? messages.needsLook));
      // What counts is the server's word, not the browser's.
      return paymentStatus(token);
    });
  };
  return (
    <Box component="form" onSubmit={(event) => void submit(event)} sx={{ display: 'grid', gap: 5 }}>
      {refusal && <Note tone="error">{refusal}</Note>}
      <PaymentElement />
      <SubmitButton label={label} busyLabel={messages.paying} busy={busy} disabled={!stripe} />
    </Box>
  );
}
