// The contract of a deal: typed in, held against what was agreed, resolved, confirmed.
import { eq } from 'drizzle-orm';
import { contractCheck } from '../../../domain/contract-check.ts';
import { mostQuoted, wholeLines, worksheetProblems, worksheetTotals, type WorksheetLines, type WorksheetTotals } from '../../../domain/worksheet.ts';
import type { Actor } from '../../../engine/server/handler.ts';
import { conflict, invalid } from '../../../engine/server/problem.ts';
import type { ContractLines, DifferenceAnswer, FrozenTaxRule } from '../../../generated/api.ts';
import type { Database } from '../../db/database.ts';
import { links, otdWorksheets } from '../../db/schema.ts';
import { nextVersion } from '../../db/rows.ts';
import { happened } from '../../events/happened.ts';
import type { Services } from '../../services.ts';
import { agreedOf, lastFinancing } from '../links/index.ts';
import { about, change, mustGoOn } from './rows.ts';
import { shownHash, type DealRow } from './views.ts';

/**
 * Keeps a contract's lines. One that was confirmed is confirmed again; answers to lines that are as they were stay.
 * @throws Problem 409 for a deal that has ended; 422 on lines that contradict each other
 */
export async function enterContract(db: Database, services: Services, actor: Actor, deal: DealRow, contract: ContractLines): Promise<void> {
  mustGoOn(deal);
  const problems = worksheetProblems(wholeLines(contract), null);
  if (Object.keys(problems).length > 0) throw invalid(problems);
  const now = services.clock().toISOString();
  const papers = deal.papers.map((paper) => (paper.kind === 'contract' ? { ...paper, is_done: true, done_at: paper.done_at ?? now } : paper));
  const kept = await change(db, deal, {
    contract,
    contract_at: now,
    papers,
    status: 'contract_check',
    status_since: deal.status === 'contract_check' ? deal.status_since : now,
    confirmed_at: null,
    confirmed_name: null,
    confirmed_hash: null,
  });
  await happened(db, {
    kind: 'deal_contract',
    actor,
    at: services.clock(),
    ...about(deal),
    amount: contract.total_otd,
    open: kept.open_differences,
    title: deal.title,
  });
}

/** What was confirmed had another hash: the client looks again. */
const confirmedAgain = ({ status }: DealRow) =>
  status === 'scheduled' ? ({ status: 'contract_check', confirmed_at: null, confirmed_name: null, confirmed_hash: null } as const) : {};

/** @throws Problem 409 where nothing differs there any more; 422 for an acceptance without a reason */
export async function answerDifference(
  db: Database,
  actor: Actor,
  deal: DealRow,
  { key, answer, reason = null }: { key: string; answer: DifferenceAnswer; reason?: string | null },
): Promise<void> {
  mustGoOn(deal);
  const difference = deal.contract && contractCheck(deal.agreed, deal.contract, deal.answers).differences.find((each) => each.key === key);
  if (!difference) throw conflict('This line no longer differs.');
  if (answer === 'accepted' && !reason?.trim()) throw invalid({ reason: 'Say why; the client reads it.' });
  const answers = [...deal.answers.filter((given) => given.key !== key), { key, answer, reason, by: difference.by }];
  await change(db, deal, { answers, ...confirmedAgain(deal) });
  await happened(db, { kind: 'deal_difference', actor, ...about(deal), answer, label: difference.label, reason });
}

/** Makes the contract's lines the agreed price: a further revision of the link's worksheet, which the client confirms with the contract. @throws Problem 409 without a contract */
export async function reviseDeal(db: Database, actor: Actor, deal: DealRow, remark: string): Promise<void> {
  mustGoOn(deal);
  if (!deal.contract) throw conflict('Enter the contract first.');
  const [link] = await db.select().from(links).where(eq(links.id, deal.link_id)).for('update');
  if (!link) throw conflict('The link of this deal is gone.');
  const { tax_rule, lines, totals } = quoteOf(deal.contract, deal.agreed.tax_rule);
  if (totals.total_otd > mostQuoted) throw conflict('This amount is too large. Correct the contract first.');
  const { trade_in, good_through } = deal.agreed;
  const revision = link.worksheet_count + 1;
  // The lender's terms are not the contract's lines: they stand until somebody quotes others.
  const financing = await lastFinancing(db, link.id);
  const [sheet] = await db
    .insert(otdWorksheets)
    .values({
      ...lines,
      ...totals,
      link_id: link.id,
      revision,
      dealer: deal.dealer,
      remark,
      trade_in,
      good_through,
      financing,
      tax_rule,
      created_by: actor.id,
    })
    .returning();
  if (!sheet) throw new Error('The worksheet was not kept.');
  await db
    .update(links)
    .set({ worksheet_count: revision, total_otd: totals.total_otd, ...nextVersion(links) })
    .where(eq(links.id, link.id));
  await change(db, deal, { agreed: agreedOf(sheet), agreed_total: totals.total_otd, worksheet_id: sheet.id, answers: [], ...confirmedAgain(deal) });
  await happened(db, { kind: 'deal_revised', actor, ...about(deal), amount: totals.total_otd, remark });
}

/**
 * A contract's lines as a quote, whose figures are the sums of its lines: a price beside an MSRP follows, and a total the contract states otherwise stays a difference.
 * The rule is kept where it takes the contract's own tax of the contract's own lines; otherwise the tax is the dealer's figure.
 */
function quoteOf(contract: ContractLines, agreed: FrozenTaxRule | null): { lines: WorksheetLines; tax_rule: FrozenTaxRule | null; totals: WorksheetTotals } {
  const lines = wholeLines(contract);
  const byRule = agreed && worksheetTotals({ ...lines, sales_tax: 0 }, agreed);
  return byRule?.sales_tax === lines.sales_tax ? { lines, tax_rule: agreed, totals: byRule } : { lines, tax_rule: null, totals: worksheetTotals(lines, null) };
}

/** The client confirms what they were shown. @throws Problem 409 with differences left, or where something else is shown by now */
export async function confirmContract(
  db: Database,
  services: Services,
  actor: Actor,
  deal: DealRow,
  { name, shown_hash }: { name: string; shown_hash: string },
): Promise<void> {
  if (deal.open_differences > 0) throw conflict('The contract isn’t as agreed yet. Your advisor is on it.', { open: deal.open_differences });
  if (shown_hash !== shownHash(deal)) throw conflict('The contract changed since you looked. Look again, then confirm.');
  const now = services.clock().toISOString();
  await change(db, deal, { status: 'scheduled', status_since: now, confirmed_at: now, confirmed_name: name.trim(), confirmed_hash: shown_hash });
  await happened(db, { kind: 'deal_confirmed', actor, ...about(deal), title: deal.title });
}
