import { eq } from 'drizzle-orm';
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { tokenPurposeValues } from '../../../generated/enums.ts';
import { base, instant, oneOf } from '../columns.ts';
import { notPersonal, personal } from '../personal.ts';
import { sessions } from './sessions.ts';
import { users } from './users.ts';

/** The purpose of a mailed token: the page to choose a password distinguishes these; verifying a mailbox and signing in have pages of their own. */
export const mailTokenPurposes = [...tokenPurposeValues, 'confirm_email', 'sign_in'] as const;
export type MailTokenPurpose = (typeof mailTokenPurposes)[number];

/** Tokens of mails: to reset a password, to accept an invitation, to sign in. Only the hash is kept; each works once. */
export const mailTokens = pgTable(
  'mail_tokens',
  {
    ...base,
    token_hash: text().notNull().unique(),
    user_id: uuid()
      .notNull()
      .references((): AnyPgColumn => users.id),
    purpose: text({ enum: mailTokenPurposes }).notNull(),
    /** Of `confirm_email`: the address the account takes over by it; null confirms the one it has. */
    email: text(),
    expires_at: instant().notNull(),
    used_at: instant(),
  },
  (table) => [oneOf('mail_tokens_purpose', table.purpose, mailTokenPurposes), index('mail_tokens_of_user').on(table.user_id, table.purpose)],
);
personal(mailTokens, {
  of: ({ id }) => eq(mailTokens.user_id, id),
  becomes: 'removed',
  copy: { leftOut: 'These are links we e-mailed; you know the e-mail you requested them for.' },
  plain: { 'a hash': ['token_hash'] },
});

/** Codes with which a session moves to another host: once, there alone, within 30 seconds. */
export const handOvers = pgTable('hand_overs', {
  ...base,
  code_hash: text().notNull().unique(),
  session_id: uuid()
    .notNull()
    .references((): AnyPgColumn => sessions.id, { onDelete: 'cascade' }),
  /** Host name without port. */
  host: text().notNull(),
  expires_at: instant().notNull(),
});
notPersonal(handOvers, { 'a hash': ['code_hash'], 'one of our own hosts': ['host'] });
