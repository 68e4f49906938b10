import { eq } from 'drizzle-orm';
import { bigint, boolean, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { base, instant } from '../columns.ts';
import { personal } from '../personal.ts';
import { users } from './users.ts';

const leftOut = { leftOut: 'Your profile lists what you confirm a sign-in with; the rest are secrets.' };

/** Public halves of people's passkeys (WebAuthn). */
export const passkeys = pgTable(
  'passkeys',
  {
    ...base,
    user_id: uuid()
      .notNull()
      .references(() => users.id),
    name: text().notNull(),
    /** As the authenticator names it, base64url. */
    credential_id: text().notNull().unique(),
    /** COSE, base64url. */
    public_key: text().notNull(),
    /** The host it is for, and those below it. */
    rp_id: text().notNull(),
    /** How many signatures it has made; 0 where the authenticator does not count. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: jsonb().$type<string[]>().notNull(),
    /** Whether its maker copies it to the person's other devices. */
    backed_up: boolean().notNull(),
    last_used_at: instant(),
  },
  (table) => [index('passkeys_of_user').on(table.user_id, table.id)],
);
personal(passkeys, {
  of: ({ id }) => eq(passkeys.user_id, id),
  becomes: 'removed',
  copy: leftOut,
});

/** Authenticator apps (RFC 6238): one for a person. */
export const authenticatorApps = pgTable('authenticator_apps', {
  ...base,
  user_id: uuid()
    .notNull()
    .unique()
    .references(() => users.id),
  /** Sealed (`server/seal.ts`); null until the first code was confirmed. */
  secret: text(),
  /** Of one that is being set up. */
  next_secret: text(),
  next_until: instant(),
  confirmed_at: instant(),
  /** The period of 30 seconds whose code was used last: neither it nor an earlier one counts again. */
  last_period: bigint({ mode: 'number' }),
  last_used_at: instant(),
});
personal(authenticatorApps, {
  of: ({ id }) => eq(authenticatorApps.user_id, id),
  becomes: 'removed',
  copy: leftOut,
});

/** Codes for whoever has lost everything else, each good once. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    ...base,
    user_id: uuid()
      .notNull()
      .references(() => users.id),
    /** argon2id, as of passwords. */
    code_hash: text().notNull(),
    used_at: instant(),
  },
  (table) => [index('recovery_codes_of_user').on(table.user_id, table.id)],
);
personal(recoveryCodes, {
  of: ({ id }) => eq(recoveryCodes.user_id, id),
  becomes: 'removed',
  copy: leftOut,
});
