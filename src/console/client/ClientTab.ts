import type { User } from '../../../generated/api.ts';

/** What every tab of a client gets. */
export interface ClientTabProps {
  client: User;
}
