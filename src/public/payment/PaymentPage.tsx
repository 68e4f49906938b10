import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Suspense, useCallback, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { Link, Link as RouterLink } from '../../kit/router/Link.tsx';
import { useNavigate } from '../../kit/router/router.ts';
import type { InitialClientData } from '../../../generated/api.ts';
import { api, dataOf } from '../../api/client.ts';
import { Problem, sentenceOf } from '../../../engine/web/problem.ts';
import { useLoad } from '../../../engine/web/useLoad.ts';
import { lazyScreen } from '../../../engine/web/lazy-screen.tsx';
import { Steps } from '../../features/onboarding/Steps.tsx';
import { ErrorState } from '../../../engine/web/states.tsx';
import { WideFrame } from '../frame/WideFrame.tsx';
import { messages } from '../messages.ts';
import { paymentMessages } from '../messages/payment.ts';
import { SignUpOfTab } from '../sign-up/SignUpOfTab.tsx';
import { paidBefore } from './paid-before.ts';

const AskFirst = lazyScreen(() => import('./AskFirst.tsx'));
const NothingBegun = lazyScreen(() => import('./NothingBegun.tsx'));
const OrderSkeleton = lazyScreen(async () => ({ default: (await import('../../features/onboarding/Order.tsx')).OrderSkeleton }));
const Order = lazyScreen(async () => ({ default: (await import('../../features/onboarding/Order.tsx')).Order }));

/** The payment of a sign-up: order, terms, card. Resumes from a signed link. */
export default function PaymentPage() {
  return (
    <SignUpOfTab>
      {({ token, gone }) => {
        if (token !== null) return <Payment token={token} />;
        return gone === undefined ? <NothingBegun /> : <NothingBegun title={messages.deadLink} why={gone} />;
      }}
    </SignUpOfTab>
  );
}

/** Where a coupon covers the order, the page speaks of no payment. */
function Frame({ children, isFree = false }: { children: ReactNode; isFree?: boolean }) {
  const title = isFree ? paymentMessages.freeTitle : paymentMessages.title;
  return (
    <WideFrame title={title}>
      <Steps at="payment" isFree={isFree} />
      <Typography variant="h1" sx={{ mb: 6 }}>
        {title}
      </Typography>
      {children}
    </WideFrame>
  );
}

function Payment({ token }: { token: string }) {
  const navigate = useNavigate();
  const load = useCallback((signal: AbortSignal) => dataOf(api.POST('/onboarding/resume', { body: { token }, signal })), [token]);
  const found = useLoad<InitialClientData>(load);
  const [isFree, setFree] = useState(false);
  const prospect = found.data;
  const isPaid = prospect?.step === 'payment_success';
  const hasPackage = typeof prospect?.package_identifier === 'string';
  useEffect(() => {
    if (isPaid) navigate('/payment-success', { replace: true, state: paidBefore });
    else if (prospect && !hasPackage) navigate('/signup', { replace: true });
  }, [isPaid, hasPackage, prospect, navigate]);

  if (found.state === 'failed') {
    return found.error instanceof Problem && found.error.status === 410 ? (
      <NothingBegun title={messages.deadLink} why={found.error.message} />
    ) : (
      <Frame>
        <ErrorState title={paymentMessages.didNotLoad} onRetry={found.retry}>
          {sentenceOf(found.error)} {paymentMessages.safe}
        </ErrorState>
      </Frame>
    );
  }
  if (!prospect || isPaid || !hasPackage)
    return (
      <Frame>
        <Suspense>
          <OrderSkeleton />
        </Suspense>
      </Frame>
    );
  return (
    <Frame isFree={isFree}>
      <Suspense>
        <Order
          prospect={prospect}
          token={token}
          onPaid={() => navigate('/payment-success')}
          onShown={({ payment }) => setFree(payment.amount === 0)}
          remedy={<Link to="/signup">{paymentMessages.changeOrder}</Link>}
        >
          <AskFirst isFree={isFree} />
        </Order>
      </Suspense>
      <Button component={RouterLink} to="/signup" sx={{ mt: 4, ml: '-10px' }}>
        {paymentMessages.changeOrder}
      </Button>
    </Frame>
  );
}
