// Cases of the service desk (docs/rules.md, Service desk): whose turn a record's state is, and what a case is called.
import type { CaseKind, CaseState, ComplaintStatus, PaymentCaseStatus, RefundRequestStatus, SupportStatus } from '../generated/api.ts';
import { moneyText } from './money.ts';

interface StatusOf {
  complaint: ComplaintStatus;
  support: SupportStatus;
  refund: RefundRequestStatus;
  payment: PaymentCaseStatus;
}

/** The kinds whose turn follows from their status alone; of a desk chat it follows from the time, too. */
export type StatusKind = Exclude<CaseKind, 'desk_chat'>;

/** The statuses of each kind by whose turn it is: the firm's, someone else's, nobody's. */
export const caseStatuses: { readonly [Kind in StatusKind]: Readonly<Record<CaseState, readonly StatusOf[Kind][]>> } = {
  complaint: { open: ['submitted', 'in_progress'], waiting: ['waiting_on_client'], closed: ['resolved', 'closed', 'withdrawn'] },
  support: { open: ['open', 'in_progress'], waiting: ['answered'], closed: ['closed'] },
  refund: { open: ['requested'], waiting: [], closed: ['granted', 'declined', 'withdrawn'] },
  payment: { open: ['answer_due', 'open'], waiting: ['with_bank'], closed: ['won', 'lost', 'done'] },
};

/** About money the admins decide: they alone own such a case. */
export const isOfMoney = (kind: CaseKind): boolean => kind === 'refund' || kind === 'payment';

/** What a refund request is about: what was paid, and what the refund policy gives. @param paid, due in cents */
export const refundTitle = (paid: number, due: number): string => `${moneyText(paid)} paid, ${due === 0 ? 'nothing' : moneyText(due)} due`;
