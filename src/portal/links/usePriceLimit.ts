import { useQuery } from '@tanstack/react-query';
import type { Link, PackageInUse } from '../../../generated/api.ts';
import { packageQuery } from '../../features/packages/queries.ts';
import { useSide } from '../guest/side.ts';
import type { Choice } from './choices.ts';

/**
 * The client's package where it has no room for the price of this car, known before the price is asked for: a client who presses a choice learns nothing from
 * its refusal. A car with a price counts already, and what a guest's host has left is not the guest's to know.
 */
export function usePriceLimit(link: Link, open: readonly Choice[]): PackageInUse | undefined {
  const { isGuest } = useSide();
  const mayAsk = !isGuest && link.worksheet_count === 0 && open.some(({ to }) => to === 'otd_requested');
  const inUse = useQuery({ ...packageQuery, enabled: mayAsk }).data;
  const most = inUse?.package?.max_otd_prices ?? null;
  return mayAsk && most !== null && inUse !== undefined && inUse.otd_prices_used >= most ? inUse : undefined;
}
