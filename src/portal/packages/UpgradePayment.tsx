import Box from '@mui/material/Box';
import type { PackageInUse } from '../../../generated/api.ts';
import { api, dataOf } from '../../api/client.ts';
import { usePublicSettings } from '../../api/public-settings.ts';
import { CardPanel } from '../../features/payments/CardPanel.tsx';
import { OrderSummary } from '../../features/payments/OrderSummary.tsx';
import { usePayment } from '../../features/payments/usePayment.ts';
import { toast } from '../../features/ui/toast/toast.ts';
import { messages } from '../messages.ts';

const words = messages.packages;

/** Pays the difference to a higher package. */
export default function UpgradePayment({ upgrade, onPaid }: { upgrade: PackageInUse['upgrades'][number]; onPaid: () => void }) {
  const { terms_version } = usePublicSettings();
  const { name, package_identifier } = upgrade.package;
  const payment = usePayment({
    shown: upgrade.difference,
    start: () => dataOf(api.POST('/payments/upgrade', { body: { package_identifier, terms_version } })),
    onPaid: () => {
      toast.success(words.upgraded(name));
      onPaid();
    },
  });
  const amount = payment.checkout?.payment.amount ?? upgrade.difference;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 480px) 352px' }, gap: { xs: 6, md: 10 }, alignItems: 'start' }}>
      <CardPanel payment={payment} amount={amount} accepted={false} />
      <OrderSummary packageName={words.upgradeTo(name)} price={amount} discount={0} couponCode={null} />
    </Box>
  );
}
