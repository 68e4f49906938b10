// Who did what in the demo firm: staff signing in day by day, and the changes that left traces in the other rows.
import { asc, eq, isNotNull } from 'drizzle-orm';
import type { OperationId, Role } from '../../generated/api.ts';
import * as roles from '../../generated/roles.ts';
import { operationSpecs } from '../contract.ts';
import type { Database } from '../db/database.ts';
import { auditEntries, events, links, otdWorksheets, researchReports } from '../db/schema.ts';
import { areaOf, titleOf } from '../modules/audit/index.ts';
import type { Services } from '../services.ts';
import type { DemoPerson, World } from './model.ts';

type Entry = typeof auditEntries.$inferInsert;
type Details = Partial<Pick<Entry, 'person_id' | 'target_id' | 'fields' | 'outcome'>>;

/** So many working days of signing in. */
const days = 14;
/** Rows of one insert. */
const batch = 500;

export async function fillAudit(db: Database, _services: Services, world: World): Promise<void> {
  const random = world.random.branch('audit');
  const entries: Entry[] = [];
  const roleOf = new Map<string, Role>([
    ...world.admins.map(({ id }): [string, Role] => [id, roles.admin]),
    ...world.advisors.map(({ id }): [string, Role] => [id, roles.employee]),
  ]);
  // Addresses set aside for examples (RFC 5737); each person sits at one.
  const addresses = new Map([...roleOf.keys()].map((id, index) => [id, `203.0.113.${10 + index}`]));

  const addEntry = (action: OperationId, at: Date, actor: string | null, details: Details = {}) => {
    const operation = operationSpecs.find(({ id }) => id === action);
    const area = operation && areaOf(operation);
    if (!operation || !area || at > world.now) return;
    const actor_role = actor === null ? null : (roleOf.get(actor) ?? null);
    if (actor !== null && actor_role === null) return;
    const ip = actor === null ? '198.51.100.23' : (addresses.get(actor) ?? null);
    entries.push({
      id: world.id(at),
      created_at: at.toISOString(),
      actor_id: actor,
      actor_role,
      area,
      action,
      words: titleOf(operation, details.outcome ?? 'done'),
      outcome: 'done',
      ip,
      request_id: world.id(at),
      ...details,
    });
  };

  const [admin] = world.admins;
  const staff: readonly DemoPerson[] = [...world.admins, ...world.advisors];
  for (let day = days; day > 0; day -= 1) {
    for (const person of staff) {
      if (!random.chance(0.8)) continue;
      const at = world.daysAgo(day, random.whole(0, 5));
      const details = { person_id: person.id, fields: ['email', 'password'] };
      if (random.chance(0.08)) addEntry('login', new Date(at.getTime() - 40_000), null, { ...details, outcome: 'refused' });
      addEntry('login', at, person.id, details);
    }
  }
  if (admin) {
    for (const client of world.clients) {
      if (!client.advisor_id || !client.submitted_at) continue;
      addEntry('assignNewRequest', new Date(client.submitted_at.getTime() + random.whole(10, 90) * 60_000), admin.id, {
        person_id: client.id,
        target_id: client.id,
        fields: ['advisor_id', 'reason'],
      });
    }
    addEntry('updateFirmSettings', world.daysAgo(9, 2), admin.id, { fields: ['answer_hours'] });
    addEntry('getExportAddress', world.daysAgo(6, 1), admin.id, { target_id: 'payments', fields: ['created_at_gte'] });
  }
  for (const change of await db.select().from(events).where(eq(events.target_kind, 'coupon')).orderBy(asc(events.id))) {
    const isFirst = change.kind === 'coupon_made';
    addEntry(isFirst ? 'createCoupon' : 'updateCoupon', new Date(change.created_at), change.actor_id, {
      target_id: change.target_id,
      fields: isFirst ? ['code', 'kind', 'value'] : [change.params['fields']].flat().map(String),
    });
  }
  const offers = await db
    .select({ id: links.id, user_id: links.user_id, published_at: links.published_at, created_by: links.created_by })
    .from(links)
    .where(isNotNull(links.published_at));
  const clientOf = new Map(offers.map(({ id, user_id }) => [id, user_id]));
  for (const { id, user_id, published_at, created_by } of offers) {
    if (published_at) addEntry('publishLinks', new Date(published_at), created_by, { person_id: user_id, target_id: id });
  }
  const made = { link_id: researchReports.link_id, created_at: researchReports.created_at, created_by: researchReports.created_by };
  for (const report of await db.select(made).from(researchReports)) {
    addEntry('postResearchReport', new Date(report.created_at), report.created_by, {
      person_id: clientOf.get(report.link_id) ?? null,
      target_id: report.link_id,
      fields: ['verdict', 'summary'],
    });
  }
  const priced = { link_id: otdWorksheets.link_id, created_at: otdWorksheets.created_at, created_by: otdWorksheets.created_by };
  for (const sheet of await db.select(priced).from(otdWorksheets)) {
    addEntry('addOtdWorksheet', new Date(sheet.created_at), sheet.created_by, {
      person_id: clientOf.get(sheet.link_id) ?? null,
      target_id: sheet.link_id,
      fields: ['dealer', 'selling_price', 'doc_fee', 'tax_rule_id'],
    });
  }
  for (let first = 0; first < entries.length; first += batch) await db.insert(auditEntries).values(entries.slice(first, first + batch));
}
