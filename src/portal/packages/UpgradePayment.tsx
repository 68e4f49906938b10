import { useCallback } from 'react';
import type { PackageInUse } from '../../../generated/api.ts';
import { api, dataOf } from '../../api/client.ts';
import { usePublicSettings } from '../../api/public-settings.ts';
import { PayOrder } from '../../features/payments/PayOrder.tsx';
import { toast } from '../../../engine/web/toast/toast.ts';
import { packagesMessages } from './messages.ts';

/** Pays the difference to a higher package. */
export default function UpgradePayment({ upgrade, onPaid }: { upgrade: PackageInUse['upgrades'][number]; onPaid: () => void }) {
  const { terms_version } = usePublicSettings();
  const { package_identifier } = upgrade.package;
  const open = useCallback((signal: AbortSignal) => dataOf(api.POST('/payments/own-checkout', { body: { package_identifier }, signal })), [package_identifier]);
  return (
    <PayOrder
      open={open}
      start={() => dataOf(api.POST('/payments/upgrade', { body: { package_identifier, terms_version } }))}
      onPaid={({ package_name }) => {
        toast.success(packagesMessages.upgraded(package_name));
        onPaid();
      }}
      lineOf={packagesMessages.upgradeTo}
    />
  );
}
