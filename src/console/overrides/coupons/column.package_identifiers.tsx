import { useGetList } from 'react-admin';
import type { ViewProps } from '../../../schema/overrides.ts';
import { messages } from '../../messages.ts';
import { readCoupon } from './coupon.ts';

/** Which packages it holds for: all, one by name, or how many. */
export default function PackagesCell({ record }: ViewProps) {
  const { packages } = readCoupon(record);
  const { data } = useGetList('packages', { pagination: { page: 1, perPage: 100 }, sort: { field: 'position', order: 'ASC' }, filter: {} });
  const [only, ...more] = packages;
  if (only === undefined) return <>{messages.coupons.allPackages}</>;
  if (more.length > 0) return <>{messages.coupons.somePackages(packages.length)}</>;
  const name: unknown = data?.find((one) => one['package_identifier'] === only)?.['name'];
  return <>{typeof name === 'string' ? name : only}</>;
}
