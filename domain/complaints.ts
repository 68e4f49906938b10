// The meaning of a complaint's state (docs/rules.md, Complaints). The contract says who may make which move.
import type { ComplaintStatus, Role } from '../generated/api.ts';
import * as roles from '../generated/roles.ts';

/** Someone still has to act on it. */
export const openComplaintStatuses = ['submitted', 'in_progress', 'waiting_on_client'] as const satisfies readonly ComplaintStatus[];

/** Someone has to act on it, or may have to again: the client can reopen a resolved one. */
export const unendedComplaintStatuses = [...openComplaintStatuses, 'resolved'] as const satisfies readonly ComplaintStatus[];

/** After how many days a complaint that is still open counts as old. */
export const oldComplaintDays = 7;

export function isOpenComplaint(status: ComplaintStatus): boolean {
  return openComplaintStatuses.some((open) => open === status);
}

/** The key of the category of complaints about the client's advisor, whatever it is called: the advisor sees none of them that is not assigned to them. */
export const aboutAdvisor = 'advisor';

/** More categories than this no client would read through. */
export const mostComplaintCategories = 50;

/** Whether complaints may move from one category to another all at once: those about an advisor would appear to the advisor. */
export function mayMoveTogether(from: string): boolean {
  return from !== aboutAdvisor;
}

/** What is said of a category that was removed while somebody wrote. */
export const categoryGone = 'This category was removed. Choose another one.';

/** Why a category that complaints use is not removed. */
export function categoryInUse(count: number): string {
  return `In use by ${count === 1 ? '1 complaint. Move it' : `${count} complaints. Move them`} before you remove it.`;
}

/** Why one whose complaints may not move together stays. */
export function categoryKept(count: number): string {
  const [used, change] = count === 1 ? ['1 complaint', 'Change its category'] : [`${count} complaints`, 'Change their categories'];
  return `In use by ${used} that the client’s advisor can’t see. ${change} before you remove it.`;
}

/** The keys in order, with one of them at a position counted from 1; beyond the end is the end. */
export function movedTo(keys: readonly string[], key: string, position: number): string[] {
  return keys.filter((one) => one !== key).toSpliced(position - 1, 0, key);
}

/** Staff may always edit the text; the client until staff have started. */
export function mayEditComplaint(status: ComplaintStatus, role: Role): boolean {
  return role !== roles.client || status === 'submitted';
}

/** No one can add to a closed or withdrawn one; the client reopens a resolved one instead. */
export function mayReplyToComplaint(status: ComplaintStatus, role: Role): boolean {
  return isOpenComplaint(status) || (status === 'resolved' && role !== roles.client);
}

/** The moments a move sets or clears. */
export function momentsAfter(to: ComplaintStatus, at: string): { resolved_at?: string | null; closed_at?: string | null } {
  if (to === 'resolved') return { resolved_at: at, closed_at: null };
  if (to === 'closed' || to === 'withdrawn') return { closed_at: at };
  return { resolved_at: null, closed_at: null };
}

/**
 * Since when the client has waited for a reply, or null while none is owed: the firm has replied to their last word, or it is not the firm's turn.
 * @param said ISO instants: when it was opened, when the client last wrote, when the firm last did
 */
export function replyOwedSince(status: ComplaintStatus, said: { opened: string; asked: string | null; answered: string | null }): string | null {
  if (status !== 'submitted' && status !== 'in_progress') return null;
  const since = said.asked ?? said.opened;
  return said.answered !== null && said.answered > since ? null : since;
}
