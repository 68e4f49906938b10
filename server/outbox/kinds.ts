// Jobs outside the database after a commit, by kind, with their payloads. The handlers are in `server/jobs.ts`.
import type { Database } from '../db/type.ts';
import type { Services } from '../services.ts';
import type { MadeLetter } from '../events/mail/template.ts';
import type { PushEvent } from '../ports/push/push.ts';

/** What a job is given beside its payload. */
export interface JobContext {
  /** Of the entry: the same on every try. */
  id: string;
  db: Database;
  services: Services;
}

/** An event as it is kept: its id is that of its job. */
export type Pushed = Omit<PushEvent, 'id'>;

/** A job outside the database. It must bear being done twice under one `context.id`. */
export type Job<Content> = (content: Content, context: JobContext) => Promise<void>;

/** Every kind of outbox entry. A new kind is a line here, one in `queues.ts` and one in `server/jobs.ts`; the compiler asks for them. */
export interface Payloads {
  /** A letter to one person: a template's (`events/mail`), for nothing else has this type. */
  mail: MadeLetter;
  /** A change, for the browsers that show it: what each of them hears. */
  push: { events: readonly Pushed[] };
  /** The end of what a person's browsers hear: a session of theirs is over, or the account is suspended. */
  push_end: { user_id: string };
  /** A password was forgotten: the letter, if the address has an account. */
  password_mail: { email: string; package_identifier?: string };
  /** Someone asked for a link to sign in with: the letter, if the address has an account or an open sign-up. */
  sign_in_mail: { email: string; package_identifier?: string };
  /** Someone asked for another e-mail for their account. */
  email_change_mail: { user_id: string; email: string };
  /** A sign-up was started, or its e-mail changed: the link to continue. */
  onboarding_mail: { onboarding_id: string };
  /** A client with an unverified mailbox wants a free package: the link that verifies it. */
  confirm_own_mail: { user_id: string };
  /** An account's mailbox was verified: earlier purchases are attached. */
  attach_purchases: { user_id: string };
  /** Something is new for a person: their devices are told, without a word of what it is. */
  browser_push: { user_id: string };
  /** A notification as a letter, if it is still unread. */
  notification_mail: { notification_id: string };
  /** A coupon held for a payment, when its 30 minutes are over. */
  release_hold: { payment_id: string };
  /** Dealers who have not answered yet, before a round ends: one reminder each. */
  /** `due_at`: what the round was due at then; absent in what was written by builds before. */
  remind_dealers: { request_id: string; round: number; due_at?: string };
  /** A round of a price request whose time is over. */
  end_round: { request_id: string; due_at: string };
  /** A chat that staff snoozed, when that is over. */
  snooze_over: { chat_id: string; until: string };
  /** A day of the firm's (YYYY-MM-DD) has come. */
  new_day: { day: string };
  /** An upload that nothing took up within a day. */
  remove_unclaimed: { file_id: string };
  /** A file on its way whose day is over. */
  remove_upload: { upload_id: string };
  /** Once, after an earlier version: how far links are from their clients (migration 0068), for the clients after this one. */
  count_distances: { after?: string };
  /** The next rows of a spreadsheet of links, from this one on. */
  add_links: { batch_id: string; from: number };
  /** The next rows of an import of clients, from this one on. */
  import_clients: { import_id: string; from: number };
  /** The next clients of an import that is undone, after this one. */
  undo_client_import: { import_id: string; after?: string };
  /** Stored files whose rows are gone. */
  remove_file: { keys: readonly string[] };
}

export type OutboxKind = keyof Payloads;
export type Payload<K extends OutboxKind> = Payloads[K];
