import Typography from '@mui/material/Typography';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { lazyScreen } from '../../features/area/lazy-screen.tsx';
import { isPaid } from '../../features/payments/steps.ts';
import { LogoLoader } from '../../features/ui/LogoLoader.tsx';
import { Note } from '../../features/ui/Note.tsx';
import { FormFrame } from '../frame/FormFrame.tsx';
import { WideFrame } from '../frame/WideFrame.tsx';
import { messages } from '../messages.ts';
import { takeToken } from '../onboarding-token.ts';
import { useConfirmation } from './useConfirmation.ts';

const words = messages.paid;
const Receipt = lazyScreen(async () => ({ default: (await import('../../features/payments/Receipt.tsx')).Receipt }));
const ChoosePassword = lazyScreen(async () => ({ default: (await import('./ChoosePassword.tsx')).ChoosePassword }));

/** The single-use token of the mailed link to a first password. */
const passwordToken = (): string | null => new URLSearchParams(window.location.hash.slice(1)).get('password');

/** After the payment: waits for the server's word, then receipt and first password. The mailed link leads to the password alone. */
export default function PaymentSuccessPage() {
  const [mailed] = useState(passwordToken);
  const [token] = useState(takeToken);
  if (mailed !== null) {
    return (
      <FormFrame title={words.passwordTitle}>
        <Suspense>
          <ChoosePassword token={mailed} />
        </Suspense>
      </FormFrame>
    );
  }
  if (token === null) return <Nothing />;
  return (
    <WideFrame title={words.page}>
      <Confirmation token={token} />
    </WideFrame>
  );
}

function Nothing() {
  return (
    <FormFrame title={words.nothingTitle} page={words.page} lead={words.nothing}>
      <Button variant="contained" component={RouterLink} to="/login" sx={{ mt: 7 }}>
        {words.signIn}
      </Button>
    </FormFrame>
  );
}

function Confirmation({ token }: { token: string }) {
  const { checkout, problem, isLate, retry } = useConfirmation(token);
  if (problem) {
    return (
      <Note
        tone="error"
        action={
          <Button size="small" variant="outlined" onClick={retry}>
            {words.askAgain}
          </Button>
        }
      >
        {problem}
      </Note>
    );
  }
  if (!checkout || !isPaid(checkout)) {
    const hasFailed = checkout?.payment.status === 'failed';
    return (
      <Box role="status" sx={{ display: 'grid', justifyItems: 'start', gap: 4 }}>
        {!hasFailed && <LogoLoader inline />}
        <Typography variant="h1">{hasFailed ? words.failedTitle : words.waitingTitle}</Typography>
        <Typography sx={{ color: 'text.secondary' }}>{hasFailed ? (checkout?.payment.failure ?? '') : isLate ? words.waitingLong : words.waiting}</Typography>
        {(hasFailed || isLate) && (
          <Button variant={hasFailed ? 'contained' : 'outlined'} component={RouterLink} to="/payment">
            {words.backToPayment}
          </Button>
        )}
      </Box>
    );
  }
  return (
    <>
      <Typography variant="h1" sx={{ mb: 2 }}>
        {words.title}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 6 }}>{words.lead(checkout.package_name)}</Typography>
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
            {words.next}
          </Typography>
          {checkout.password_token ? (
            <Suspense>
              <ChoosePassword token={checkout.password_token} />
            </Suspense>
          ) : (
            <>
              <Typography sx={{ color: 'text.secondary', mb: 4 }}>{words.hasPassword(checkout.email)}</Typography>
              <Button variant="contained" component={RouterLink} to="/login">
                {words.signIn}
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
    </>
  );
}
