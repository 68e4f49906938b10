// The demo's links with their whole course: events, reports, worksheets, timeline, photos.
import { sql } from 'drizzle-orm';
import { worksheetTotals, type WorksheetLines } from '../../domain/worksheet.ts';
import type { LinkStatus, LinkTier, ResearchVerdict } from '../../generated/api.ts';
import * as roles from '../../generated/roles.ts';
import type { Database } from '../db/database.ts';
import { links, otdWorksheets, packages, researchReports, taxRules } from '../db/schema.ts';
import { carNamed } from '../modules/links/index.ts';
import { makeCar, type CarWish, type DemoCar } from './cars.ts';
import { carModels } from './car-models.ts';
import { inBatches } from './batches.ts';
import { byDay } from './daytime.ts';
import { avoidedBy, commentsOn, notesOn, reasonsAgainst, remarkOn, remarksOn, reportOn } from './link-words.ts';
import type { EventKind, Facts } from '../events/kinds.ts';
import { demoEvent, keepHappened, type Happened } from './happenings.ts';
import { planLinks, type Room } from './link-plan.ts';
import type { LinkStory } from './link-story.ts';
import { hannahsLinks } from './links-of-hannah.ts';
import type { Gallery } from './gallery.ts';
import { financingFor } from './financing.ts';
import type { Random } from './random.ts';
import { tradeOf } from './wishes.ts';
import type { DemoWish, World } from './model.ts';

type NewLink = typeof links.$inferInsert & { id: string };
type Rule = typeof taxRules.$inferSelect;

interface Rows {
  links: NewLink[];
  reports: (typeof researchReports.$inferInsert)[];
  worksheets: (typeof otdWorksheets.$inferInsert)[];
  happened: Happened[];
}

/** Who did it, and as whom. */
type By = Pick<Happened, 'actor_id' | 'actor_role'>;

const hour = 3_600_000;
const tiers: readonly LinkTier[] = ['top_pick', 'strong', 'strong', 'alternative', 'alternative', 'stretch'];
const asksOfAdvisor: ReadonlySet<LinkStatus> = new Set(['research_requested', 'otd_requested', 'accepted']);
const byAdvisor: ReadonlySet<LinkStatus> = new Set(['researched', 'otd_received', 'purchased', 'unavailable']);

/** @param gallery hangs the cars' pictures afterwards */
export async function fillLinks(db: Database, world: World, gallery: Gallery): Promise<void> {
  const random = world.random.branch('links');
  const rules = await db.select().from(taxRules);
  const rooms = new Map((await db.select().from(packages)).map((one) => [one.package_identifier, one]));
  const stories = [...hannahsLinks(world, random.branch('hannah')), ...otherStories(world, random, rooms)];
  const rows: Rows = { links: [], reports: [], worksheets: [], happened: [] };
  for (const story of stories) {
    const id = addLink(story, rows, world, random, rules);
    gallery.show(story.car, { link_id: id });
  }
  await inBatches(rows.links, (batch) => db.insert(links).values(batch));
  await inBatches(rows.reports, (batch) => db.insert(researchReports).values(batch));
  await inBatches(rows.worksheets, (batch) => db.insert(otdWorksheets).values(batch));
  await keepHappened(db, rows.happened);
  await db.execute(sql`update users set first_link_at = (select min(published_at) from links where user_id = users.id),
    first_worksheet_at = (select min(sheet.created_at) from otd_worksheets as sheet join links on links.id = sheet.link_id
      where links.user_id = users.id and links.published_at is not null)
    where role = ${roles.client}`);
}

function otherStories(world: World, random: Random, rooms: ReadonlyMap<string, Room>): LinkStory[] {
  // Nobody is shown the same car twice, or told the same of two.
  const used = new Set<string>();
  return planLinks(world, 12, rooms).map(({ client, course, is_displayed }): LinkStory => {
    const tier = random.pick(tiers);
    const isFullService = client.package_identifier === 'full-service';
    const wish = wishOf(world, client);
    const isFresh = (text: string) => !used.has(`${client.id} ${text}`);
    const car = carFor(random, client.place, wish, tier, course.at(-1) === 'rejected', (one) => isFresh(carNamed(one)));
    const fitting = commentsOn(car, wish, tier).filter(isFresh);
    const comments = fitting.length > 0 && random.chance(0.8) ? random.pick(fitting) : null;
    for (const text of [carNamed(car), comments]) if (text) used.add(`${client.id} ${text}`);
    return { client, course, is_displayed, tier, car, category: isFullService ? categoryOf(car) : null, comments };
  });
}

function wishOf(world: World, client: { id: string }): DemoWish {
  const wish = world.wishes.get(client.id);
  if (!wish) throw new Error('A client of the demo has no wish.');
  return wish;
}

function categoryOf(car: DemoCar): string {
  if ((car.distance ?? 0) > 40) return 'Worth the drive';
  return car.condition === 'new' ? 'First choices' : 'Nearly new, lower price';
}

