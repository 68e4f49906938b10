import { linkTierValues } from '../../../../generated/enums.ts';
import { TierChip } from '../../../features/links/TierChip.tsx';
import type { ViewProps } from '../../../../engine/console/overrides.ts';

/** A tier by its own shape, as the client sees it. */
export default function TierCell({ record }: ViewProps) {
  const tier = linkTierValues.find((value) => value === record['tier']);
  return tier ? <TierChip tier={tier} /> : null;
}
