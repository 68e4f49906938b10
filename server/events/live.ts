// Tells browsers that something they may show has changed: which resources, and nothing of their contents.
import { sql, type SQL } from 'drizzle-orm';
import { staffRoles } from '../../domain/roles.ts';
import type { paths, Role, TargetKind } from '../../generated/api.ts';
import { roleValues } from '../../generated/enums.ts';
import * as roles from '../../generated/roles.ts';
import { inPool } from '../db/client-rows.ts';
import type { Database } from '../db/database.ts';
import { askAhead, askedOnce } from '../db/known-rows.ts';
import { anyOf, prepared } from '../db/prepared.ts';
import { userPreferences, users } from '../db/schema.ts';
import { gather, type Gathering } from '../db/transactions.ts';
import { callId } from '../http/call.ts';
import type { Pushed } from '../outbox/kinds.ts';
import { enqueueAll, type NewEntry } from '../outbox/outbox.ts';
import { mostChannels, userChannel } from '../ports/push/push.ts';

type FirstSegment<Path> = Path extends `/${infer First}/${string}` ? First : Path extends `/${infer First}` ? First : never;

/** A resource as the contract names it: the prefix of its paths. */
export type Resource = FirstSegment<keyof paths>;

/** The event that names changed resources. */
export const changeEvent = 'changed';

/** Shown with a client wherever anything about them changes: their current step, and who must act. */
const clientState: readonly Resource[] = ['journey', 'dashboard-listings'];

/** The lists that show a client's rows and the client. */
export const aboutClient: readonly Resource[] = [...clientState, 'users', 'employees', 'user-preferences', 'chats', 'links', 'client-folders', 'complaints'];

/** The resources that show the target of a timeline entry or a notice. */
export const resourcesOf: Readonly<Record<TargetKind, readonly Resource[]>> = {
  user: ['users', 'employees', 'auth'],
  onboarding: ['users', 'onboarding'],
  payment: ['payments', 'packages'],
  preferences: ['user-preferences', 'users'],
  link: ['links', 'otd-worksheets', 'research-reports', 'deals'],
  listing: ['listings', 'links'],
  chat: ['chats'],
  folder: ['client-folders'],
  complaint: ['complaints'],
  dashboard_listing: [],
  support_request: ['support-requests'],
  coupon: ['coupons'],
  bid_request: ['bid-requests', 'bids'],
  refund_request: ['refund-requests'],
  payment_case: ['payment-cases'],
  deal: ['deals', 'links'],
  deal_check: ['deal-checks', 'packages'],
};

/** The lists that show rows of another resource among others: the service desk's cases, the week of tasks. */
const gatheredFrom: Readonly<Partial<Record<Resource, Resource>>> = {
  complaints: 'cases',
  'support-requests': 'cases',
  'refund-requests': 'cases',
  'payment-cases': 'cases',
  deals: 'tasks',
  'bid-requests': 'tasks',
  contacts: 'tasks',
};

const withGathered = (resources: readonly Resource[]): readonly Resource[] => [
  ...resources,
  ...new Set(resources.flatMap((resource) => gatheredFrom[resource] ?? [])),
];

/** Counted of the whole firm: who only looks on hears that it changed, not of what. */
const figures: readonly Resource[] = ['reports'];

/** What the client's guest may read (docs/rules.md, A second decision-maker): of all that the client hears they hear that these changed, and of nothing else. */
export const ofGuests: ReadonlySet<Resource> = new Set(['links', 'otd-worksheets', 'research-reports']);

/** The audience of records without a client: a coupon, a package, the settings. */
export type FirmCircle = 'admins' | 'staff' | 'everybody';

const rolesIn: Readonly<Record<FirmCircle, readonly Role[]>> = { admins: [roles.admin], staff: staffRoles, everybody: roleValues };

/** The change, and whose screens refetch it. */
export interface Change {
  resources: readonly Resource[];
  /** For everyone who may see this client, as of the end of the transaction; including the client. */
  client_id?: string | null | undefined;
  /** Of the client's staff alone. */
  internal?: boolean | undefined;
  /** Users who only watch, such as an admin in an advisor's chat, have screens that show this record: they receive its id. */
  lookedAt?: { id: string; inIt: readonly (string | null)[] } | undefined;
  /** The records it is about, for a page that shows one of them now. */
  about?: readonly (string | null | undefined)[] | undefined;
  /** Only this record changed, and nothing that anybody has to do: everybody hears its id alone. */
  only?: string | undefined;
  circle?: FirmCircle;
  people?: readonly (string | null | undefined)[];
}

