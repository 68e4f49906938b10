// What messages of staff to clients are filled in with.
import { and, desc, eq, inArray, isNull, notInArray } from 'drizzle-orm';
import type { ReplyValues } from '../../../domain/canned-replies.ts';
import { carValues } from '../../../domain/proposal.ts';
import { fitOf } from '../../../domain/fit.ts';
import type { Actor } from '../../../engine/server/handler.ts';
import { notFound } from '../../../engine/server/problem.ts';
import type { ReplyFacts } from '../../../generated/api.ts';
import { replyFieldValues } from '../../../generated/enums.ts';
import * as roles from '../../../generated/roles.ts';
import type { Database } from '../../db/database.ts';
import { links, packages, users } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { estimatorOf, linkScope, wishesOf } from '../links/index.ts';
import { userScope } from '../people/index.ts';
import { firmSettings } from '../settings/index.ts';

/** So many cars are offered: the contract's limit. Nobody chooses among more in a menu. */
const mostCars = 50;

/** The values a client has whatever the car, for each of the caller's clients among these. */
export async function clientValues(db: Database, services: Services, actor: Actor, clientIds: readonly string[]): Promise<Map<string, ReplyValues>> {
  const clients = await db
    .select({ id: users.id, first: users.first_name, name: users.name, package_name: packages.name })
    .from(users)
    .leftJoin(packages, eq(packages.id, users.package_id))
    .where(and(inArray(users.id, [...clientIds]), eq(users.role, roles.client), isNull(users.guest_of), isNull(users.deleted_at), userScope(actor)));
  const [me] = await db.select({ name: users.name }).from(users).where(eq(users.id, actor.id));
  const { firm_name } = await firmSettings(db, services.config);
  return new Map(
    clients.map(({ id, first, name, package_name }) => [
      id,
      { client_first_name: first, client_name: name, advisor_name: me?.name, firm_name, package_name } satisfies ReplyValues,
    ]),
  );
}

/** @throws Problem 404 for a client who is not the caller's */
export async function replyFacts(db: Database, services: Services, actor: Actor, clientId: string): Promise<ReplyFacts> {
  const values = (await clientValues(db, services, actor, [clientId])).get(clientId);
  if (!values) throw notFound();
  const cars = await db
    .select()
    .from(links)
    .where(and(eq(links.user_id, clientId), linkScope(actor), eq(links.is_displayed, true), notInArray(links.status, ['rejected', 'unavailable'])))
    .orderBy(desc(links.status_since), desc(links.id))
    .limit(mostCars);
  const { selections = null, state } = (await wishesOf(db, [clientId])).get(clientId) ?? {};
  const estimate = await estimatorOf(db, services, state === undefined ? [] : [state]);
  return {
    values: listed(values),
    cars: cars.map((car) => {
      const { id, title, price, total_otd } = car;
      const about = estimate({ price, total_otd, state })?.total_otd;
      const fit = selections && fitOf(car, selections, about);
      const budget = selections?.money?.max_total ?? null;
      return { id, title, price, total_otd, values: listed(carValues({ title, price, total_otd, about, budget, fit })) };
    }),
  };
}

const listed = (values: ReplyValues): ReplyFacts['values'] =>
  replyFieldValues.flatMap((field) => (field in values ? [{ field, value: values[field] ?? null }] : []));
