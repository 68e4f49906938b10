import { and, eq, isNull, sql } from 'drizzle-orm';
import { passwordProblem } from '../../../domain/passwords.ts';
import type { InitialClientData } from '../../../generated/api.ts';
import type { HandlerMap } from '../../contract/handler.ts';
import { conflict, gone, invalid, notFound } from '../../contract/problem.ts';
import type { Database } from '../../db/database.ts';
import { listRows } from '../../db/list.ts';
import { findRow, insertRow, updateRow } from '../../db/rows.ts';
import { initialClientData, payments, users } from '../../db/schema.ts';
import { enqueue } from '../../outbox/outbox.ts';
import type { Services } from '../../services.ts';
import { hashPassword } from '../auth/passwords.ts';
import { notify } from '../notifications/notify.ts';
import { withdraw } from '../payments/expire.ts';
import { isPaid, lockPayment } from '../payments/rows.ts';
import { phoneHas } from '../users/search.ts';
import { hasReached } from './funnel.ts';
import { claimedBy, lockProspect, mustBeOpen, mustHaveNoAccount, packageOnSale, tellProspect, type Prospect } from './prospects.ts';
import { onboardingScope } from './scope.ts';
import { issueOnboardingToken, readPasswordToken, type Holder } from './tokens.ts';

/** Brief §7, initial-client-data, and the way from there to an account (domain: onboarding). */
export const onboardingHandlers = {
  listInitialClientData: ({ db, actor, query: { filter, sort, range } }) => {
    const { reached, ...rest } = filter ?? {};
    return listRows(db, initialClientData, {
      scope: and(onboardingScope(actor), reached === undefined ? undefined : hasReached(reached)),
      filter: rest,
      sort,
      range,
      search: [initialClientData.first_name, initialClientData.last_name, initialClientData.email, phoneHas(initialClientData.phone)],
      defaultSort: ['last_step_at', 'DESC'],
    });
  },

  getInitialClientData: ({ db, actor, params }) => findRow(db, initialClientData, params.id, onboardingScope(actor)),

  createInitialClientData: async ({ db, actor, body, services }) => {
    await mustHaveNoAccount(db, body.email);
    if (body.package_identifier) await packageOnSale(db, body.package_identifier);
    const row = await insertRow(db, initialClientData, {
      ...body,
      source: actor ? 'assisted' : 'self',
      started_by: actor?.id ?? null,
      last_step_at: services.clock().toISOString(),
    });
    await tellProspect(db, row.started_by);
    return withToken(services, row, actor ? 'staff' : 'client');
  },

  updateInitialClientData: async ({ db, actor, params, body, services }) => {
    const prospect = await findRow(db, initialClientData, params.id, onboardingScope(actor), { lock: true });
    mustBeOpen(prospect);
    const { version, ...changes } = body;
    await mustBeAllowed(db, changes);
    await tellProspect(db, prospect.started_by, claimedBy(actor, prospect).started_by);
    return updateRow(
      db,
      initialClientData,
      params.id,
      { ...changes, ...claimedBy(actor, prospect), last_step_at: services.clock().toISOString(), ...(version === undefined ? {} : { version }) },
      onboardingScope(actor),
    );
  },

  deleteInitialClientData: async ({ db, actor, params, services }) => {
    const prospect = await findRow(db, initialClientData, params.id, onboardingScope(actor), { lock: true });
    if (prospect.step === 'payment_success') throw conflict('Somebody paid here; the payment and its client are kept.', { step: prospect.step });
    if (await takeBackPayment(db, services, prospect)) throw conflict('The payment came in this very moment; the client has an account.');
    await tellProspect(db, prospect.started_by);
    // The payment's row goes first, and with it its coupon's hold.
    await db.update(initialClientData).set({ payment_id: null }).where(eq(initialClientData.id, prospect.id));
    await db.delete(payments).where(eq(payments.onboarding_id, prospect.id));
    await db.delete(initialClientData).where(eq(initialClientData.id, prospect.id));
    return prospect;
  },

  resumeInitialClientData: async ({ db, actor, params, services }) => {
    const prospect = await findRow(db, initialClientData, params.id, onboardingScope(actor), { lock: true });
    if (prospect.step === 'discarded') mustBeOpen(prospect);
    await tellProspect(db, prospect.started_by, claimedBy(actor, prospect).started_by);
    const row = prospect.step === 'payment_success' ? prospect : await updateRow(db, initialClientData, params.id, claimedBy(actor, prospect), undefined);
    return withToken(services, row, 'staff');
  },

  sendOnboardingLink: async ({ db, actor, params, services }) => {
    const prospect = await findRow(db, initialClientData, params.id, onboardingScope(actor), { lock: true });
    mustBeOpen(prospect);
    const row = await updateRow(db, initialClientData, params.id, { ...claimedBy(actor, prospect), last_nudge_at: services.clock().toISOString() }, undefined);
    await tellProspect(db, prospect.started_by, row.started_by);
    await enqueue(db, { kind: 'mail', payload: resumeLetter(services, row) });
    return row;
  },

  discardInitialClientData: async ({ db, actor, params, services }) => {
    const prospect = await findRow(db, initialClientData, params.id, onboardingScope(actor), { lock: true });
    mustBeOpen(prospect);
    if (await takeBackPayment(db, services, prospect)) throw conflict('The payment came in this very moment; the client has an account.');
    await tellProspect(db, prospect.started_by, claimedBy(actor, prospect).started_by);
    return updateRow(
      db,
      initialClientData,
      params.id,
      { ...claimedBy(actor, prospect), step: 'discarded', last_step_at: services.clock().toISOString() },
      undefined,
    );
  },

  resumeOnboarding: async ({ db, body, services }) => {
    const { prospect, holder } = await lockProspect(db, services, body.token);
    if (holder === 'client') await noticeReturn(db, services, prospect);
    return withToken(services, prospect, holder);
  },

  saveOnboarding: async ({ db, body, services }) => {
    const { prospect, holder } = await lockProspect(db, services, body.token);
    mustBeOpen(prospect);
    const { token: _proof, ...changes } = body;
    await mustBeAllowed(db, changes, prospect);
    await tellProspect(db, prospect.started_by);
    const row = await updateRow(db, initialClientData, prospect.id, { ...changes, last_step_at: services.clock().toISOString() }, undefined);
    return withToken(services, row, holder);
  },

  choosePassword: async ({ db, body, services }) => {
    const userId = readPasswordToken(services, body.token);
    const [invited] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId));
    const weakness = passwordProblem(body.password, invited?.email);
    if (weakness) throw invalid({ password: weakness });
    const password_hash = await hashPassword(body.password);
    // Only an account that has no password yet takes one, so the token works once.
    const [account] = await db
      .update(users)
      .set({ password_hash, status: 'active', version: sql`${users.version} + 1` })
      .where(and(eq(users.id, userId), eq(users.status, 'invited'), isNull(users.password_hash), isNull(users.deleted_at)))
      .returning({ email: users.email });
    if (!account) throw gone('A password was chosen already. Sign in with it, or use "Forgot password".');
    return { email: account.email };
  },
} satisfies Partial<HandlerMap>;

