import { contractProvider } from '../../engine/console/provider/provider.ts';
import { resourceIndex } from '../../generated/resource-index.ts';
import { apiBase } from '../api/client.ts';
import { session } from '../api/session.ts';
import { quietWhileRemoving } from './quietWhileRemoving.ts';

/** What react-admin reads and changes the contract's resources through. */
export const provider = quietWhileRemoving(
  contractProvider(resourceIndex, {
    apiUrl: apiBase,
    token: () => session.get()?.token,
    ahead: async (form, watch) => (await import('../kit/files/transfer.ts')).sendAhead(form, watch),
  }),
);
