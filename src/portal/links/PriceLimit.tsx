import MuiLink from '@mui/material/Link';
import { beyondLimit, mostOf } from '../../../domain/package-limits.ts';
import type { PackageInUse } from '../../../generated/api.ts';
import * as roles from '../../../generated/roles.ts';
import { messages } from '../../features/links/messages.ts';
import { useAreaPath } from '../../kit/area/area.ts';
import { Link as RouterLink } from '../../kit/router/Link.tsx';

/** Why the price of one more car cannot be asked for, and the way to it all the same. */
export default function PriceLimit({ inUse: { package: own, otd_prices_used: used, upgrades } }: { inUse: PackageInUse }) {
  const to = useAreaPath();
  if (own === null) return null;
  const higher = upgrades.map((upgrade) => upgrade.package);
  const hasUpgrade = higher.some((other) => (mostOf(other, 'otd_prices') ?? Number.POSITIVE_INFINITY) > used);
  return (
    <>
      {beyondLimit({ what: 'otd_prices', own, used, wanted: 1, higher, reader: roles.client })}{' '}
      <MuiLink component={RouterLink} to={to(hasUpgrade ? '/packages' : '/chats')}>
        {hasUpgrade ? messages.upgrade : messages.askAdvisor}
      </MuiLink>
    </>
  );
}
