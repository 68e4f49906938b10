import Typography from '@mui/material/Typography';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Suspense, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { Link as RouterLink } from '../../kit/router/Link.tsx';
import { useLocation } from '../../kit/router/router.ts';
import { lazyScreen } from '../../../engine/web/lazy-screen.tsx';
import { isPaid } from '../../features/payments/steps.ts';
import { useConfirmation } from '../../features/payments/useConfirmation.ts';
import { PulsingMark } from '../../kit/ui/LogoLoader.tsx';
import { Note } from '../../../engine/web/Note.tsx';
import { FormFrame } from '../frame/FormFrame.tsx';
import { WideFrame } from '../frame/WideFrame.tsx';
import { paidMessages } from '../messages/paid.ts';
import { keepInTabOnly, keptToken } from '../onboarding-token.ts';
import { wasPaidBefore } from './paid-before.ts';

const Receipt = lazyScreen(async () => ({ default: (await import('../../features/payments/Receipt.tsx')).Receipt }));
const ChoosePassword = lazyScreen(async () => ({ default: (await import('./ChoosePassword.tsx')).ChoosePassword }));

/** The single-use token of the mailed link to a first password. */
const passwordToken = (): string | null => new URLSearchParams(window.location.hash.slice(1)).get('password');

/** After the payment: waits for the server's word, then receipt and first password. The mailed link leads to the password alone. */
export default function PaymentSuccessPage() {
  const [mailed] = useState(passwordToken);
  const [token] = useState(keptToken);
  if (mailed !== null) {
    return (
      <FormFrame title={paidMessages.passwordTitle}>
        <Suspense>
          <ChoosePassword token={mailed} />
        </Suspense>
      </FormFrame>
    );
  }
  if (token === null) return <Nothing />;
  return <Confirmation token={token} />;
}

function Nothing() {
  return (
    <FormFrame title={paidMessages.nothingTitle} lead={paidMessages.nothing}>
      <Button variant="contained" component={RouterLink} to="/login" sx={{ mt: 7 }}>
        {paidMessages.signIn}
      </Button>
    </FormFrame>
  );
}

interface NotPaidProps {
  title: string;
  text: ReactNode;
  /** The mark that says something is under way. */
  waits?: boolean;
  children?: ReactNode;
}

/** While nothing is paid: what it is waiting for, or what to do. */
function NotPaid({ title, text, waits = false, children }: NotPaidProps) {
  return (
    <WideFrame title={title}>
      <Box role="status" sx={{ display: 'grid', justifyItems: 'start', gap: 4, maxWidth: 560 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 3 }}>
          {waits && <PulsingMark />}
          <Typography variant="h1">{title}</Typography>
        </Box>
        <Typography sx={{ color: 'text.secondary' }}>{text}</Typography>
        {children}
      </Box>
    </WideFrame>
  );
}

function Confirmation({ token }: { token: string }) {
  const { checkout, problem, isLate, isCutOff, retry } = useConfirmation(token);
  const { state } = useLocation();
  const isDone = checkout !== null && isPaid(checkout);
  useEffect(() => {
    if (isDone) keepInTabOnly();
  }, [isDone]);
  const toPayment = (variant: 'contained' | 'outlined') => (
    <Button variant={variant} component={RouterLink} to="/payment">
      {paidMessages.backToPayment}
    </Button>
  );
  if (problem) {
    // 409: nothing was started yet. 410: the link is no longer valid. Anything else may be temporary.
    const isOpen = problem.status === 409 || problem.status === 410;
    return (
      <NotPaid title={paidMessages.unknownTitle} text={problem.message}>
        {isOpen ? (
          toPayment('contained')
        ) : (
          <Button variant="contained" onClick={retry}>
            {paidMessages.askAgain}
          </Button>
        )}
      </NotPaid>
    );
  }
  if (checkout?.payment.status === 'failed') {
    return (
      <NotPaid title={paidMessages.failedTitle} text={paidMessages.failed(checkout.payment.failure ?? '')}>
        {toPayment('contained')}
      </NotPaid>
    );
  }
  if (checkout?.payment.status === 'requires_action') {
    return (
      <NotPaid title={paidMessages.openTitle} text={paidMessages.open} waits>
        {toPayment('contained')}
      </NotPaid>
    );
  }
  if (!checkout || !isPaid(checkout)) {
    return (
      <NotPaid title={paidMessages.waitingTitle} text={isCutOff ? paidMessages.cutOff : isLate ? paidMessages.waitingLong : paidMessages.waiting} waits>
        {isLate && toPayment('outlined')}
      </NotPaid>
    );
  }
  // Covered by a coupon: no payment was made.
  const isFree = checkout.payment.amount === 0;
  const { package_name: name, check_mail: isInMail } = checkout;
  const through = isFree ? paidMessages.covered(name) : paidMessages.isPaid(name);
  return (
    <WideFrame title={isFree ? paidMessages.freePage : paidMessages.page}>
      <Typography variant="h1" sx={{ mb: 2 }}>
        {isInMail ? paidMessages.mailTitle : paidMessages.title}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 6 }}>
        {wasPaidBefore(state) && !isFree && `${paidMessages.paidBefore} `}
        {through} {isInMail ? paidMessages.mailNext : paidMessages.advisorNext}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
          gap: { xs: 6, md: 10 },
          alignItems: 'start',
        }}
      >
        <section aria-labelledby="next-step">
          <Typography id="next-step" variant="h3" component="h2" sx={{ mb: 3 }}>
            {paidMessages.next}
          </Typography>
          {checkout.check_mail ? (
            <Note tone="info">{paidMessages.checkMail(checkout.email)}</Note>
          ) : checkout.password_token ? (
            <Suspense>
              <ChoosePassword token={checkout.password_token} />
            </Suspense>
          ) : (
            <>
              <Typography sx={{ color: 'text.secondary', mb: 4 }}>{paidMessages.hasPassword(checkout.email)}</Typography>
              <Button variant="contained" component={RouterLink} to="/login">
                {paidMessages.signIn}
              </Button>
            </>
          )}
        </section>
        {checkout.receipt && (
          <Suspense>
            <Receipt receipt={checkout.receipt} />
          </Suspense>
        )}
      </Box>
    </WideFrame>
  );
}
