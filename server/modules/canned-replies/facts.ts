// What canned replies to one client are filled in with.
import { and, desc, eq, isNull, notInArray } from 'drizzle-orm';
import type { Actor } from '../../../engine/server/handler.ts';
import { notFound } from '../../../engine/server/problem.ts';
import type { ReplyFacts } from '../../../generated/api.ts';
import * as roles from '../../../generated/roles.ts';
import type { Database } from '../../db/database.ts';
import { links, packages, users } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { linkScope } from '../links/index.ts';
import { userScope } from '../people/index.ts';
import { firmSettings } from '../settings/index.ts';

/** So many cars are offered: the contract's limit. Nobody chooses among more in a menu. */
const mostCars = 50;

/** @throws Problem 404 for a client who is not the caller's */
export async function replyFacts(db: Database, services: Services, actor: Actor, clientId: string): Promise<ReplyFacts> {
  const [client] = await db
    .select({ first: users.first_name, name: users.name, package_name: packages.name })
    .from(users)
    .leftJoin(packages, eq(packages.id, users.package_id))
    .where(and(eq(users.id, clientId), eq(users.role, roles.client), isNull(users.guest_of), isNull(users.deleted_at), userScope(actor)));
  if (!client) throw notFound();
  const [me] = await db.select({ name: users.name }).from(users).where(eq(users.id, actor.id));
  const { firm_name } = await firmSettings(db, services.config);
  const cars = await db
    .select({ id: links.id, title: links.title, price: links.price, total_otd: links.total_otd })
    .from(links)
    .where(and(eq(links.user_id, clientId), linkScope(actor), eq(links.is_displayed, true), notInArray(links.status, ['rejected', 'unavailable'])))
    .orderBy(desc(links.status_since), desc(links.id))
    .limit(mostCars);
  return {
    values: [
      { field: 'client_first_name', value: client.first },
      { field: 'client_name', value: client.name },
      { field: 'advisor_name', value: me?.name ?? null },
      { field: 'firm_name', value: firm_name ?? null },
      { field: 'package_name', value: client.package_name },
    ],
    cars,
  };
}
