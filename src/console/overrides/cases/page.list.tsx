import { useSearchParams } from 'react-router';
import ResourceList from '../../../../engine/console/list/ResourceList.tsx';
import { lazyScreen } from '../../../../engine/web/lazy-screen.tsx';
import { CaseTabs } from '../../cases/CaseTabs.tsx';

const CaseDesk = lazyScreen(() => import('../../cases/CaseDesk.tsx'));

/** What a list writes into its address. */
const ofTable = ['filter', 'sort', 'page'];

/** The service desk; as a table, with views, columns and acts on several, where its address says so. */
export default function CaseList() {
  const [params] = useSearchParams();
  if (!ofTable.some((name) => params.has(name))) return <CaseDesk />;
  return <ResourceList orderBy="due_at" above={<CaseTabs />} />;
}
