import type { RaRecord } from 'react-admin';
import { useResource } from '../../../schema/ContractContext.tsx';
import { besideName } from '../../../schema/fields/besideName.ts';

/** What the contract says beside an advisor's name where one is chosen: load, capacity, absence. */
export function useBeside(): (employee: RaRecord) => string {
  const resource = useResource('employees');
  return (employee) => (resource ? besideName(resource, employee) : '');
}
