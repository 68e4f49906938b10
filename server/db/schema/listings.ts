import { boolean, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { bodyStyleValues, drivetrainValues, fuelKindValues, transmissionValues, vehicleConditionValues } from '../../../generated/enums.ts';
import { base, oneOf } from '../columns.ts';
import { notPersonal } from '../personal.ts';
import { searchIndex } from '../search.ts';
import { users } from './users.ts';

/** Facts about a car, on listings and links alike. */
export const carColumns = () => ({
  vin: text(),
  make: text(),
  model: text(),
  trim: text(),
  year: integer(),
  condition: text({ enum: vehicleConditionValues }),
  /** Cents. */
  price: integer(),
  miles: integer(),
  dealer: text(),
  place: text(),
  /** Miles from the client: of a link counted where both places are known (`links/distance.ts`), else as typed; of a listing as typed. */
  distance: integer(),
  body_style: text({ enum: bodyStyleValues }),
  fuel: text({ enum: fuelKindValues }),
  drivetrain: text({ enum: drivetrainValues }),
  transmission: text({ enum: transmissionValues }),
  seats: integer(),
  doors: integer(),
  exterior_colour: text(),
  interior_colour: text(),
  options: text().array().notNull().default([]),
});

/** Of `carColumns`, those of text. */
export const aboutCar = ['vin', 'make', 'model', 'trim', 'dealer', 'place', 'exterior_colour', 'interior_colour', 'options'] as const;

/** Cars that advisors present, to one client or to many. */
export const listings = pgTable(
  'listings',
  {
    ...base,
    ...carColumns(),
    title: text().notNull(),
    url: text(),
    description: text(),
    is_displayed: boolean().notNull().default(false),
    /** Who presents it. */
    advisor_id: uuid().references(() => users.id),
  },
  (table) => [
    ...carChecks('listings', table),
    index('listings_of_advisor').on(table.advisor_id, table.id),
    index('listings_title').on(table.title),
    index('listings_car').on(table.make, table.year),
    index('listings_price').on(table.price),
    index('listings_miles').on(table.miles),
    index('listings_vin').on(table.vin),
    index('listings_displayed').on(table.is_displayed, table.id),
    index('listings_year').on(table.year, table.id),
    searchIndex('listings_search', table.title, table.dealer, table.place, table.vin),
    index('listings_created').on(table.created_at),
    index('listings_updated').on(table.updated_at),
  ],
);
notPersonal(listings, { 'about a car': [...aboutCar, 'title', 'url', 'description'] });

/** Whom a listing is for. */
export const listingClients = pgTable(
  'listing_clients',
  {
    listing_id: uuid()
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    client_id: uuid()
      .notNull()
      .references(() => users.id),
  },
  (table) => [primaryKey({ columns: [table.listing_id, table.client_id] }), index('listing_clients_of_client').on(table.client_id)],
);
/** Who was shown which car: ids alone, a trail of the work; the copy of one's data has the cars themselves. */
notPersonal(listingClients, {});

/** The checks that go with `carColumns`. */
export function carChecks(name: string, table: Record<'condition' | 'body_style' | 'fuel' | 'drivetrain' | 'transmission', AnyPgColumn>) {
  return [
    oneOf(`${name}_condition`, table.condition, vehicleConditionValues),
    oneOf(`${name}_body_style`, table.body_style, bodyStyleValues),
    oneOf(`${name}_fuel`, table.fuel, fuelKindValues),
    oneOf(`${name}_drivetrain`, table.drivetrain, drivetrainValues),
    oneOf(`${name}_transmission`, table.transmission, transmissionValues),
  ];
}
