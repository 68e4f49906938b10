import { targetPath } from '../../../domain/targets.ts';
import type { Notification } from '../../../generated/api.ts';

type Told = Pick<Notification, 'role' | 'target_kind' | 'target_id' | 'client_id'>;

/** The area path where the reader finds what a notification is about; the dashboard when there is no better place. */
export function pathOf({ role, target_kind, target_id, client_id }: Told): string {
  return targetPath(role, target_kind ? { kind: target_kind, id: target_id ?? null } : undefined, client_id);
}
