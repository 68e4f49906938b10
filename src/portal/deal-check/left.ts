// What is left of a package of kind review.
import type { CheckedPaper, PackageInUse } from '../../../generated/api.ts';
import { checkedPaperValues } from '../../../generated/enums.ts';

/** Papers of one kind: how many the package has (null for any number), how many were sent. */
export interface PaperUse {
  used: number;
  most: number | null;
  /** May another be sent? */
  isLeft: boolean;
}

/** What of a package is used, by paper. */
export function paperUse({ package: own, quotes_used, contracts_used }: PackageInUse): Readonly<Record<CheckedPaper, PaperUse>> {
  const of = (used: number, most: number | null): PaperUse => ({ used, most, isLeft: most === null || used < most });
  return { quote: of(quotes_used, own?.max_quotes ?? null), contract: of(contracts_used, own?.max_contracts ?? null) };
}

/** The papers that may still be sent; none once the days have passed. */
export function papersLeft(inUse: PackageInUse): CheckedPaper[] {
  if (inUse.package?.kind !== 'review' || inUse.days_left === 0) return [];
  const use = paperUse(inUse);
  return checkedPaperValues.filter((paper) => use[paper].isLeft);
}
