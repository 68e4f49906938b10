import { useSearchParams } from 'react-router';
import { RecordTabs } from '../RecordTabs.tsx';
import { tabIn, tabNames } from '../tabIn.ts';
import type { AdvisorTabProps } from './AdvisorTab.ts';
import { messages } from './messages.ts';
import { advisorTabs } from './tabs.ts';

/** Everything about one advisor, in tabs. */
export function AdvisorTabs({ employee }: AdvisorTabProps) {
  const [search] = useSearchParams();
  const open = tabIn(advisorTabs, 'overview', search);
  const Tab = advisorTabs[open];
  const load = Number(employee['load']);
  return (
    <RecordTabs
      label={messages.tabs.label}
      open={open}
      tabs={tabNames(advisorTabs).map((id) => ({ id, label: messages.tabs[id], count: id === 'clients' ? load : undefined }))}
    >
      <Tab key={employee.id} employee={employee} />
    </RecordTabs>
  );
}
