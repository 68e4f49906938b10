import type { Letter } from '../ports/mail/mail.ts';
import type { PushEvent } from '../ports/push/push.ts';
import { mailEmailChange, mailForgottenPassword } from '../modules/auth/password-mail.ts';
import { removeUnclaimed } from '../modules/files/unclaimed.ts';
import { mailNotification } from '../modules/notifications/deliver.ts';
import { attachWaiting } from '../modules/onboarding/attach.ts';
import { mailOnboarding } from '../modules/onboarding/links.ts';
import { mailOwnConfirmation } from '../modules/payments/confirm-own.ts';
import { releaseExpired } from '../modules/payments/expire.ts';
import type { DeedContext } from './outbox.ts';

/** A deed outside the database. It must bear being done twice under one `context.id`. */
export type Deed<Content> = (content: Content, context: DeedContext) => Promise<void>;

/** Every kind of outbox entry and how it is done. A new kind is a new line here. */
export const outboxKinds = {
  /** A letter to one person. */
  mail: ((letter, { id, services }) => services.mail.send({ ...letter, id })) satisfies Deed<Omit<Letter, 'id'>>,
  /** What changed, to the browsers that show it. */
  push: ((event, { id, services }) => services.push.send({ ...event, id })) satisfies Deed<Omit<PushEvent, 'id'>>,
  /** The end of what a person's browsers hear: a session of theirs is over, or the account is suspended. */
  push_end: (({ user_id }, { services }) => services.push.disconnect(user_id)) satisfies Deed<{ user_id: string }>,
  /** A password was forgotten: the letter, if the address has an account. */
  password_mail: mailForgottenPassword satisfies Deed<{ email: string; package_identifier?: string }>,
  /** Somebody asked for another e-mail for their account. */
  email_change_mail: mailEmailChange satisfies Deed<{ user_id: string; email: string }>,
  /** A sign-up was begun, or its e-mail changed: the link to go on. */
  onboarding_mail: mailOnboarding satisfies Deed<{ onboarding_id: string }>,
  /** A client wants a package that costs nothing, and nobody has proved their mailbox: the link that does. */
  confirm_own_mail: mailOwnConfirmation satisfies Deed<{ user_id: string }>,
  /** An account's mailbox was proved: what was paid for with it is attached. */
  attach_purchases: attachWaiting satisfies Deed<{ user_id: string }>,
  /** A notification as a letter, if it is still unread. */
  notification_mail: mailNotification satisfies Deed<{ notification_id: string }>,
  /** A coupon held for a payment, when its 30 minutes are over. */
  release_hold: ((payload, { db, services }) => releaseExpired(db, services, payload)) satisfies Deed<{ payment_id: string }>,
  /** An upload that nothing took up within a day. */
  remove_unclaimed: (({ file_id }, { db }) => db.transaction((transaction) => removeUnclaimed(transaction, file_id))) satisfies Deed<{ file_id: string }>,
  /** Stored files whose rows are gone. */
  remove_file: (async ({ keys }, { services }) => {
    for (const key of keys) await services.files.remove(key);
  }) satisfies Deed<{ keys: readonly string[] }>,
};

export type OutboxKinds = typeof outboxKinds;
export type OutboxKind = keyof OutboxKinds;
export type Payload<K extends OutboxKind> = Parameters<OutboxKinds[K]>[0];
