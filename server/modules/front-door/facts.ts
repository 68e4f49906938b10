// What the front door shows, read from settings and database. Of people only what they agreed to; of deals only sums.
import { and, asc, eq, gte, inArray, isNotNull, sql } from 'drizzle-orm';
import { savingsOf, type Savings } from '../../../domain/savings.ts';
import type { FirmSettings, FrontDoor } from '../../../generated/api.ts';
import * as roles from '../../../generated/roles.ts';
import type { Config } from '../../config.ts';
import type { Database } from '../../db/database.ts';
import { deals, packages, users } from '../../db/schema.ts';
import { firmSettings } from '../settings/index.ts';
import { frontDoorSettings } from './settings.ts';

const offered = {
  name: packages.name,
  package_identifier: packages.package_identifier,
  kind: packages.kind,
  tagline: packages.tagline,
  price: packages.price,
  inclusions: packages.inclusions,
  days_included: packages.days_included,
};

/** A package as strangers see it; price in cents. */
export type OfferedPackage = Pick<typeof packages.$inferSelect, keyof typeof offered>;

export interface ShownAdvisor {
  name: string;
  title: string | null;
}

export interface FrontDoorFacts {
  texts: FrontDoor;
  firm: FirmSettings;
  packages: OfferedPackage[];
  advisors: ShownAdvisor[];
  /** Of the last 12 months; missing while there are too few deals. */
  savings: Savings | undefined;
  /** Where the page is, without a slash at the end. */
  address: string;
}

const yearMs = 365 * 86_400_000;

/** Everything the page says. @param draft texts that are not saved yet, for a preview */
export async function frontDoorFacts(db: Database, config: Config, now: Date, draft?: FrontDoor): Promise<FrontDoorFacts> {
  const texts = draft ?? (await frontDoorSettings(db));
  const since = new Date(now.getTime() - yearMs).toISOString().slice(0, 10);
  const shown = await db.select(offered).from(packages).where(eq(packages.is_active, true)).orderBy(asc(packages.position), asc(packages.price)).limit(12);
  const saved = await db
    .select({ savings: deals.savings })
    .from(deals)
    .where(and(eq(deals.status, 'delivered'), isNotNull(deals.savings), gte(deals.delivered_on, since)));
  return {
    texts,
    firm: await firmSettings(db, config),
    packages: shown,
    advisors: await shownAdvisors(db, texts.advisor_ids),
    savings: savingsOf(saved.map(({ savings }) => savings ?? 0)),
    address: config.publicUrl,
  };
}

/** In the order the admin gave them; who no longer works here is left out. */
async function shownAdvisors(db: Database, ids: readonly string[]): Promise<ShownAdvisor[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: users.id, name: users.name, title: users.title })
    .from(users)
    .where(and(inArray(users.id, [...ids]), eq(users.role, roles.employee), eq(users.status, 'active')));
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? []).map(({ name, title }) => ({ name, title }));
}

/**
 * What the page depends on, as one short text: another one means that something changed, whichever process or hand changed it. One query over a few
 * rows and two indexes.
 */
export async function frontDoorStamp(db: Database, now: Date): Promise<string> {
  const [row] = await db
    .select({
      stamp: sql<string>`concat_ws(' ',
        (select string_agg(name || updated_at::text, ',' order by name) from settings where name in ('firm', 'front_door')),
        (select count(*)::text || max(updated_at)::text from packages),
        (select count(*)::text || max(updated_at)::text from users where role = ${roles.employee}),
        (select count(*)::text || coalesce(sum(savings), 0)::text from deals where status = 'delivered'))`,
    })
    .from(sql`(select 1) as once`);
  return `${now.toISOString().slice(0, 10)} ${row?.stamp ?? ''}`;
}
