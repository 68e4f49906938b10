import type { Database } from '../../db/database.ts';
import { enqueue } from '../../outbox/outbox.ts';

const notices = {
  password: { subject: 'Your password was changed', text: 'your password at Forecourt was changed just now, and other devices were signed out.' },
  email_asked: {
    subject: 'A new e-mail for your account',
    text: 'your account at Forecourt asked to move to another e-mail. It moves once the link mailed there is opened.',
  },
  email: { subject: 'Your e-mail was changed', text: 'the e-mail of your account at Forecourt was changed just now; this address is no longer in use there.' },
  closed: {
    subject: 'Your account was closed',
    text: 'your account at Forecourt was closed and your personal data removed. What was paid and decided stays in our books.',
  },
} as const;

/** Tells a person, at the address known until now, that somebody changed what protects the account. */
export async function mailNotice(db: Database, user: { email: string; first_name: string }, kind: keyof typeof notices): Promise<void> {
  const { subject, text } = notices[kind];
  await enqueue(db, {
    kind: 'mail',
    payload: { to: user.email, subject, text: `Hello ${user.first_name},\n\n${text}\n\nIf it was not you, write to us at once.` },
  });
}
