// A row's position in the order of a list, so that the next batch can start after it (`engine/server/batches.ts`).
import { sql, type Column, type SQL } from 'drizzle-orm';
import type { Part, Place } from '../../engine/server/batches.ts';

/** The columns that determine a row's place; see `placeOf`. */
export function placeColumns(key: Column | SQL): { place_value: SQL<string | null>; place_type: SQL<string> } {
  return { place_value: sql<string | null>`(${key})::text`, place_type: sql<string>`pg_typeof(${key})::text` };
}

/** The parts of an order, as the database sorts NULL: last when rising, first when falling. */
export function partsOf(order: 'ASC' | 'DESC'): Part[] {
  return order === 'ASC' ? ['filled', 'empty'] : ['empty', 'filled'];
}

/** What belongs to a part and comes after a place. */
export function rowsAfter(place: Place | undefined, part: Part, { key, id, order }: { key: Column | SQL; id: Column; order: 'ASC' | 'DESC' }): SQL {
  const further = sql.raw(order === 'ASC' ? '>' : '<');
  if (part === 'empty') return place ? sql`${key} is null and ${id} ${further} ${place.id}::uuid` : sql`${key} is null`;
  if (!place) return sql`${key} is not null`;
  // The type is the database's own answer, never a caller's.
  return sql`(${key}, ${id}) ${further} (${place.value}::text::${sql.raw(place.type)}, ${place.id}::uuid)`;
}
