import ResourceList from '../../../../engine/console/list/ResourceList.tsx';
import { CaseTabs } from '../../cases/CaseTabs.tsx';

// One object for good: a new one each time would be taken for a new filter.
const open = { state: 'open' };

/** What waits for an answer, what is due first on top; the rest is one chip away. */
export default function CaseList() {
  return <ResourceList startWith={open} orderBy="due_at" above={<CaseTabs />} />;
}
