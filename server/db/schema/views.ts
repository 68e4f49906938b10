import { eq } from 'drizzle-orm';
import { boolean, index, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { listDensityValues } from '../../../generated/enums.ts';
import { base, oneOf } from '../columns.ts';
import { personal } from '../personal.ts';
import { users } from './users.ts';

/** Lists as staff want to see them again. */
export const savedViews = pgTable(
  'saved_views',
  {
    ...base,
    owner_id: uuid()
      .notNull()
      .references(() => users.id),
    /** The resource, as the contract names it. */
    list: text().notNull(),
    name: text().notNull(),
    is_shared: boolean().notNull().default(false),
    filter: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    sort: jsonb().$type<string[] | null>(),
    columns: jsonb().$type<string[] | null>(),
    group_by: text(),
    density: text({ enum: listDensityValues }).notNull().default('regular'),
  },
  (table) => [
    oneOf('saved_views_density', table.density, listDensityValues),
    unique('saved_views_name').on(table.owner_id, table.list, table.name),
    index('saved_views_of_list').on(table.list, table.name),
  ],
);
personal(savedViews, {
  of: ({ id }) => eq(savedViews.owner_id, id),
  becomes: 'removed',
  copy: { leftOut: 'how staff look at lists is about the work' },
});
