import ResourceList from '../../../engine/console/list/ResourceList.tsx';
import { CaseTabs } from './CaseTabs.tsx';

/** The cases as a table, what is due first on top. */
export default function CaseTable() {
  return <ResourceList orderBy="due_at" above={<CaseTabs />} />;
}
