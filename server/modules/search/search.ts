// One question to the database over all that is found from anywhere: each kind by the index of its texts, within its own scope, ranked beside the others.
import { and, getTableColumns, getTableName, ilike, inArray, or, sql, type SQL } from 'drizzle-orm';
import { found } from '../../../generated/found.ts';
import type { FoundDescriptor } from '../../../engine/contract/found-descriptor.ts';
import type { Actor } from '../../../engine/server/handler.ts';
import type { SearchAnswer, SearchHit } from '../../../generated/api.ts';
import * as roles from '../../../generated/roles.ts';
import type { Database } from '../../db/database.ts';
import { sendSql } from '../../db/prepared.ts';
import { textOf } from '../../db/search.ts';
import { users } from '../../db/schema.ts';
import { phoneDigits, userScope } from '../people/index.ts';
import { sources, through, type Source } from './sources.ts';

/** Rows of one kind that are compared for their rank; of clients whose records are looked at; and of a kind in the answer. */
const [candidates, people, ofEach] = [300, 300, 6];
/** Of one kind, what has none of the words itself and is a client's who has. */
const ofClient = 3;
const onlyClients = 5;
const most = 48;
/** Fewer letters have no three in common with a text: they are looked for at the beginnings of words. */
const fewestLetters = 3;
const kinds = found.map((kind) => ({ kind, source: sourceOf(kind) }));

function sourceOf({ kind, through: by = {} }: FoundDescriptor): Source {
  const source = sources[kind];
  if (!source) throw new Error(`The contract says that ${kind} is found (x-display.found); say in server/modules/search/sources.ts where it comes from.`);
  for (const [resource, field] of Object.entries(by))
    if (!through[`${resource}.${field}`]) throw new Error(`Nothing in search/sources.ts finds ${kind} by ${resource}.${field}.`);
  return source;
}

/** What was found among the records. */
type Found = Pick<SearchAnswer, 'hits' | 'more'>;

type Row = { kind: string; id: string; name: string | null; client_id: string | null; client_name: string | null; values: SearchHit['values'] };

/** What the caller may see that has every word, the best first. Words shorter than two letters find nothing. */
export async function searchHits(db: Database, actor: Actor, q: string): Promise<Found> {
  const words = wordsOf(q);
  if (words.every((word) => word.length < 2)) return { hits: [], more: [] };
  const asked = kindsFor(actor).map(({ kind, source }, place) => rankedOf(kind, source, actor, q.trim(), words, place));
  const rows = await sendSql<Row & { rank: number }>(
    db,
    sql`with client as materialized (${clientsWith(actor, words)}) select * from (${sql.join(asked, sql` union all `)}) as hit order by hit.rank, hit.place, hit.at desc, hit.id limit 200`,
  );
  const counted = new Map<string, number>();
  const hits = rows.filter(({ kind, rank }) => {
    // Of what is only a client's a few are enough, so that other kinds and the commands stay in sight.
    const of = rank === onlyClients ? `${kind} of a client` : kind;
    counted.set(of, (counted.get(of) ?? 0) + 1);
    return (counted.get(of) ?? 0) <= (rank === onlyClients ? ofClient : ofEach);
  });
  const more = kindsFor(actor).flatMap(({ kind }) => (rows.some((row) => row.kind === kind.kind && !hits.includes(row)) ? [kind.kind] : []));
  return { hits: hits.slice(0, most).map(hitOf), more };
}

/** These records, as `Kind:id`, as far as the caller may still see them, in this order. */
export async function recentHits(db: Database, actor: Actor, recent: readonly string[]): Promise<Found> {
  const asked = kindsFor(actor).flatMap(({ kind, source }) => {
    const ids = recent.flatMap((each) => (each.startsWith(`${kind.kind}:`) ? [each.slice(kind.kind.length + 1)] : []));
    if (ids.length === 0) return [];
    return [
      sql`(select ${shownOf(kind, source, actor, [])} from ${fromOf(source)} ${withClient(source)} ${source.joins ?? sql``} where ${and(source.scope(actor), inArray(source.id, ids)) ?? sql`true`})`,
    ];
  });
  if (asked.length === 0) return { hits: [], more: [] };
  const rows = await sendSql<Row>(db, sql.join(asked, sql` union all `));
  const placeOf = (row: Row) => recent.indexOf(`${row.kind}:${row.id}`);
  return { hits: rows.toSorted((one, other) => placeOf(one) - placeOf(other)).map(hitOf), more: [] };
}

const kindsFor = (actor: Actor) => kinds.filter(({ kind }) => kind.roles === undefined || kind.roles.includes(actor.role));

const hitOf = ({ kind, id, name, client_id, client_name, values }: Row): SearchHit => ({
  kind,
  id,
  name: (name ?? '').slice(0, 200),
  client_id,
  client_name,
  values,
});

/** A telephone is one word, however it is written. */
function wordsOf(q: string): string[] {
  const digits = phoneDigits(q.trim());
  return digits !== undefined && digits.length >= 7 ? [digits] : q.trim().split(/\s+/).filter(Boolean).slice(0, 8);
}

const escaped = (word: string): string => word.replaceAll(/[\\%_]/g, (character) => `\\${character}`);

/** The text has the word; a short one begins a word. */
function has(text: SQL, word: string): SQL {
  if (word.length >= fewestLetters) return ilike(text, `%${escaped(word)}%`);
  return sql`(${ilike(text, `${escaped(word)}%`)} or ${ilike(text, `% ${escaped(word)}%`)})`;
}

