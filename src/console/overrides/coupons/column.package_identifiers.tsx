import type { ViewProps } from '../../../../engine/console/overrides.ts';
import { messages } from './messages.ts';
import { PackageName } from '../../PackageName.tsx';
import { readCoupon } from './coupon.ts';

/** Which packages it applies to: all, one by name, or how many. */
export default function PackagesCell({ record }: ViewProps) {
  const { packages } = readCoupon(record);
  const [only, ...more] = packages;
  if (only === undefined) return <>{messages.allPackages}</>;
  return more.length > 0 ? <>{messages.somePackages(packages.length)}</> : <PackageName identifier={only} />;
}
