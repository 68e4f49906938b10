import Box from '@mui/material/Box';
import type { Checkout } from '../../../generated/api.ts';
import { api, dataOf } from '../../api/client.ts';
import { usePublicSettings } from '../../api/public-settings.ts';
import { CardPanel } from '../../features/payments/CardPanel.tsx';
import { OrderSummary } from '../../features/payments/OrderSummary.tsx';
import { usePayment } from '../../features/payments/usePayment.ts';
import { packagesMessages } from './messages.ts';

/** A payment that was sent and waits for its confirmation, after a reload or from another device: it is finished here. */
export default function WaitingPayment({ found, onPaid }: { found: Checkout; onPaid: (checkout: Checkout) => void }) {
  const { terms_version } = usePublicSettings();
  const { kind, package_identifier, coupon_code = null } = found.payment;
  const payment = usePayment({
    opened: found,
    start: () =>
      kind === 'upgrade'
        ? dataOf(api.POST('/payments/upgrade', { body: { package_identifier, terms_version } }))
        : dataOf(api.POST('/payments/package', { body: { package_identifier, coupon_code, terms_version } })),
    onPaid,
  });
  const { checkout } = payment;
  const { price, discount } = checkout.payment;
  return (
    <Box
      component="section"
      aria-label={packagesMessages.waiting}
      sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 480px) 352px' }, gap: { xs: 6, md: 10 }, alignItems: 'start' }}
    >
      <CardPanel payment={payment} accepted />
      <OrderSummary
        packageName={kind === 'upgrade' ? packagesMessages.upgradeTo(checkout.package_name) : checkout.package_name}
        price={price}
        discount={discount}
        couponCode={coupon_code}
      />
    </Box>
  );
}
