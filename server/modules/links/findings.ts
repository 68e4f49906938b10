// Research reports and OTD worksheets: a seller's answers, stored revision by revision.
import { and, desc, eq, ilike, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { mayQuoteAgain, mayReportAgain } from '../../../domain/link-findings.ts';
import { financingProblems } from '../../../domain/monthly-payment.ts';
import { mostQuoted, wholeLines, worksheetProblems, worksheetTotals, type WorksheetLines } from '../../../domain/worksheet.ts';
import type { FrozenTaxRule, OtdWorksheet, OtdWorksheetCreate, ResearchReport, ResearchReportCreate, WorksheetFinancing } from '../../../generated/api.ts';
import { linkStatusLabels } from '../../../generated/enums.ts';
import * as roles from '../../../generated/roles.ts';
import type { Actor, Page } from '../../../engine/server/handler.ts';
import { conflict, invalid, notFound } from '../../../engine/server/problem.ts';
import type { Database } from '../../db/database.ts';
import { listRows } from '../../db/list.ts';
import type { SearchTerm } from '../../db/conditions.ts';
import { findRow, nextVersion } from '../../db/rows.ts';
import { links, otdWorksheets, researchReports, taxRules } from '../../db/schema.ts';
import { referringTo, textOf } from '../../db/search.ts';
import { happened } from '../../events/happened.ts';
import type { Services } from '../../services.ts';
import { ofPerson, person, personHas } from '../people/index.ts';
import { moveLink } from './course.ts';
import { frozen } from './frozen-rule.ts';
import { keepOfLink } from './history.ts';
import { sawWorksheet } from './publish.ts';
import type { LinkQuery, LinkRow } from './queries.ts';
import { linkScope } from './scope.ts';

/** Keeps a report; the first one asked for moves the link on. @throws Problem 409 where no report is due */
export async function postReport(db: Database, services: Services, actor: Actor, linkId: string, body: ResearchReportCreate): Promise<ResearchReport> {
  const link = await findRow(db, links, linkId, linkScope(actor), { lock: true });
  const revision = link.report_count + 1;
  const set = { report_count: revision };
  if (mayReportAgain(link.status)) {
    await db
      .update(links)
      .set({ ...set, ...nextVersion(links) })
      .where(eq(links.id, link.id));
    await keepRevision(db, actor, link, 'research_posted');
  } else {
    await moveLink(db, services, actor, link, { to: 'researched', set });
  }
  const [made] = await db
    .insert(researchReports)
    .values({ ...body, link_id: link.id, revision, created_by: actor.id })
    .returning({ id: researchReports.id });
  await keepOfLink(db, actor, link, 'link_report_posted', {});
  return reportView(db, actor, made?.id ?? '');
}

/**
 * Keeps a quote as staff entered it; the one asked for moves the link on.
 * @throws Problem 409 where no price is asked for or under decision; 422 on lines that cannot be
 */
export async function addWorksheet(db: Database, services: Services, actor: Actor, linkId: string, body: OtdWorksheetCreate): Promise<OtdWorksheet> {
  const link = await findRow(db, links, linkId, linkScope(actor), { lock: true });
  const { tax_rule_id = null, dealer = null, good_through = null, remark = null, trade_in = null, financing = null } = body;
  const tax_rule = await frozenRule(db, tax_rule_id);
  const lines = wholeLines(body);
  refuseOddLines(lines, tax_rule, financing);
  const id = await keepWorksheet(db, services, actor, link, {
    lines,
    tax_rule,
    tax_rule_id,
    dealer: dealer ?? link.dealer,
    good_through,
    remark,
    trade_in,
    financing,
  });
  return worksheetView(db, actor, id);
}

/** A quote to keep, with the rule it was made with. */
export type Quote = Pick<typeof otdWorksheets.$inferInsert, 'tax_rule_id' | 'dealer' | 'good_through' | 'remark' | 'trade_in' | 'financing'> & {
  lines: WorksheetLines;
  tax_rule: FrozenTaxRule | null;
};

/**
 * Keeps a quote with its totals as the next revision, and moves the link to it.
 * @param link locked
 * @param quietly whatever it belongs to tells the client
 * @returns the worksheet's id
 * @throws Problem 409 where the link takes no price; 422 for one beyond all measure
 */
export async function keepWorksheet(db: Database, services: Services, actor: Actor, link: LinkRow, quote: Quote, quietly = false): Promise<string> {
  const { lines, tax_rule, remark = null, ...rest } = quote;
  const totals = worksheetTotals(lines, tax_rule);
  if (totals.total_otd > mostQuoted) throw invalid({ selling_price: 'This amount is too large.' });
  const revision = link.worksheet_count + 1;
  // By the clock that dealers' prices are kept by: the desk asks which came after it.
  const now = services.clock().toISOString();
  const set = { worksheet_count: revision, total_otd: totals.total_otd, first_total_otd: link.first_total_otd ?? totals.total_otd };
  if (mayQuoteAgain(link.status)) {
    await db
      .update(links)
      .set({ ...set, ...nextVersion(links) })
      .where(eq(links.id, link.id));
    if (!quietly) await keepRevision(db, actor, link, 'otd_received');
  } else {
    await moveLink(db, services, actor, link, { to: 'otd_received', amount: totals.total_otd, set, quietly });
  }
  if (link.is_displayed) await sawWorksheet(db, [link.user_id], now);
  const [made] = await db
    .insert(otdWorksheets)
    .values({ ...lines, ...totals, ...rest, remark, tax_rule, link_id: link.id, revision, created_by: actor.id, created_at: now })
    .returning({ id: otdWorksheets.id });
  await keepOfLink(db, actor, link, 'link_worksheet_added', { amount: totals.total_otd, remark });
  return made?.id ?? '';
}

/** The lender's terms of a link's last worksheet; null where it has none. */
export async function lastFinancing(db: Database, linkId: string): Promise<WorksheetFinancing | null> {
  const [last] = await db
    .select({ financing: otdWorksheets.financing })
    .from(otdWorksheets)
    .where(eq(otdWorksheets.link_id, linkId))
    .orderBy(desc(otdWorksheets.revision))
    .limit(1);
  return last?.financing ?? null;
}

/** Records the final price paid. @throws Problem 409 where no price is accepted */
export async function recordPurchase(
  db: Database,
  services: Services,
  actor: Actor,
  linkId: string,
  given: { final_price: number; purchased_on: string },
): Promise<void> {
  const link = await findRow(db, links, linkId, linkScope(actor), { lock: true });
  await moveLink(db, services, actor, link, { to: 'purchased', amount: given.final_price, set: given });
  await keepOfLink(db, actor, link, 'link_final_price_recorded', { amount: given.final_price });
}

function refuseOddLines(lines: WorksheetLines, rule: FrozenTaxRule | null, financing: WorksheetFinancing | null): void {
  const problems = { ...worksheetProblems(lines, rule), ...financingProblems(financing, worksheetTotals(lines, rule).cash_due) };
  if (Object.keys(problems).length > 0) throw invalid(problems);
}

/** The current rule, to be stored with the quote. @throws Problem 422 for one that is not in use */
export async function frozenRule(db: Database, id: string | null): Promise<FrozenTaxRule | null> {
  if (id === null) return null;
  const [rule] = await db
    .select()
    .from(taxRules)
    .where(and(eq(taxRules.id, id), eq(taxRules.is_active, true)));
  if (!rule) throw invalid({ tax_rule_id: 'Choose a tax rule that is in use.' });
  return frozen(rule);
}

/** Another revision than the first, which moves the link. */
async function keepRevision(db: Database, actor: Actor, link: LinkRow, kind: 'research_posted' | 'otd_received'): Promise<void> {
  await happened(db, { kind, actor, client_id: link.user_id, target: { kind: 'link', id: link.id }, internal: !link.is_displayed, title: link.title });
}

/** Of which car and whose it is, and who wrote it. */
const about = (table: 'research_reports' | 'otd_worksheets') => ({
  joins: sql.raw(`left join links as link on link.id = ${table}.link_id left join users as person on person.id = link.user_id
    left join users as author on author.id = ${table}.created_by`),
  columns: { user_id: sql`link.user_id` },
  extra: {
    link_title: sql<string>`link.title`,
    user_id: sql<string>`link.user_id`,
    client_name: sql<string>`person.name`,
    created_by_name: sql<string | null>`author.name`,
  },
});
const ofReport = about('research_reports');
const ofWorksheet = about('otd_worksheets');

/** Of the links in scope. An advisor's say so themselves, and staff see all of a link's. */
function inScope(actor: Actor, { link_id, advisor_id }: typeof researchReports | typeof otdWorksheets): SQL | undefined {
  if (actor.role === roles.admin) return undefined;
  if (actor.role === roles.employee) return eq(advisor_id, actor.id);
  return sql`exists (select 1 from links where links.id = ${link_id} and ${linkScope(actor)})`;
}

const joinedLink = alias(links, 'link');

/** What is about a link is found by its title and by whose it is; where many links are, each is compared with the one that is joined. */
function ofLink(linkId: typeof researchReports.link_id | typeof otdWorksheets.link_id): SearchTerm {
  const whose = ofPerson(links.user_id);
  const titled = (link: typeof links | typeof joinedLink, pattern: string) => and(ilike(textOf(link), pattern), ilike(link.title, pattern));
  return async (pattern, db) => {
    const found = or(titled(links, pattern), await whose(pattern, db));
    const those = db.select({ id: links.id }).from(links).where(found);
    const joined = sql`(${or(titled(joinedLink, pattern), personHas(person, pattern))})`;
    return referringTo(linkId, { ids: (limit) => those.limit(limit), all: sql`select links.id from links where ${found}`, joined });
  };
}

/** One page of the reports on links in scope. */
export function reportPage(db: Database, actor: Actor, query: LinkQuery): Promise<Page<ResearchReport>> {
  return listRows(db, researchReports, {
    ...query,
    scope: inScope(actor, researchReports),
    search: [textOf(researchReports), ofLink(researchReports.link_id)],
    ...ofReport,
    defaultSort: ['created_at', 'DESC'],
  });
}

/** One page of the worksheets of links in scope. */
export function worksheetPage(db: Database, actor: Actor, query: LinkQuery): Promise<Page<OtdWorksheet>> {
  return listRows(db, otdWorksheets, {
    ...query,
    scope: inScope(actor, otdWorksheets),
    search: [textOf(otdWorksheets), ofLink(otdWorksheets.link_id)],
    ...ofWorksheet,
    defaultSort: ['created_at', 'DESC'],
  });
}

/** @throws Problem 404 */
export async function reportView(db: Database, actor: Actor, id: string): Promise<ResearchReport> {
  const [report] = (await reportPage(db, actor, { filter: { id }, range: [0, 0] })).rows;
  if (!report) throw notFound();
  return report;
}

/** @throws Problem 404 */
export async function worksheetView(db: Database, actor: Actor, id: string): Promise<OtdWorksheet> {
  const [worksheet] = (await worksheetPage(db, actor, { filter: { id }, range: [0, 0] })).rows;
  if (!worksheet) throw notFound();
  return worksheet;
}

/** Bought and priced links stay: refunds and the package's limits depend on them. @throws Problem 409 */
export function mustBeRemovable(rows: readonly LinkRow[]): void {
  const bought = rows.find((row) => row.status === 'purchased');
  if (bought) throw conflict(`${bought.title} was purchased, so you can’t delete it.`, { state: linkStatusLabels.purchased });
  const priced = rows.find((row) => row.worksheet_count > 0);
  if (priced) throw conflict(`${priced.title} has an out-the-door price, so you can’t delete it. Hide it instead.`, { state: linkStatusLabels[priced.status] });
}
