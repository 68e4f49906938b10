import type { RaRecord } from 'react-admin';

/** What every tab of an advisor gets. */
export interface AdvisorTabProps {
  employee: RaRecord<string>;
}