const all = (text: SQL, words: readonly string[]): SQL => and(...words.map((word) => has(text, word))) ?? sql`false`;
const any = (text: SQL, words: readonly string[]): SQL => or(...words.map((word) => has(text, word))) ?? sql`false`;

/** The caller's clients who have one of the words, for what belongs to them. */
const clientsWith = (actor: Actor, words: readonly string[]): SQL =>
  sql`select users.id, ${textOf(users)} as text from users where ${and(userScope(actor), sql`users.role = '${sql.raw(roles.client)}' and users.guest_of is null`, any(textOf(users), words)) ?? sql`true`} limit ${sql.raw(String(people))}`;

const fromOf = ({ table, from }: Source): SQL => from ?? sql.raw(getTableName(table));
const withClient = ({ client }: Source): SQL => (client ? sql`left join users as person on person.id = ${client}` : sql``);

/** The best of one kind, with their rank. */
function rankedOf(kind: FoundDescriptor, source: Source, actor: Actor, q: string, words: readonly string[], place: number): SQL {
  const { table, id } = source;
  const text = textOf(table);
  const limit = sql`limit ${sql.raw(String(candidates))}`;
  const scope = source.scope(actor) ?? sql`true`;
  const within = source.within ? all(sql`${source.within}`, words) : sql`true`;
  const arms = [sql`(select ${id} as id, 0 as far from ${fromOf(source)} where ${scope} and ${all(text, words)} and ${within} ${limit})`];
  if (source.client) {
    // What belongs to a client who has some of the words, and has the others itself.
    const every = and(...words.map((word) => or(has(text, word), has(sql`client.text`, word)))) ?? sql`false`;
    const own = source.ownWord ? any(text, words) : sql`true`;
    arms.push(
      sql`(select ${id} as id, 1 as far from client join ${fromOf(source)} on ${source.client} = client.id where ${scope} and ${every} and ${own} ${limit})`,
    );
  }
  for (const [resource, field] of Object.entries(kind.through ?? {})) {
    const other = through[`${resource}.${field}`];
    if (!other) continue;
    const theirs = and(other.scope(actor), all(textOf(other.table), words), all(sql`${other.field}`, words)) ?? sql`false`;
    arms.push(
      sql`(select ${id} as id, -1 as far from ${fromOf(source)} where ${scope} and ${id} in (select ${other.refers} from ${sql.raw(getTableName(other.table))} where ${theirs} ${limit}))`,
    );
  }
  const name = source.name(words);
  const rank = sql`(case when far = 1 then ${sql.raw(String(onlyClients))} when far = -1 then 1 when lower(${sql.param(q)}) in (${exactly(kind, source, name, q)}) then 0 when ${ilike(name, `${escaped(q)}%`)} then 1
    when ${ilike(name, `% ${escaped(q)}%`)} then 2 when ${all(name, words)} then 3 else 4 end)`;
  return sql`(select ${shownOf(kind, source, actor, words)}, ${rank} as rank, ${sql.raw(String(place))} as place, ${source.at} as at
    from (select candidate.id, min(candidate.far) as far from (${sql.join(arms, sql` union all `)}) as candidate group by candidate.id) as chosen
    join ${fromOf(source)} on ${id} = chosen.id ${withClient(source)} ${source.joins ?? sql``} order by rank, ${source.at} desc limit ${sql.raw(String(ofEach + 1))})`;
}

/** What is meant when it is typed in full: the name, and what nobody types by chance, such as a VIN, a receipt's number, an address. */
function exactly({ by }: FoundDescriptor, { table }: Source, name: SQL, q: string): SQL {
  const columns = getTableColumns(table);
  const identifiers = /[\d@]/.test(q) ? by.flatMap((field) => (columns[field] ? [sql`lower(${columns[field]})`] : [])) : [];
  return sql.join([sql`lower(${name})`, ...identifiers], sql`, `);
}

/** What a hit shows, as one row: the values that the caller's role may read. */
function shownOf(kind: FoundDescriptor, source: Source, actor: Actor, words: readonly string[]): SQL {
  const columns: Readonly<Record<string, SQL.Aliased | SQL | unknown>> = getTableColumns(source.table);
  const derived: Readonly<Record<string, SQL>> = {
    ...(source.client ? { client_name: sql`person.name`, user_id: sql`${source.client}` } : {}),
    ...source.values,
  };
  const values = kind.fields
    .filter(({ read }) => read === undefined || read.includes(actor.role))
    .flatMap(({ name }) => {
      const value = derived[name] ?? columns[name];
      return value === undefined ? [] : [sql`'${sql.raw(name)}', ${value}`];
    });
  const client = source.client ? sql`person.id as client_id, person.name as client_name` : clientItself(source);
  return sql`'${sql.raw(kind.kind)}' as kind, ${source.id} as id, ${source.name(words)} as name, ${client}, jsonb_build_object(${sql.join(values, sql`, `)}) as values`;
}

/** A client's own row is about that client. */
function clientItself({ table }: Source): SQL {
  if (table !== users) return sql`null::uuid as client_id, null::text as client_name`;
  const own = sql`users.role = '${sql.raw(roles.client)}' and users.guest_of is null`;
  return sql`case when ${own} then users.id end as client_id, case when ${own} then users.name end as client_name`;
}
