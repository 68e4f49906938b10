// What the audit keeps: every change by staff, everything about signing in, and everything that leaves the firm.
import type { AuditArea, AuditOutcome, OperationId } from '../../../generated/api.ts';
import { auditAreaValues } from '../../../generated/enums.ts';
import * as roles from '../../../generated/roles.ts';
import type { OperationSpec } from '../../../engine/server/contract.ts';
import type { Problem } from '../../../engine/server/problem.ts';
import type { WitnessedCall } from '../../../engine/server/witness.ts';

/** Reads that hand something out: files and whole lists. */
const handingOut: ReadonlySet<OperationId> = new Set(['getFileAddress', 'getFolderArchive', 'getExportAddress']);

/** Calls that change nothing, or that another call is the record of. */
const unremarkable: ReadonlySet<OperationId> = new Set([
  // They only look.
  'checkMailToken',
  'previewLinks',
  'previewProposal',
  'readLinkSheet',
  'readClientSheet',
  'checkClients',
  'validateCoupon',
  'getPaymentStatus',
  // A screen that waits for news.
  'authorizePush',
  // A switch of one's own device.
  'keepPushDevice',
  'forgetPushDevice',
  // Told to who is there, and not kept.
  'tellPresence',
  // Reading marks.
  'markChatRead',
  'markChatUnread',
  'markNotificationRead',
  'markAllNotificationsRead',
  // Called every second while a user types; submitting is audited, and the timeline has the rest.
  'autoSavePreferences',
  // What takes the file up is kept, and what redeems the code.
  'uploadFile',
  'createUpload',
  'continueUpload',
  'discardUpload',
  'createHandOver',
  // What is begun shows in what is confirmed or added.
  'beginSecondStep',
  'beginPasskey',
  'beginAuthenticator',
  // Each call it carries is a record of its own.
  'askTogether',
  // A dealer looks or types; the price sent and the refusal are events.
  'openDealerRequest',
  'saveDealerDraft',
  'removeDealerFile',
  // A question to the firm is a record of its own; its writer looks at the answers.
  'requestSupport',
  'openSupportCase',
]);

/** Sets a password like those of the group `auth`, at the end of an onboarding. */
const alsoSecurity: ReadonlySet<OperationId> = new Set(['choosePassword']);

const isSecurity = ({ id, tag }: OperationSpec) => tag === 'auth' || alsoSecurity.has(id);

/** What an entry is called: what happened, once it was done; what was asked for, where it was refused. */
export const titleOf = ({ logged, summary }: Pick<OperationSpec, 'logged' | 'summary'>, outcome: AuditOutcome): string =>
  outcome === 'done' ? (logged ?? summary) : summary;

/** The part of the work a call belongs to; undefined where none of its calls is kept. */
export const areaOf = ({ tag }: Pick<OperationSpec, 'tag'>): AuditArea | undefined => auditAreaValues.find((area) => area === tag);

/** Whether calls of this operation are audited, and whose: everyone's, the staff's, or no one's. */
export function keptOf(operation: OperationSpec): 'everybody' | 'staff' | 'nobody' {
  if (unremarkable.has(operation.id)) return 'nobody';
  if (operation.method === 'get') return handingOut.has(operation.id) ? 'staff' : 'nobody';
  return isSecurity(operation) ? 'everybody' : 'staff';
}

/** Whether a call that was done is kept. A small picture is shown with every list; only the file itself counts as handed out. */
export function isKept({ operation, actor, query }: WitnessedCall): boolean {
  if (query['variant'] === 'preview') return false;
  const kept = keptOf(operation);
  return kept === 'everybody' || (kept === 'staff' && actor !== null && actor.role !== roles.client);
}

/**
 * Whether a refusal is audited: the caller could not prove their identity, or used a link that is no longer valid. Tries beyond the limit are not: those before
 * it are, and a flood must not fill the table.
 */
export function isRefusalKept(operation: OperationSpec, problem: Pick<Problem, 'status' | 'errors' | 'members'>): boolean {
  // Who is asked to confirm again does so, and comes back.
  if (keptOf(operation) !== 'everybody' || problem.members['second_step'] !== undefined) return false;
  return [401, 403, 410].includes(problem.status) || problem.errors?.['current_password'] !== undefined || operation.id === 'confirmSecondStep';
}
