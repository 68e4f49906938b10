import * as roles from '../../../generated/roles.ts';
import { useUser } from '../../api/session.ts';

/** The advisor whose clients a reader works with; an admin works with everyone's. */
export function useOwnAdvisor(): string | undefined {
  const { id, role } = useUser();
  return role === roles.employee ? id : undefined;
}
