import { useSearchParams } from 'react-router';
import { lazyScreen } from '../../../../engine/web/lazy-screen.tsx';
import CaseDesk from '../../cases/CaseDesk.tsx';

const CaseTable = lazyScreen(() => import('../../cases/CaseTable.tsx'));

/** What a list writes into its address. */
const ofTable = ['filter', 'sort', 'page'];

/** The service desk; as a table, with views, columns and acts on several, where its address says so. */
export default function CaseList() {
  const [params] = useSearchParams();
  return ofTable.some((name) => params.has(name)) ? <CaseTable /> : <CaseDesk />;
}
