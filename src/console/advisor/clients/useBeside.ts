import type { RaRecord } from 'react-admin';
import { useSummary } from '../../../../engine/console/ContractContext.tsx';
import { besideName } from '../../../../engine/console/fields/besideName.ts';

/** What the contract says beside an advisor's name where one is chosen: load, capacity, absence. */
export function useBeside(): (employee: RaRecord) => string {
  const resource = useSummary('employees');
  return (employee) => (resource ? besideName(resource, employee) : '');
}
