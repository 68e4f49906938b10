import { useReference } from 'react-admin';
import { recordName } from '../../../engine/console/fields/recordName.ts';
import { useSummary } from '../../../engine/console/ContractContext.tsx';
import { messages } from './messages.ts';

const clients = 'client-profiles';

/** Whose money it is, once the name is known; all names of a page are asked for at once. */
export function ClientName({ id }: { id: string | null }) {
  const resource = useSummary(clients);
  const { referenceRecord } = useReference({ reference: clients, id: id ?? '', options: { enabled: id !== null } });
  return <>{id !== null && resource && referenceRecord ? recordName(resource, referenceRecord) : messages.noName}</>;
}