type ClientChange = Pick<Change, 'resources' | 'internal' | 'lookedAt' | 'about' | 'only'>;

/** So many events are one job: those of most changes; of what everybody hears, few are sent again where one fails. */
const mostEvents = 5;

/** As many ids as an event carries, so that it stays small enough for `NOTIFY` (8,000 bytes). More records than that are all of them. */
const mostIds = 20;

/** What one person's screens ask again: everything of a resource, or only where these records are shown. */
class Heard {
  readonly all = new Set<Resource>();
  readonly ids = new Map<Resource, Set<string>>();
  readonly about = new Set<string>();

  tell(about: readonly (string | null | undefined)[] = []): void {
    for (const id of about) if (id) this.about.add(id);
  }

  add(resources: Iterable<Resource>, id?: string): void {
    for (const resource of resources) {
      if (id === undefined) this.all.add(resource);
      else this.ids.set(resource, new Set([...(this.ids.get(resource) ?? []), id]));
    }
  }

  /** As it is sent. @param call the call that changed it: the page that made it may have asked again already */
  data(call: string | undefined): { resources: Resource[]; ids?: Record<string, string[]>; about?: string[]; call?: string } {
    for (const [resource, records] of this.ids) if (records.size > mostIds) this.all.add(resource);
    const shown = [...this.ids].filter(([resource]) => !this.all.has(resource)).toSorted(([a], [b]) => a.localeCompare(b));
    const ids = Object.fromEntries(shown.map(([resource, records]) => [resource, [...records].toSorted()]));
    return {
      resources: [...this.all].toSorted(),
      ...(shown.length > 0 ? { ids } : {}),
      ...(this.about.size > 0 && this.about.size <= mostIds ? { about: [...this.about].toSorted() } : {}),
      ...(call === undefined ? {} : { call }),
    };
  }
}

class Gathered {
  readonly people = new Map<string, Heard>();
  readonly clients = new Map<string, ClientChange[]>();
  readonly firm = new Map<FirmCircle, Set<Resource>>();

  of(person: string): Heard {
    const heard = this.people.get(person) ?? new Heard();
    this.people.set(person, heard);
    return heard;
  }
}

/** One transaction notifies each browser once, of everything it changed, with as few events as possible. */
const changes: Gathering<Gathered> = {
  begin: () => new Gathered(),
  flush: async (db, gathered) => {
    for (const [circle, resources] of gathered.firm) {
      for (const { id } of await peopleIn(db, circle)) gathered.of(id).add(resources);
    }
    const [client, ...others] = gathered.clients.keys();
    const ofFirst = client === undefined ? [] : await audienceOfOne(db, client);
    for (const { client_id, person_id, is_guest } of [...ofFirst, ...(await audienceOf(db, others))]) {
      for (const { resources, internal, lookedAt, about, only } of gathered.clients.get(client_id) ?? []) {
        if (internal && (is_guest || client_id === person_id)) continue;
        if (is_guest) {
          const theirs = only === undefined ? resources.filter((resource) => ofGuests.has(resource)) : [];
          if (theirs.length > 0) gathered.of(person_id).add(theirs);
          continue;
        }
        gathered.of(person_id).tell(about);
        if (only !== undefined) {
          gathered.of(person_id).add(resources, only);
          continue;
        }
        const looksOn = lookedAt !== undefined && !lookedAt.inIt.includes(person_id);
        gathered.of(person_id).add(resources, looksOn ? lookedAt.id : undefined);
        gathered.of(person_id).add(clientState, looksOn ? client_id : undefined);
        if (looksOn) gathered.of(person_id).add(figures);
      }
    }
    const alike = new Map<string, { data: ReturnType<Heard['data']>; channels: string[] }>();
    const call = callId();
    for (const [id, heard] of gathered.people) {
      const data = heard.data(call);
      const key = JSON.stringify(data);
      const group = alike.get(key) ?? { data, channels: [] };
      alike.set(key, group);
      group.channels.push(userChannel(id));
    }
    const events: Pushed[] = [];
    for (const { data, channels } of alike.values()) {
      for (let first = 0; first < channels.length; first += mostChannels) {
        events.push({ channels: channels.slice(first, first + mostChannels), name: changeEvent, data });
      }
    }
    const entries: NewEntry<'push'>[] = [];
    for (let first = 0; first < events.length; first += mostEvents) {
      entries.push({ kind: 'push', payload: { events: events.slice(first, first + mostEvents) } });
    }
    await enqueueAll(db, entries);
  },
};

