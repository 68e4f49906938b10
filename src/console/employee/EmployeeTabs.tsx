import { useSearchParams } from 'react-router';
import { RecordTabs } from '../RecordTabs.tsx';
import { tabIn, tabNames } from '../tabIn.ts';
import type { EmployeeTabProps } from './EmployeeTab.ts';
import { messages } from './messages.ts';
import { employeeTabs } from './tabs.ts';

/** Everything about one employee, in tabs. */
export function EmployeeTabs({ employee }: EmployeeTabProps) {
  const [search] = useSearchParams();
  const open = tabIn(employeeTabs, 'overview', search);
  const Tab = employeeTabs[open];
  const load = Number(employee['load']);
  return (
    <RecordTabs
      label={messages.tabs.label}
      open={open}
      tabs={tabNames(employeeTabs).map((id) => ({ id, label: messages.tabs[id], count: id === 'clients' ? load : undefined }))}
    >
      <Tab key={employee.id} employee={employee} />
    </RecordTabs>
  );
}
