// What a complaint's state means (docs/rules.md, Complaints). Who may move it where stands in the contract.
import type { ComplaintStatus, Role } from '../generated/api.ts';

/** Somebody still has to do something about it. */
export const openComplaintStatuses = ['submitted', 'in_progress', 'waiting_on_client'] as const satisfies readonly ComplaintStatus[];

/** After how many days a complaint that is still open counts as old. */
export const oldComplaintDays = 7;

export function isOpenComplaint(status: ComplaintStatus): boolean {
  return openComplaintStatuses.some((open) => open === status);
}

/** Staff may always put the words right; the client until staff have begun. */
export function mayEditComplaint(status: ComplaintStatus, role: Role): boolean {
  return role !== 'client' || status === 'submitted';
}

/** Nobody adds to what is closed or withdrawn; the client reopens what is resolved instead. */
export function mayReplyToComplaint(status: ComplaintStatus, role: Role): boolean {
  return isOpenComplaint(status) || (status === 'resolved' && role !== 'client');
}

/** The moments a move sets or clears. */
export function momentsAfter(to: ComplaintStatus, at: string): { resolved_at?: string | null; closed_at?: string | null } {
  if (to === 'resolved') return { resolved_at: at, closed_at: null };
  if (to === 'closed' || to === 'withdrawn') return { closed_at: at };
  return { resolved_at: null, closed_at: null };
}