/**
 * Makes screens refetch, after the commit, for changes that are not events of their own: saved while typing, marked as read, one step of a longer process.
 * Events say so in the table of effects.
 */
export async function changed(db: Database, { client_id, circle, people = [], ...given }: Change): Promise<void> {
  const resources = withGathered(given.resources);
  const change = { ...given, resources };
  const { about } = change;
  await gather(db, changes, (gathered) => {
    for (const id of people) {
      if (!id) continue;
      gathered.of(id).add(resources);
      gathered.of(id).tell(about);
    }
    if (circle) gathered.firm.set(circle, new Set([...(gathered.firm.get(circle) ?? []), ...resources]));
    if (!client_id) return;
    // Asked already, beside what the transaction does next: most are about one client.
    if (gathered.clients.size === 0) askAudience(db, client_id);
    gathered.clients.set(client_id, [...(gathered.clients.get(client_id) ?? []), change]);
  });
}

const signedIn = prepared<{ roles: readonly Role[] }, { id: string }>(
  () => sql`select distinct users.id from users join sessions on sessions.user_id = users.id
    where users.role = ${anyOf('roles', 'text')} and users.status = 'active' and sessions.expires_at > now()`,
);

/** Visitors who are not signed in receive nothing, so that a change of a package does not address every client there ever was. */
const peopleIn = (db: Database, circle: FirmCircle): Promise<{ id: string }[]> => signedIn(db, { roles: rolesIn[circle] });

type Audience = { client_id: string; person_id: string; is_guest: boolean };

/** An arm for each relation: each finds its people by an index, and who takes from the pool is asked of a client in it alone. One condition with `or` reads everybody of a small firm, and all checklists. */
const inScopeOf = (isClient: SQL): SQL => sql`select client.id as client_id, person.id as person_id, person.is_guest
  from users as client cross join lateral (
    select client.id, client.status, client.deleted_at, client.guest_of is not null as is_guest
    union all select id, status, deleted_at, true from users where guest_of = client.id and client.status = 'active'
    union all select id, status, deleted_at, false from users where role = ${roles.admin}
    union all select id, status, deleted_at, false from users where role = ${roles.employee} and id = client.advisor_id
    union all select id, status, deleted_at, false from users where role = ${roles.employee} and ${inPool(sql.raw('client'))}
  ) as person
  where ${isClient} and person.status = 'active' and person.deleted_at is null`;

const inScope = prepared<{ clients: readonly string[] }, Audience>(() => inScopeOf(sql`client.id = ${anyOf('clients')}`));

/** Of one client, as nearly always: of a list PostgreSQL does not know how many it is, and would plan this at every call. */
const inScopeOfOne = prepared<{ client: string }, Audience>(() => inScopeOf(sql`client.id = ${sql.placeholder('client')}`));

/**
 * The people whose scope contains the clients (docs/rules.md, Roles and scope; `ofClients`, asked from the other side): every admin, the advisor or, of a new
 * request in the pool, every advisor; the client, and the guest who decides with them.
 */
async function audienceOf(db: Database, clients: readonly string[]): Promise<Audience[]> {
  return clients.length === 0 ? [] : inScope(db, { clients });
}

const audienceOfOne = (db: Database, client: string): Promise<Audience[]> =>
  askedOnce(`audience ${client}`, [users, userPreferences], () => inScopeOfOne(db, { client }));

/** Asks it ahead of its use, within the running transaction. */
export const askAudience = (db: Database, client: string): void => askAhead(() => audienceOfOne(db, client));

/** Everyone whose scope contains a client's chat, the client too, and no guest: who may hear of what passes in it. */
export async function peopleAround(db: Database, clientId: string): Promise<string[]> {
  return (await inScopeOfOne(db, { client: clientId })).filter(({ is_guest }) => !is_guest).map(({ person_id }) => person_id);
}
