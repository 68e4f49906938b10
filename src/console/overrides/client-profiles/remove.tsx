import type { RaRecord } from 'react-admin';
import * as roles from '../../../../generated/roles.ts';
import { RefundsLost } from '../../client/RefundsLost.tsx';

/** Before a client's account is closed an admin reads what the refund policy would still give (docs/rules.md, Refunds). */
export default function ClosingClient({ record }: { record: RaRecord }) {
  return record['role'] === roles.client ? <RefundsLost clientId={String(record.id)} /> : null;
}
