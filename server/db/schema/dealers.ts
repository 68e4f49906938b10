import { sql } from 'drizzle-orm';
import { doublePrecision, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { DealerContact } from '../../../generated/api.ts';
import { base } from '../columns.ts';
import { notPersonal } from '../personal.ts';
import { searchIndex } from '../search.ts';

/** Car dealers the firm asks for prices. */
export const dealers = pgTable(
  'dealers',
  {
    ...base,
    name: text().notNull(),
    makes: text().array().notNull().default([]),
    address: text(),
    zip: text().notNull(),
    /** City and state of the ZIP, and where it is, in degrees; from the ZIP whenever it changes. */
    place: text(),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    phone: text(),
    contacts: jsonb().$type<DealerContact[]>().notNull().default([]),
    notes: text(),
  },
  (table) => [
    uniqueIndex('dealers_name_and_zip').on(sql`lower(${table.name})`, table.zip),
    index('dealers_name').on(table.name, table.id),
    index('dealers_zip').on(table.zip, table.id),
    index('dealers_place').on(table.place, table.id),
    index('dealers_phone').on(table.phone, table.id),
    index('dealers_makes').using('gin', table.makes),
    searchIndex('dealers_search', table.name, table.place, table.phone),
    index('dealers_created').on(table.created_at),
    index('dealers_updated').on(table.updated_at),
  ],
);
notPersonal(dealers, { 'what the firm knows of a dealer': ['name', 'makes', 'address', 'zip', 'place', 'phone', 'contacts', 'notes'] });
