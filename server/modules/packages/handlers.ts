import { and, eq, ne, sql, type SQL } from 'drizzle-orm';
import type { HandlerMap } from '../../../engine/server/handler.ts';
import { conflict, invalid } from '../../../engine/server/problem.ts';
import type { Database } from '../../db/database.ts';
import { keptUntilChanged } from '../../db/kept.ts';
import { listRows } from '../../db/list.ts';
import { deleteRow, findRow, insertRow, updateRow } from '../../db/rows.ts';
import { readRows } from '../../db/selection.ts';
import { initialClientData, packages, payments, userPreferences, users } from '../../db/schema.ts';
import { changed } from '../../events/live.ts';
import { myPackage } from './mine.ts';
import { keptRecords } from '../../events/kept-records.ts';

const kept = keptRecords(packages, 'packages');

type PackageRow = typeof packages.$inferSelect;

const onSale = sql`from ${packages} where ${packages.is_active} order by ${packages.position}, ${packages.price} limit 1000`;
/** Everybody who looks at prices asks it, and it changes a few times a year. What somebody pays is read where they pay. */
const onSaleNow = keptUntilChanged(packages, (db) => readRows(db, packages, {}, onSale));

/** docs/brief.md, section 7, Packages. Everyone may see what is on sale; admins manage the packages, advisors read them. */
export const packageHandlers = {
  listPackages: ({ db, query }) =>
    listRows(db, packages, { scope: undefined, ...query, search: [packages.name, packages.package_identifier], defaultSort: ['position', 'ASC'] }),

  listAllPackages: ({ db }) => onSaleNow(db),

  countPackages: async ({ db }) => ({ count: await db.$count(packages, eq(packages.is_active, true)) }),

  getMyPackage: ({ db, actor, services }) => myPackage(db, actor.id, services.clock()),

  getPackage: ({ db, params }) => findRow(db, packages, params.id, undefined),

  createPackage: async ({ db, actor, body }) => {
    await slugMustBeFree(db, body.package_identifier);
    const row = await insertRow(db, packages, body);
    await kept(db, actor, 'made', row.id);
    return row;
  },

  updatePackage: async ({ db, actor, params, body }) => {
    const before = await findRow(db, packages, params.id, undefined, { lock: true });
    if (body.package_identifier !== undefined && body.package_identifier !== before.package_identifier) {
      await slugMustBeFree(db, body.package_identifier);
      // Payments, prospects and coupons name a package by it.
      if (await isUsed(db, before)) throw invalid({ package_identifier: 'Can’t change: clients have this package.' });
    }
    await kept(db, actor, 'changed', params.id);
    return updateRow(db, packages, params.id, body, undefined);
  },

  deletePackage: async ({ db, actor, params, query }) => {
    const row = await findRow(db, packages, params.id, undefined, { lock: true });
    if (await isBought(db, row)) throw conflict('Clients chose or bought this package. Turn off “For sale” instead.');
    await moveSignUps(db, row, query.move_to);
    await kept(db, actor, 'removed', params.id);
    return deleteRow(db, packages, params.id, undefined);
  },
} satisfies Partial<HandlerMap>;

async function slugMustBeFree(db: Database, slug: string): Promise<void> {
  if ((await db.$count(packages, eq(packages.package_identifier, slug))) > 0) throw invalid({ package_identifier: 'This identifier already exists.' });
}

/** Whether payments, people or checklists name the package: they keep it. */
async function isBought(db: Database, row: PackageRow): Promise<boolean> {
  const uses = [
    await db.$count(payments, eq(payments.package_identifier, row.package_identifier)),
    await db.$count(users, eq(users.package_id, row.id)),
    await db.$count(userPreferences, eq(userPreferences.package_id, row.id)),
  ];
  return uses.some((count) => count > 0);
}

const isUsed = async (db: Database, row: PackageRow): Promise<boolean> =>
  (await isBought(db, row)) || (await db.$count(initialClientData, signingUpFor(row))) > 0;

const signingUpFor = ({ package_identifier }: PackageRow): SQL => eq(initialClientData.package_identifier, package_identifier);

/** Whoever is signing up for a package that goes continues with another one. @throws Problem 422 where it is not named, or not for sale */
async function moveSignUps(db: Database, row: PackageRow, moveTo: string | undefined): Promise<void> {
  const count = await db.$count(initialClientData, signingUpFor(row));
  if (count === 0) return;
  if (moveTo === undefined) throw invalid({ move_to: `${count === 1 ? '1 sign-up uses' : `${count} sign-ups use`} this package. Choose where to move them.` });
  const [other] = await db
    .select()
    .from(packages)
    .where(and(eq(packages.id, moveTo), ne(packages.id, row.id), eq(packages.is_active, true)))
    .for('update');
  if (!other) throw invalid({ move_to: 'Choose another package that’s for sale.' });
  await db
    .update(initialClientData)
    .set({ package_identifier: other.package_identifier, version: sql`${initialClientData.version} + 1` })
    .where(signingUpFor(row));
  await changed(db, { circle: 'staff', resources: ['users', 'onboarding'] });
}
