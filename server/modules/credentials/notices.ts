import type { Database } from '../../db/database.ts';
import { templates } from '../../events/mail/index.ts';
import { enqueue } from '../../outbox/outbox.ts';

type Notice = 'passwordChanged' | 'emailChangeAsked' | 'emailChanged' | 'accountClosed';

/** Tells a person, at their previous address, that the credentials of their account changed. */
export async function mailNotice(db: Database, { email, first_name }: { email: string; first_name: string }, notice: Notice): Promise<void> {
  await enqueue(db, { kind: 'mail', payload: templates[notice](email, { first_name }) });
}
