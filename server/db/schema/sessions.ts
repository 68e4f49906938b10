import { eq, sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, primaryKey, text, uuid, varchar } from 'drizzle-orm/pg-core';
import type { SessionEnd } from '../../../domain/session-end.ts';
import { base, instant } from '../columns.ts';
import { notPersonal, personal } from '../personal.ts';
import { users } from './users.ts';

/** Where someone is signed in. The token itself is nowhere, only its hash. */
export const sessions = pgTable(
  'sessions',
  {
    ...base,
    user_id: uuid()
      .notNull()
      .references(() => users.id),
    token_hash: text().notNull().unique(),
    user_agent: text().notNull(),
    host: text(),
    ip: text(),
    last_used_at: instant().notNull(),
    expires_at: instant().notNull(),
    /** When its owner last proved that it is them: by signing in, or by confirming an act. */
    confirmed_at: instant(),
    /** When it was confirmed by a second step; null: never. */
    second_step_at: instant(),
    /** What a passkey is to sign next, once; null: nothing was asked for. */
    challenge: text(),
    challenge_until: instant(),
  },
  (table) => [index('sessions_of_user').on(table.user_id, table.last_used_at), index('sessions_expired').on(table.expires_at)],
);
personal(sessions, {
  of: ({ id }) => eq(sessions.user_id, id),
  becomes: 'removed',
  copy: 'Sessions',
});

/** Why a session is over that its owner did not end there: told to whoever still has the token. Kept as long as a session lasts at most. */
export const endedSessions = pgTable(
  'ended_sessions',
  {
    token_hash: text().primaryKey(),
    why: text().$type<SessionEnd>().notNull(),
    ended_at: instant()
      .notNull()
      .default(sql`now()`),
  },
  (table) => [index('ended_sessions_by_age').on(table.ended_at)],
);
notPersonal(endedSessions, { 'a hash': ['token_hash'], 'one of a few reasons': ['why'] });

/** Networks (/24, /64) from which the owner of an account has signed in: there, others' wrong passwords never make them wait. */
export const signInPlaces = pgTable(
  'sign_in_places',
  {
    user_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    network: text().notNull(),
    last_at: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.network] })],
);
personal(signInPlaces, {
  of: ({ id }) => eq(signInPlaces.user_id, id),
  becomes: 'removed',
  copy: { leftOut: 'The sessions list where you are signed in; these only count against limits.' },
});

/** Counters of rate-limiter-flexible, whose store names these columns in this order. Keys are hashed. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: varchar({ length: 255 }).primaryKey(),
    points: integer().notNull().default(0),
    /** Milliseconds since 1970. */
    expire: bigint({ mode: 'number' }),
  },
  (table) => [index('rate_limits_expire').on(table.expire)],
);
notPersonal(rateLimits, { 'a hash': ['key'] });