/** A car that fits what the client looks for; what they reject may have a flaw. */
function carFor(
  random: Random,
  place: string,
  { selections, ...wish }: DemoWish,
  tier: LinkTier,
  isRejected: boolean,
  isFresh: (car: DemoCar) => boolean,
): DemoCar {
  const [vehicle] = selections.vehicles ?? [];
  const musts = (selections.taste?.options ?? []).filter((option) => option.wish === 'must').map(({ name }) => name);
  const named = (vehicle?.makes ?? []).flatMap(({ model }) => model ?? []);
  const alike = carModels.filter(({ body }) => vehicle?.body_styles?.includes(body)).map(({ model }) => model);
  const wanted: CarWish = {
    years: vehicle?.conditions?.includes('new') ? [2026, 2025, 2025, 2025, 2024, 2024, 2023] : [2024, 2024, 2023, 2023, 2022, 2021],
    without: isRejected && random.chance(0.4) ? [] : avoidedBy({ selections, ...wish }),
    options: random.chance(0.75) ? musts : musts.slice(1),
  };
  for (let attempt = 0; ; attempt += 1) {
    const car = makeCar(random, place, { ...wanted, models: tier === 'alternative' || attempt > 20 ? alike : named });
    if (isFresh(car) || attempt > 60) return car;
  }
}

/** Writes a link's rows: it was added and published after the checklist, and each state took its time. */
function addLink(story: LinkStory, rows: Rows, world: World, random: Random, rules: readonly Rule[]): string {
  const { client, car, course, is_displayed } = story;
  const begun = (client.submitted_at ?? client.joined_at).getTime();
  // With a client of earlier months it all happened before the car was theirs.
  const today = client.is_past ? client.stage_since.getTime() : world.now.getTime();
  const span = Math.max(12 * hour, today - begun - 2 * hour);
  const added = byDay(new Date(begun + span * (0.2 + random.next() * 0.3)), world.now);
  const moments = [...course, 'now'].map((_, index) =>
    byDay(new Date(added.getTime() + ((today - 20 * 60_000 - added.getTime()) * (index + 1)) / (course.length + 1)), world.now),
  );
  // No one waits for longer than a day or so: requests to the advisor are recent.
  const last = course.at(-1);
  if (last && asksOfAdvisor.has(last)) {
    const lately = byDay(new Date(world.now.getTime() - (1 + random.next() * 28) * hour), world.now).getTime();
    moments[course.length - 1] = new Date(Math.max(lately, moments[course.length - 1]?.getTime() ?? lately));
  }
  const id = world.id(added);
  const published = new Date(added.getTime() + 0.5 * hour);
  const advisor = client.advisor_id;
  const actor = (status: LinkStatus) =>
    byAdvisor.has(status) ? { actor_id: advisor, actor_role: roles.employee } : { actor_id: client.id, actor_role: roles.client };
  const status = course.at(-1) ?? 'proposed';
  const before = course.at(-2) ?? 'proposed';
  const since = moments[course.length - 1] ?? published;
  const wish = wishOf(world, client);
  const reason =
    status === 'rejected' ? random.pick(reasonsAgainst(car, wish)) : status === 'unavailable' ? random.pick(['sold', 'sold', 'withdrawn'] as const) : null;

  const keep = <K extends EventKind>(kind: K, at: Date, by: By, facts: Facts<K>, audience: 'client' | 'none') =>
    rows.happened.push(demoEvent(kind, facts, { id: world.id(at), at, ...by, client_id: client.id, target: { kind: 'link', id }, audience }));
  const byStaff = { actor_id: advisor, actor_role: roles.employee } as const;
  keep('link_added', added, byStaff, {}, 'none');
  if (is_displayed) keep('link_published', published, byStaff, {}, 'none');
  let from: LinkStatus = 'proposed';
  for (const [index, to] of course.entries()) {
    const reasonNow = index === course.length - 1 ? reason : null;
    const remark = reasonNow && status === 'rejected' ? random.pick(remarksOn(reasonNow, car, wish)) : null;
    keep('link_moved', moments[index] ?? since, actor(to), { from, to, reason: reasonNow, amount: null, title: carNamed(car), remark }, 'client');
    from = to;
  }

  const report_count = course.includes('researched') ? 1 : 0;
  if (report_count > 0) addReport(rows, world, random, story, id, momentOf(course, moments, 'researched'));
  const totals = course.includes('otd_received') ? addWorksheets(rows, world, random, story, id, momentOf(course, moments, 'otd_received'), rules) : [];
  const { paint: _paint, ...facts } = car;
  rows.links.push({
    ...facts,
    id,
    user_id: client.id,
    category: story.category,
    tier: story.tier,
    comments: story.comments,
    notes: random.pick(notesOn(car)),
    is_displayed,
    published_at: is_displayed ? published.toISOString() : null,
    status,
    status_since: (course.length > 0 ? since : published).toISOString(),
    previous_status: status === 'rejected' ? before : null,
    rejected_stage: status === 'rejected' ? before : null,
    reason,
    report_count,
    worksheet_count: totals.length,
    total_otd: totals.at(-1) ?? null,
    first_total_otd: totals[0] ?? null,
    final_price: status === 'purchased' ? (totals.at(-1) ?? car.price) : null,
    purchased_on: status === 'purchased' ? since.toISOString().slice(0, 10) : null,
    last_verified_at: (client.is_past ? since : world.daysAgo(random.whole(0, 3), random.whole(1, 9))).toISOString(),
    created_by: advisor,
    created_at: added.toISOString(),
    updated_at: since.toISOString(),
  });
  return id;
}

