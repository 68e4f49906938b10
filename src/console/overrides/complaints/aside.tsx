import { useUser } from '../../../api/session.ts';
import * as roles from '../../../../generated/roles.ts';
import type { AsideProps } from '../../../../engine/console/overrides.ts';
import { Evidence, EvidenceKeptFromReader } from '../../../features/complaints/evidence/Evidence.tsx';

/** What stood when the complaint was opened. */
export default function ComplaintAside({ record }: AsideProps) {
  const { id, role } = useUser();
  if (role === roles.employee && record['assigned_to'] !== id) return <EvidenceKeptFromReader />;
  // Asked again as the complaint changes.
  return <Evidence key={String(record['version'])} id={String(record.id)} />;
}
