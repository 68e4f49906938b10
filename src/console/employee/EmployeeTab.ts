import type { RaRecord } from 'react-admin';

/** What every tab of an employee gets. */
export interface EmployeeTabProps {
  employee: RaRecord<string>;
}
