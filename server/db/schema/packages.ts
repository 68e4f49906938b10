import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { packageKindValues } from '../../../generated/enums.ts';
import { base, oneOf } from '../columns.ts';
import { notPersonal } from '../personal.ts';
import { searchIndex } from '../search.ts';

export const packages = pgTable(
  'packages',
  {
    ...base,
    name: text().notNull(),
    package_identifier: text().notNull().unique(),
    kind: text({ enum: packageKindValues }).notNull().default('search'),
    tagline: text(),
    /** Cents. */
    price: integer().notNull(),
    inclusions: text().array().notNull().default([]),
    max_links: integer(),
    max_otd_prices: integer(),
    max_quotes: integer(),
    max_contracts: integer(),
    days_included: integer().notNull().default(45),
    is_active: boolean().notNull().default(true),
    position: integer().notNull().default(0),
  },
  (table) => [
    oneOf('packages_kind', table.kind, packageKindValues),
    check('packages_price', sql`${table.price} >= 0`),
    // The brief's own routes are beside the slug: /onboard-the-client/payment, …/payment-success.
    check('packages_identifier', sql`${table.package_identifier} not in ('payment', 'payment-success')`),
    searchIndex('packages_search', table.name, table.package_identifier),
    index('packages_position').on(table.is_active, table.position),
  ],
);
notPersonal(packages, { 'what the firm sells': ['name', 'package_identifier', 'tagline', 'inclusions'] });
