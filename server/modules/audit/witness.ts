// Writes the audit: one row for each thing a call was made on, in the transaction of the call.
import { inArray, or, sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { AuditOutcome } from '../../../generated/api.ts';
import type { RecordEdit } from '../../../engine/server/edits.ts';
import type { Witness, WitnessedCall } from '../../../engine/server/witness.ts';
import type { Database } from '../../db/database.ts';
import { lateTable, putLate, rowsOf } from '../../db/late-rows.ts';
import { auditEntries, users } from '../../db/schema.ts';
import { keepAll } from '../../events/happened.ts';
import { areaOf, isKept, isRefusalKept, titleOf } from './policy.ts';

type Person = Pick<typeof users.$inferSelect, 'id' | 'role' | 'email'>;

/** Of one call of many records so many rows are kept; the contract's bulk operations take no more. */
const mostTargets = 1000;
const mostFields = 100;
const isUuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Every change of the staff and everything about signing in, as `policy.ts` says. */
export const auditWitness: Witness = {
  keeps: isKept,
  done: async (db, call, result, edits) => {
    if (!isKept(call)) return;
    const about = await keep(db, call, result, 'done', edits.length > 0);
    await keepEdits(db, call, about, edits);
  },
  refused: async (db, call, problem) => {
    if (isRefusalKept(call.operation, problem)) await keep(db, call, undefined, 'refused');
  },
};

/** @param isAbout whether the people are needed afterwards; otherwise one whose caller is known is written without reading them first */
async function keep(db: Database, call: WitnessedCall, result: unknown, outcome: AuditOutcome, isAbout = true): Promise<Person[]> {
  const { operation, actor, request } = call;
  const area = areaOf(operation);
  if (area === undefined) throw new Error(`The audit has no area for ${operation.id}: add ${operation.tag} to AuditArea.`);
  const targets = targetsOf(call, result);
  const ids = idsIn(call, result, targets);
  const isKnown = actor !== null && !isAbout;
  const about = isKnown ? [] : await peopleIn(db, call, result, ids);
  // A caller who signs in is unknown before; the answer says who they are.
  const proved = actor ? [] : emailsOf(memberOf(result, 'email'), memberOf(memberOf(result, 'user'), 'email'));
  const signedIn = actor ?? about.find(({ email }) => proved.includes(email.toLowerCase()));
  const rows = targets.map((target_id) => ({
    id: uuidv7(),
    actor_id: signedIn?.id ?? null,
    actor_role: signedIn?.role ?? null,
    area,
    action: operation.id,
    words: titleOf(operation, outcome),
    outcome,
    person: isKnown ? null : ((about.find(({ id }) => id === target_id) ?? about[0])?.id ?? (area === 'auth' ? (signedIn?.id ?? null) : null)),
    among: isKnown ? peopleAmong(ids, target_id) : null,
    target_id,
    fields: fieldsOf(call),
    ip: request.ip,
    request_id: request.id,
  }));
  await putLate(db, rowsOf(lateEntries, rows));
  return about;
}

/** The values go with the account of the person a record is about. */
async function keepEdits(db: Database, { actor }: WitnessedCall, about: readonly Person[], edits: readonly RecordEdit[]): Promise<void> {
  const people = new Set(about.map(({ id }) => id));
  const all = edits.map(({ resource, id, record, fields }) => {
    const owner = record['client_id'] ?? record['user_id'];
    // The history of a coupon is read from what was edited of it.
    const target = resource === 'coupons' ? ({ target: { kind: 'coupon', id } } as const) : {};
    return {
      kind: 'record_edited' as const,
      actor,
      client_id: typeof owner === 'string' ? owner : people.has(id) ? id : null,
      ...target,
      internal: true,
      resource,
      record_id: id,
      fields: fields.map(({ field }) => field),
      changes: JSON.stringify(fields),
    };
  });
  await keepAll(db, all);
}

/** What it was done to: the record of the address, those of a bulk call, or the one that was made. */
function targetsOf({ params, body }: WitnessedCall, result: unknown): (string | null)[] {
  const named = params['id'] ?? params['resource'];
  if (typeof named === 'string') return [named];
  const ids = memberOf(body, 'ids');
  if (Array.isArray(ids) && ids.length > 0) return ids.filter((id) => typeof id === 'string').slice(0, mostTargets);
  const made = memberOf(result, 'id') ?? memberOf(result, 'chat_id');
  return [typeof made === 'string' ? made : null];
}

/** Whatever a call names that may be an account, in the order in which it names it. */
function idsIn(call: WitnessedCall, result: unknown, targets: readonly (string | null)[]): string[] {
  const named = [...targets, ...['client_id', 'user_id'].flatMap((name) => [memberOf(result, name), memberOf(call.body, name)])];
  return [...new Set(named.filter((id) => typeof id === 'string').filter((id) => isUuid.test(id)))];
}

/** Of whom the first that is an account is the person: the target itself, else as they are named; null for no one. */
function peopleAmong(ids: readonly string[], target: string | null): string[] | null {
  return ids.length === 0 ? null : [...new Set([...ids.filter((id) => id === target), ...ids])];
}

const lateEntries = lateTable(
  auditEntries,
  ['id', 'actor_id', 'actor_role', 'area', 'action', 'words', 'outcome', 'among', 'person', 'target_id', 'fields', 'ip', 'request_id'],
  {
    given: { among: 'uuid[]', person: 'uuid' },
    made: {
      person_id: `case when late.among is null then late.person
        else (select account.id from users as account where account.id = any(late.among) order by array_position(late.among, account.id) limit 1) end`,
    },
  },
);

/** The accounts a call is about, in the order in which it names them. */
async function peopleIn(db: Database, call: WitnessedCall, result: unknown, ids: readonly string[]): Promise<Person[]> {
  // Without a token the address identifies the account. Only accounts are looked up: the typed text is not stored.
  const emails = call.actor ? [] : emailsOf(memberOf(call.body, 'email'), memberOf(result, 'email'), memberOf(memberOf(result, 'user'), 'email'));
  if (ids.length === 0 && emails.length === 0) return [];
  const rows = await db
    .select({ id: users.id, role: users.role, email: users.email })
    .from(users)
    .where(or(ids.length > 0 ? inArray(users.id, [...ids]) : undefined, emails.length > 0 ? inArray(sql`lower(${users.email})`, emails) : undefined));
  const place = ({ id }: Person) => (ids.includes(id) ? ids.indexOf(id) : ids.length);
  return rows.toSorted((one, other) => place(one) - place(other));
}

const emailsOf = (...values: unknown[]): string[] => values.flatMap((email) => (typeof email === 'string' ? [email.toLowerCase()] : []));

/** The names of the data sent: the fields of a body, the filters of an export. Values are not stored. */
function fieldsOf({ body, query }: WitnessedCall): string[] {
  const sent = body ?? query['filter'];
  if (typeof sent !== 'object' || sent === null) return [];
  return Object.keys(sent)
    .filter((name) => name !== 'version' && name !== 'ids')
    .slice(0, mostFields);
}

function memberOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined;
}
