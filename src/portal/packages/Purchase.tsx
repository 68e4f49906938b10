import Inventory from '@mui/icons-material/WorkspacePremiumOutlined';
import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Checkout, Package } from '../../../generated/api.ts';
import { api, dataOf } from '../../api/client.ts';
import { sentenceOf } from '../../api/problem.ts';
import { usePublicSettings } from '../../api/public-settings.ts';
import { useLoad } from '../../api/useLoad.ts';
import { messages as shared } from '../../features/onboarding/messages.ts';
import { PackageChoice, type Choice } from '../../features/onboarding/PackageChoice.tsx';
import { useCoupon } from '../../features/onboarding/useCoupon.ts';
import { CardPanel } from '../../features/payments/CardPanel.tsx';
import { OrderSummary } from '../../features/payments/OrderSummary.tsx';
import { usePayment } from '../../features/payments/usePayment.ts';
import { Card } from '../../features/ui/Card.tsx';
import { Loading, TextSkeleton } from '../../features/ui/skeletons.tsx';
import { EmptyState, ErrorState } from '../../features/ui/states.tsx';
import { messages } from '../messages.ts';

const words = messages.packages;
const loadPackages = (signal: AbortSignal) => dataOf(api.GET('/packages/all', { signal }));

interface PurchaseProps {
  onPaid: (checkout: Checkout) => void;
}

/** The first package of a client who has an account and none yet: which one, with which coupon, then the card. */
export default function Purchase({ onPaid }: PurchaseProps) {
  const [search] = useSearchParams();
  const [choice, setChoice] = useState<Choice | null>(null);
  const [paying, setPaying] = useState(false);
  if (choice !== null && paying) return <Pay choice={choice} onPaid={onPaid} onBack={() => setPaying(false)} />;
  return (
    <section aria-label={words.choose}>
      <Typography sx={{ color: 'text.secondary', mt: -4, mb: 5 }}>{words.chooseText}</Typography>
      <PackageChoice
        onboardingId={undefined}
        chosen={choice?.package_identifier ?? null}
        wanted={search.get('package') ?? undefined}
        couponCode={choice?.coupon_code ?? null}
        onChoose={async (next) => {
          setChoice(next);
          setPaying(true);
        }}
      />
    </section>
  );
}

type PayProps = PurchaseProps & { choice: Choice; onBack: () => void };

function Pay(props: PayProps) {
  const offers = useLoad(loadPackages);
  if (offers.state === 'failed')
    return (
      <Card>
        <ErrorState title={shared.packagesFailed} onRetry={offers.retry}>
          {sentenceOf(offers.error)}
        </ErrorState>
      </Card>
    );
  if (offers.state === 'loading')
    return (
      <Loading label={words.pay}>
        <TextSkeleton rows={6} />
      </Loading>
    );
  const offer = offers.data.find((each) => each.package_identifier === props.choice.package_identifier);
  if (offer === undefined)
    return (
      <Card>
        <EmptyState icon={<Inventory />} title={shared.packageGone} action={<Button onClick={props.onBack}>{words.changeChoice}</Button>}>
          {shared.packageGoneText}
        </EmptyState>
      </Card>
    );
  return <Order {...props} offer={offer} />;
}

function Order({ choice, offer, onPaid, onBack }: PayProps & { offer: Package }) {
  const { name, price } = offer;
  const { terms_version } = usePublicSettings();
  const code = choice.coupon_code ?? '';
  const { answer } = useCoupon({ code, price, package_identifier: choice.package_identifier, onboarding_id: undefined, atOnce: true });
  const expected = { price, discount: answer?.discount ?? 0, code: answer?.valid ? code.toUpperCase() : null };
  const payment = usePayment({
    shown: expected.price - expected.discount,
    start: () => dataOf(api.POST('/payments/package', { body: { ...choice, terms_version } })),
    onPaid,
  });
  const ready = payment.checkout?.payment;
  const order = ready ? { price: ready.price, discount: ready.discount, code: ready.coupon_code ?? null } : expected;
  return (
    <section aria-labelledby="purchase">
      <Typography id="purchase" variant="h2" sx={{ mb: 5 }}>
        {words.pay}
      </Typography>
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 352px' }, gap: { xs: 6, md: 10 }, alignItems: 'start' }}>
        <Box sx={{ gridColumn: { md: 2 }, gridRow: { md: 1 } }}>
          <OrderSummary
            packageName={payment.checkout?.package_name ?? name}
            price={order.price}
            discount={order.discount}
            couponCode={order.code}
            heldUntil={payment.checkout?.coupon_until}
            inclusions={offer.inclusions}
            promises={shared.promises}
          />
        </Box>
        <Box sx={{ maxWidth: 480 }}>
          <CardPanel payment={payment} amount={order.price - order.discount} accepted={false} />
          <Button onClick={onBack} disabled={payment.busy} sx={{ mt: 4, ml: '-10px' }}>
            {words.changeChoice}
          </Button>
        </Box>
      </Box>
    </section>
  );
}
