// Finds prospects and what blocks them.
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Actor } from '../../../engine/server/handler.ts';
import { conflict, gone, invalid } from '../../../engine/server/problem.ts';
import * as roles from '../../../generated/roles.ts';
import type { Database } from '../../db/database.ts';
import { initialClientData, packages, users } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { mailboxOf, readOnboardingToken, type Holder, type MailedLink, type OnboardingToken } from './tokens.ts';

export type Prospect = typeof initialClientData.$inferSelect;

/** The account with this e-mail, whatever its case; a closed account has given its e-mail back. */
export async function accountWith(db: Database, email: string): Promise<typeof users.$inferSelect | undefined> {
  const [row] = await db
    .select()
    .from(users)
    .where(and(sql`lower(${users.email}) = ${email.toLowerCase()}`, isNull(users.deleted_at)));
  return row;
}

/**
 * For staff, who may know; a self sign-up is never told.
 * @throws Problem 422 on `email`: a person with an account signs in, and never pays for a second one
 */
export async function mustHaveNoAccount(db: Database, email: string): Promise<void> {
  if (await accountWith(db, email)) throw invalid({ email: 'This e-mail already has an account. Sign in instead.' });
}

/** The package with this slug, if new clients may buy it. @throws Problem 422 on `package_identifier` */
export async function packageOnSale(db: Database, slug: string): Promise<typeof packages.$inferSelect> {
  const [row] = await db
    .select()
    .from(packages)
    .where(and(eq(packages.package_identifier, slug), eq(packages.is_active, true)));
  if (!row) throw invalid({ package_identifier: 'This package isn’t available. Choose another one.' });
  return row;
}

/** The prospect of a token that works, and how far it is trusted. */
export interface Held {
  prospect: Prospect;
  holder: Holder;
  token: OnboardingToken;
}

/** The prospect a token belongs to, locked. @throws Problem 410 for a token that no longer works */
export async function lockProspect(db: Database, services: Services, given: string): Promise<Held> {
  const token = readOnboardingToken(services, given);
  const prospect = await lockedProspect(db, token.onboarding_id);
  if (token.number < prospect.token_floor) throw gone('You continued from a newer link. Open our newest e-mail to continue.');
  return { prospect, holder: token.holder, token };
}

/** The prospect a mailed link leads to, locked. @throws Problem 410 for one that was replaced, or mailed to an e-mail they no longer have */
export async function lockLinked(db: Database, services: Services, link: MailedLink): Promise<Prospect> {
  const prospect = await lockedProspect(db, link.onboarding_id);
  const isReplaced = link.staff_number !== null && link.staff_number !== prospect.link_number;
  if (isReplaced || link.mailbox !== mailboxOf(services, prospect.email)) throw gone('We sent you a newer link. Open our newest e-mail.');
  return prospect;
}

async function lockedProspect(db: Database, id: string): Promise<Prospect> {
  const [prospect] = await db.select().from(initialClientData).where(eq(initialClientData.id, id)).for('update');
  if (!prospect || prospect.step === 'discarded') throw gone('This sign-up was closed. Start again, or write to us.');
  return prospect;
}

/**
 * Whether a token speaks for the client: the newest there is, or the one with which the link mailed to their present e-mail was opened. Only
 * such a one changes the e-mail from the payment on, and gets the first password on the page.
 */
export function isTrusted(prospect: Prospect, { number }: OnboardingToken): boolean {
  return number === prospect.token_number || (prospect.email_confirmed_at !== null && number === prospect.token_floor);
}

/** @throws Problem 409 once it is paid or discarded */
export function mustBeOpen(prospect: Prospect): void {
  if (prospect.step === 'payment_success') throw conflict('This onboarding is paid; the client has an account.', { step: prospect.step });
  if (prospect.step === 'discarded') throw conflict('This onboarding was discarded.', { step: prospect.step });
}

/** An advisor who works on an unowned prospect owns them from then on (docs/rules.md, Roles and scope). Admins help without taking over. */
export function claimedBy(actor: Actor, prospect: Pick<Prospect, 'started_by'>): Pick<Prospect, 'started_by'> {
  return { started_by: prospect.started_by ?? (actor.role === roles.employee ? actor.id : null) };
}
