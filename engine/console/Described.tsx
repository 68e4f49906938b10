import { useSyncExternalStore, type ReactNode } from 'react';
import { NotFetched } from '../web/late/NotFetched.tsx';
import { useDescriptorFetch } from './ContractContext.tsx';

const never = () => () => {};

/** What is drawn with a resource's descriptor. Where that could not be fetched for a moment, this is said instead, until it is there. */
export function Described({ segment, children }: { segment: string; children: ReactNode }) {
  const fetch = useDescriptorFetch(segment);
  const isLateNow = () => fetch?.isLate() ?? false;
  const isLate = useSyncExternalStore(fetch?.subscribe ?? never, isLateNow, isLateNow);
  return fetch && isLate ? <NotFetched onRetry={fetch.again} /> : children;
}