/** The prospect with the token to go on with. */
function withToken(services: Services, prospect: Prospect, holder: Holder): InitialClientData {
  return { ...prospect, resume_token: issueOnboardingToken(services, prospect.id, holder) };
}

type Changes = Partial<Pick<Prospect, 'email' | 'package_identifier'>>;

async function mustBeAllowed(db: Database, changes: Changes, before?: Prospect): Promise<void> {
  if (changes.email !== undefined && changes.email !== before?.email) await mustHaveNoAccount(db, changes.email);
  if (changes.package_identifier) await packageOnSale(db, changes.package_identifier);
}

/** Makes what was prepared unpayable and lets its coupon go. @returns whether it turned out to be paid */
async function takeBackPayment(db: Database, services: Services, prospect: Prospect): Promise<boolean> {
  const payment = prospect.payment_id ? await lockPayment(db, prospect.payment_id) : undefined;
  if (!payment) return false;
  return isPaid(await withdraw(db, services, payment));
}

/** Tells the owner that a prospect came back by the link they were sent, the first time after each nudge. */
async function noticeReturn(db: Database, services: Services, prospect: Prospect): Promise<void> {
  const { started_by, last_nudge_at, last_step_at } = prospect;
  if (!started_by || !last_nudge_at || last_nudge_at <= last_step_at || prospect.step === 'payment_success') return;
  await db.update(initialClientData).set({ last_step_at: services.clock().toISOString() }).where(eq(initialClientData.id, prospect.id));
  await tellProspect(db, started_by);
  const [owner] = await db.select({ role: users.role }).from(users).where(eq(users.id, started_by));
  if (!owner) throw notFound();
  await notify(db, {
    user_id: started_by,
    role: owner.role,
    kind: 'onboarding_resumed',
    target: { kind: 'onboarding', id: prospect.id },
    words: `${prospect.first_name} ${prospect.last_name} went on with their onboarding.`,
  });
}

function resumeLetter(services: Services, prospect: Prospect): { to: string; subject: string; text: string; action: { label: string; url: string } } {
  const screen = prospect.step === 'payment' ? '/payment' : '/signup';
  return {
    to: prospect.email,
    subject: 'Go on where you left off',
    text: `Hello ${prospect.first_name},\n\nWhat you entered at Forecourt is kept. Go on whenever it suits you; the link is good for 14 days and is yours alone.`,
    action: { label: 'Go on', url: `${services.config.publicUrl}${screen}#resume=${issueOnboardingToken(services, prospect.id, 'client')}` },
  };
}