function momentOf(course: readonly LinkStatus[], moments: readonly Date[], status: LinkStatus): Date {
  return moments[course.indexOf(status)] ?? new Date(0);
}

function addReport(rows: Rows, world: World, random: Random, { client, car, course }: LinkStory, link_id: string, at: Date): void {
  // What was rejected once it was looked into may have been found wanting; what came further was sound.
  const verdicts: readonly ResearchVerdict[] =
    course.at(-2) === 'researched' && course.at(-1) === 'rejected' ? ['pass', 'with_care'] : ['go_ahead', 'go_ahead', 'with_care'];
  const isHannahs = client.email === 'client@forecourt.example';
  const findings = reportOn(car, isHannahs ? 'go_ahead' : random.pick(verdicts), random);
  const when = { created_at: at.toISOString(), updated_at: at.toISOString() };
  rows.reports.push({
    id: world.id(at),
    link_id,
    revision: 1,
    ...findings,
    title_status: findings.verdict === 'pass' ? 'rebuilt' : 'clean',
    open_recalls: 'None open today.',
    inspected_on: at.toISOString().slice(0, 10),
    created_by: client.advisor_id,
    ...when,
  });
}

/** Up to three quotes, each lower than the one before. @returns their totals */
function addWorksheets(rows: Rows, world: World, random: Random, story: LinkStory, link_id: string, last: Date, rules: readonly Rule[]): number[] {
  const state = story.car.place?.slice(-2);
  const found = rules.find((each) => each.state === state);
  const quotes = story.quotes ?? madeUpQuotes(story.car, wishOf(world, story.client), random);
  return quotes.map((lines, index) => {
    const at = new Date(last.getTime() - (quotes.length - 1 - index) * 20 * hour);
    const frozen = found ? frozenRule(found) : null;
    const totals = worksheetTotals(lines, frozen);
    const when = { created_at: at.toISOString(), updated_at: at.toISOString() };
    rows.worksheets.push({
      ...lines,
      ...totals,
      id: world.id(at),
      link_id,
      revision: index + 1,
      dealer: story.car.dealer,
      good_through: new Date(at.getTime() + 5 * 24 * hour).toISOString().slice(0, 10),
      remark: remarkOn(lines, quotes[index - 1]),
      trade_in: lines.trade_allowance > 0 ? tradeOf(wishOf(world, story.client)) : null,
      tax_rule_id: found?.id ?? null,
      tax_rule: frozen,
      financing: financingFor(wishOf(world, story.client), totals.cash_due),
      created_by: story.client.advisor_id,
      ...when,
    });
    return totals.total_otd;
  });
}

function frozenRule({ id: _id, created_at: _created, updated_at: _updated, version: _version, is_active: _active, ...rule }: Rule) {
  return rule;
}

function madeUpQuotes(car: DemoCar, { trade_in }: DemoWish, random: Random): WorksheetLines[] {
  const price = car.price ?? 3_000_000;
  const isNew = car.condition === 'new';
  const destination = isNew ? 139_500 : 0;
  const firstDiscount = random.whole(2, 6) * 20_000;
  const trade = trade_in.has_trade_in ? (trade_in.payoff ?? 400_000) + random.whole(5, 50) * 10_000 : 0;
  return Array.from({ length: random.whole(1, 3) }, (_, index): WorksheetLines => {
    const dealer_discount = isNew ? firstDiscount + index * random.whole(2, 5) * 10_000 : 0;
    return {
      msrp: isNew ? price + firstDiscount - destination : 0,
      destination,
      dealer_discount,
      selling_price: isNew ? price + firstDiscount - dealer_discount : price - index * random.whole(1, 3) * 15_000,
      rebates: isNew && index > 0 ? [{ label: 'Manufacturer rebate', amount: 50_000, is_taxable: false }] : [],
      add_ons: index === 0 && random.chance(0.4) ? [{ label: 'Protection package', amount: 59_500 }] : [],
      // Most charge what the state's usual is, so that those above it are marked.
      doc_fee: index < 2 && random.chance(0.2) ? 45_000 : 25_000,
      title: 3_300,
      registration: 7_450,
      inspection: 1_250,
      other_fees: index === 0 ? [{ label: 'Electronic filing', amount: 2_900, is_taxed: false }] : [],
      trade_allowance: trade,
      trade_payoff: trade > 0 ? (trade_in.payoff ?? 0) : 0,
      sales_tax: 0,
    };
  });
}
