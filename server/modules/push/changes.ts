// Tells browsers that something they may show has changed: which resources, and nothing of what is in them.
import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import type { paths, Role, TargetKind } from '../../../generated/api.ts';
import { roleValues } from '../../../generated/enums.ts';
import type { Database } from '../../db/database.ts';
import { sessions, users } from '../../db/schema.ts';
import { gather, type Gathering } from '../../db/transactions.ts';
import { enqueue } from '../../outbox/outbox.ts';
import { mostChannels, userChannel } from '../../ports/push/push.ts';
import { inPool } from '../users/clients.ts';

type FirstSegment<Path> = Path extends `/${infer First}/${string}` ? First : Path extends `/${infer First}` ? First : never;

/** A resource in the contract's words: how its paths begin. */
export type Resource = FirstSegment<keyof paths>;

/** The event that names changed resources. */
export const changeEvent = 'changed';

/** What is shown of a client wherever anything about them changes: where they stand, and who must act. */
const standing: readonly Resource[] = ['journey', 'dashboard-listings'];

/** The lists in which a client's things stand. */
export const aboutClient: readonly Resource[] = ['users', 'employees', 'user-preferences', 'chats', 'links', 'client-folders', 'complaints'];

/** The resources in which a target of a timeline entry or a notice stands. */
export const resourcesOf: Readonly<Record<TargetKind, readonly Resource[]>> = {
  user: ['users', 'employees', 'auth'],
  onboarding: ['users', 'onboarding'],
  payment: ['payments', 'packages'],
  preferences: ['user-preferences', 'users'],
  link: ['links', 'otd-worksheets', 'research-reports'],
  listing: ['listings', 'links'],
  chat: ['chats'],
  folder: ['client-folders'],
  complaint: ['complaints'],
  dashboard_listing: [],
  support_request: ['support-requests'],
  coupon: ['coupons'],
};

interface Gathered {
  /** What each person is told for themselves. */
  people: Map<string, Set<Resource>>;
  /** What changed about each client: for everybody who may see them, and for staff alone. */
  clients: Map<string, { all: Set<Resource>; staff: Set<Resource> }>;
  /** What belongs to no client, by who is shown it. */
  firm: Map<Circle, Set<Resource>>;
}

/** Who is shown what belongs to no client: a coupon, a package, the settings. */
export type Circle = 'admins' | 'staff' | 'everybody';

const rolesIn: Readonly<Record<Circle, readonly Role[]>> = { admins: ['admin'], staff: ['admin', 'employee'], everybody: roleValues };

/** One transaction tells each person once, of everything it changed, and by as few events as may be. */
const changes: Gathering<Gathered> = {
  begin: () => ({ people: new Map(), clients: new Map(), firm: new Map() }),
  putDown: async (db, { people, clients, firm }) => {
    for (const [circle, resources] of firm) {
      for (const { id } of await peopleIn(db, circle)) people.set(id, new Set([...(people.get(id) ?? []), ...resources]));
    }
    for (const { client_id, person_id } of await audienceOf(db, [...clients.keys()])) {
      const changed = clients.get(client_id);
      if (!changed || (client_id === person_id && changed.all.size === 0)) continue;
      const about = client_id === person_id ? changed.all : [...changed.all, ...changed.staff];
      people.set(person_id, new Set([...(people.get(person_id) ?? []), ...about, ...standing]));
    }
    const alike = new Map<string, { resources: readonly Resource[]; channels: string[] }>();
    for (const [id, set] of people) {
      const resources = [...set].toSorted();
      const group = alike.get(resources.join()) ?? { resources, channels: [] };
      alike.set(resources.join(), group);
      group.channels.push(userChannel(id));
    }
    for (const { resources, channels } of alike.values()) {
      for (let first = 0; first < channels.length; first += mostChannels) {
        const some = channels.slice(first, first + mostChannels);
        await enqueue(db, { kind: 'push', payload: { channels: some, name: changeEvent, data: { resources } } });
      }
    }
  },
};

/** Tells people that resources changed, after the commit. */
export async function tellPeople(db: Database, userIds: readonly string[], resources: readonly Resource[]): Promise<void> {
  await gather(db, changes, ({ people }) => {
    for (const id of userIds) people.set(id, new Set([...(people.get(id) ?? []), ...resources]));
  });
}

/** Tells everybody of a circle who is signed in that something which belongs to no client changed. */
export async function tellFirm(db: Database, circle: Circle, resources: readonly Resource[]): Promise<void> {
  await gather(db, changes, ({ firm }) => {
    firm.set(circle, new Set([...(firm.get(circle) ?? []), ...resources]));
  });
}

/** Whoever is not signed in hears nothing, so that a change of a package does not address every client there ever was. */
function peopleIn(db: Database, circle: Circle): Promise<{ id: string }[]> {
  return db
    .selectDistinct({ id: users.id })
    .from(users)
    .innerJoin(sessions, eq(sessions.user_id, users.id))
    .where(and(inArray(users.role, [...rolesIn[circle]]), eq(users.status, 'active'), gt(sessions.expires_at, sql`now()`)));
}

export interface ClientChange {
  client_id: string;
  resources: readonly Resource[];
  /** For staff only; the client never gets it. */
  internal?: boolean;
}

/** Tells everybody who may see a client, as it is at the end of the transaction, that something about them changed. */
export async function tellChange(db: Database, { client_id, resources, internal = false }: ClientChange): Promise<void> {
  await gather(db, changes, ({ clients }) => {
    const changed = clients.get(client_id) ?? { all: new Set(), staff: new Set() };
    clients.set(client_id, changed);
    for (const resource of resources) (internal ? changed.staff : changed.all).add(resource);
  });
}

/** Tells the staff who see a client now that they may not any more: to be called before the client goes to somebody else. */
export async function tellBeforeMoving(db: Database, clientId: string): Promise<void> {
  const audience = await audienceOf(db, [clientId]);
  const staff = audience.map(({ person_id }) => person_id).filter((id) => id !== clientId);
  await tellPeople(db, staff, [...aboutClient, ...standing]);
}

/**
 * The people in whose scope clients are (domain: roles and scope; `ofClients`, asked from the other side): every admin, the advisor or,
 * of a new request nobody has taken on, every advisor; and the client.
 */
async function audienceOf(db: Database, clientIds: readonly string[]): Promise<{ client_id: string; person_id: string }[]> {
  if (clientIds.length === 0) return [];
  const { rows } = await db.execute<{ client_id: string; person_id: string }>(sql`
    select client.id as client_id, person.id as person_id from users as client join users as person on person.id = client.id
      or person.role = 'admin'
      or person.role = 'employee' and (person.id = client.advisor_id or ${inPool(sql.raw('client'))})
    where client.id in ${clientIds} and person.status = 'active' and person.deleted_at is null`);
  return rows;
}
