import type { StatusKind } from '../../../domain/cases.ts';
import type { Case } from '../../../generated/api.ts';

/** Where the records of each kind are. */
export const segments: Readonly<Record<StatusKind, string>> = {
  complaint: 'complaints',
  support: 'support-requests',
  refund: 'refund-requests',
  payment: 'payment-cases',
};

/** The area path of a case on the desk, with its conversation and its answer. */
export function caseRoute({ id }: Pick<Case, 'id'>): string {
  return `/cases?case=${id}`;
}
