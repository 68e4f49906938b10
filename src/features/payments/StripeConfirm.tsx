import Button from '@mui/material/Button';
import { loadStripe } from '@stripe/stripe-js/pure';
import { useState } from 'react';
import { Note } from '../../../engine/web/Note.tsx';
import { messages } from './messages.ts';

interface StripeConfirmProps {
  publishableKey: string;
  /** For the waiting payment: it confirms that one, never a new one. */
  clientSecret: string;
  busy: boolean;
  /** Whatever the bank said: the server's word counts. */
  onDone: () => Promise<void>;
}

/** Opens the bank's own confirmation again. */
export default function StripeConfirm({ publishableKey, clientSecret, busy, onDone }: StripeConfirmProps) {
  const [isOpen, setOpen] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  const confirm = async () => {
    setOpen(true);
    setFailed(null);
    try {
      const stripe = await loadStripe(publishableKey);
      if (!stripe) throw new Error('There is no browser.');
      const { error } = await stripe.handleNextAction({ clientSecret });
      if (error) setFailed(messages.failed(error.message ?? messages.needsLook));
      await onDone();
    } catch {
      setFailed(messages.stripeDidNotLoad);
    } finally {
      setOpen(false);
    }
  };
  return (
    <>
      {failed && (
        <Note tone="error" live>
          {failed}
        </Note>
      )}
      <Button variant="contained" disabled={busy || isOpen} onClick={() => void confirm()}>
        {messages.confirmAtBank}
      </Button>
    </>
  );
}
