import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useCallback, useState } from 'react';
import { useSearchParams } from '../../kit/router/router.ts';
import type { Checkout } from '../../../generated/api.ts';
import { api, dataOf } from '../../api/client.ts';
import { usePublicSettings } from '../../api/public-settings.ts';
import { PackageChoice } from '../../features/onboarding/PackageChoice.tsx';
import { promisesOf } from '../../features/onboarding/promisesOf.ts';
import type { Choice } from '../../features/onboarding/usePicked.ts';
import { PayOrder } from '../../features/payments/PayOrder.tsx';
import { packagesMessages } from './messages.ts';

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
    <section aria-label={packagesMessages.choose}>
      <Typography sx={{ color: 'text.secondary', mt: -4, mb: 5 }}>{packagesMessages.chooseText}</Typography>
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

function Pay({ choice, onPaid, onBack }: PurchaseProps & { choice: Choice; onBack: () => void }) {
  const { terms_version } = usePublicSettings();
  const open = useCallback((signal: AbortSignal) => dataOf(api.POST('/payments/own-checkout', { body: choice, signal })), [choice]);
  const change = <Button onClick={onBack}>{packagesMessages.changeChoice}</Button>;
  return (
    <section aria-labelledby="purchase">
      <Typography id="purchase" variant="h2" sx={{ mb: 5 }}>
        {packagesMessages.pay}
      </Typography>
      <PayOrder
        open={open}
        start={() => dataOf(api.POST('/payments/package', { body: { ...choice, terms_version } }))}
        onPaid={onPaid}
        remedy={change}
        promises={promisesOf}
      />
      <Button onClick={onBack} sx={{ mt: 4, ml: '-10px' }}>
        {packagesMessages.changeChoice}
      </Button>
    </section>
  );
}
