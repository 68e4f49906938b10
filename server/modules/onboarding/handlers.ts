import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { isTimeZone } from '../../../domain/moment.ts';
import { passwordProblem } from '../../../domain/passwords.ts';
import type { InitialClientData } from '../../../generated/api.ts';
import type { Actor, HandlerMap } from '../../../engine/server/handler.ts';
import { conflict, gone, invalid } from '../../../engine/server/problem.ts';
import type { Database } from '../../db/database.ts';
import { listRows } from '../../db/list.ts';
import { findRow, insertRow, nextVersion, updateRow } from '../../db/rows.ts';
import { initialClientData, payments, users } from '../../db/schema.ts';
import { textOf } from '../../db/search.ts';
import { forgetEdits } from '../../events/edits.ts';
import { happened } from '../../events/happened.ts';
import { enqueue } from '../../outbox/outbox.ts';
import type { Services } from '../../services.ts';
import { hashPassword } from '../credentials/index.ts';
import { withPaymentTakenBack } from '../payments/index.ts';
import { phoneHas } from '../people/index.ts';
import { prospectChanged } from '../../events/prospects.ts';
import {
  claimedBy,
  hasReached,
  type Holder,
  issueOnboardingToken,
  isTrusted,
  lockLinked,
  lockProspect,
  mustBeOpen,
  mustHaveNoAccount,
  onboardingScope,
  openLink,
  packageOnSale,
  type Prospect,
  readMailedLink,
  readPasswordToken,
  resumeLetter,
  stopReminders,
} from '../prospects/index.ts';

/** docs/brief.md, section 7, initial-client-data, and the way from there to an account (docs/rules.md, Onboarding). */
export const onboardingHandlers = {
  listInitialClientData: ({ db, actor, query: { filter, sort, range } }) => {
    const { reached, ...rest } = filter ?? {};
    return listRows(db, initialClientData, {
      scope: and(onboardingScope(actor), reached === undefined ? undefined : hasReached(reached)),
      filter: rest,
      sort,
      range,
      search: [textOf(initialClientData), phoneHas(initialClientData.phone)],
      defaultSort: ['last_step_at', 'DESC'],
    });
  },

  getInitialClientData: ({ db, actor, params }) => findRow(db, initialClientData, params.id, onboardingScope(actor)),

  createInitialClientData: async ({ db, actor, body, services }) => {
    // A self sign-up gets the same answer whether or not the e-mail has an account; the e-mail tells its owner.
    if (actor) await mustHaveNoAccount(db, body.email);
    if (body.package_identifier) await packageOnSale(db, body.package_identifier);
    const row = await insertRow(db, initialClientData, {
      ...body,
      source: actor ? 'assisted' : 'self',
      started_by: actor?.id ?? null,
      last_step_at: services.clock().toISOString(),
      token_number: 1,
    });
    await prospectChanged(db, row.started_by);
    if (!actor) await enqueue(db, { kind: 'onboarding_mail', payload: { onboarding_id: row.id } });
    return withToken(services, row, actor ? 'staff' : 'client');
  },

  updateInitialClientData: async ({ db, actor, params, body, services }) => {
    const prospect = await findRow(db, initialClientData, params.id, onboardingScope(actor), { lock: true });
    mustBeOpen(prospect);
    const { version, ...changes } = body;
    if (isOtherEmail(changes, prospect)) await mustHaveNoAccount(db, changes.email);
    if (changes.package_identifier) await packageOnSale(db, changes.package_identifier);
    await prospectChanged(db, prospect.started_by, claimedBy(actor, prospect).started_by);
    return updateRow(
      db,
      initialClientData,
      params.id,
      {
        ...changes,
        ...withProof(changes, prospect),
        ...claimedBy(actor, prospect),
        last_step_at: services.clock().toISOString(),
        ...(version === undefined ? {} : { version }),
      },
      onboardingScope(actor),
    );
  },

  deleteInitialClientData: {
    steps: ({ db, settle, actor, params, services }) =>
      withPaymentTakenBack({ db, services, find: (transaction) => deletable(transaction, actor, params.id) }, (finish) =>
        settle((transaction) =>
          finish(transaction, async (prospect) => {
            await prospectChanged(transaction, prospect.started_by);
            // The payment's row is deleted first, and with it its coupon's hold.
            await transaction.update(initialClientData).set({ payment_id: null }).where(eq(initialClientData.id, prospect.id));
            await transaction.delete(payments).where(eq(payments.onboarding_id, prospect.id));
            await transaction.delete(initialClientData).where(eq(initialClientData.id, prospect.id));
            await forgetEdits(transaction, prospect.id);
            return prospect;
          }),
        ),
      ),
  },

  resumeInitialClientData: async ({ db, actor, params, services }) => {
    const prospect = await findRow(db, initialClientData, params.id, onboardingScope(actor), { lock: true });
    if (prospect.step === 'discarded') mustBeOpen(prospect);
    await prospectChanged(db, prospect.started_by, claimedBy(actor, prospect).started_by);
    if (prospect.step === 'payment_success') return withToken(services, prospect, 'staff');
    const token_number = prospect.token_number + 1;
    const row = await updateRow(db, initialClientData, params.id, { ...claimedBy(actor, prospect), token_number }, undefined);
    return withToken(services, row, 'staff');
  },

  sendOnboardingLink: async ({ db, actor, params, services }) => {
    const prospect = await findRow(db, initialClientData, params.id, onboardingScope(actor), { lock: true });
    mustBeOpen(prospect);
    const row = await updateRow(
      db,
      initialClientData,
      params.id,
      { ...claimedBy(actor, prospect), link_number: prospect.link_number + 1, last_nudge_at: services.clock().toISOString() },
      undefined,
    );
    await prospectChanged(db, prospect.started_by, row.started_by);
    await enqueue(db, { kind: 'mail', payload: resumeLetter(services, row, 'staff') });
    return row;
  },

  discardInitialClientData: {
    steps: ({ db, settle, actor, params, services }) =>
      withPaymentTakenBack({ db, services, find: (transaction) => openProspect(transaction, actor, params.id) }, (finish) =>
        settle((transaction) =>
          finish(transaction, async (prospect) => {
            await prospectChanged(transaction, prospect.started_by, claimedBy(actor, prospect).started_by);
            const changes = { ...claimedBy(actor, prospect), step: 'discarded', last_step_at: services.clock().toISOString() } as const;
            return updateRow(transaction, initialClientData, params.id, changes, undefined);
          }),
        ),
      ),
  },

  resumeOnboarding: async ({ db, body, services }) => {
    const link = readMailedLink(services, body.token);
    if (link) {
      const opened = await openLink(db, services, await lockLinked(db, services, link));
      await noticeReturn(db, services, opened);
      return withToken(services, opened, 'client');
    }
    const { prospect, token } = await lockProspect(db, services, body.token);
    return { ...prospect, resume_token: issueOnboardingToken(services, token) };
  },

  saveOnboarding: async ({ db, body, services }) => {
    const { prospect, token } = await lockProspect(db, services, body.token);
    mustBeOpen(prospect);
    const { token: _proof, time_zone, ...changes } = body;
    if (changes.package_identifier) await packageOnSale(db, changes.package_identifier);
    if (prospect.step === 'payment' && isOtherEmail(changes, prospect) && !isTrusted(prospect, token)) {
      throw conflict('To change your e-mail, open the newest link we e-mailed you.', { step: prospect.step });
    }
    await prospectChanged(db, prospect.started_by);
    const values = { ...changes, ...inKnownZone(time_zone), ...withProof(changes, prospect), last_step_at: services.clock().toISOString() };
    const row = await updateRow(db, initialClientData, prospect.id, values, undefined);
    if (isOtherEmail(changes, prospect)) await enqueue(db, { kind: 'onboarding_mail', payload: { onboarding_id: row.id } });
    return { ...row, resume_token: issueOnboardingToken(services, token) };
  },

  stopOnboardingReminders: ({ db, body, services }) => stopReminders(db, services, body.token),

  choosePassword: {
    steps: async ({ db, body, services, settle }) => {
      const { user_id, was_confirmed } = readPasswordToken(services, body.token);
      const [invited] = await db.select({ email: users.email }).from(users).where(eq(users.id, user_id));
      const weakness = passwordProblem(body.password, invited?.email);
      if (weakness) throw invalid({ password: weakness });
      const password_hash = await hashPassword(body.password);
      return settle(async (tx) => {
        // Only an account without a password accepts one, so the token works once; and only if its mailbox was not verified in the meantime.
        const [account] = await tx
          .update(users)
          .set({
            password_hash,
            status: 'active',
            time_zone: sql`coalesce(${users.time_zone}, ${inKnownZone(body.time_zone).time_zone ?? null})`,
            ...nextVersion(users),
          })
          .where(
            and(
              eq(users.id, user_id),
              inArray(users.status, ['invited', 'active']),
              isNull(users.password_hash),
              isNull(users.deleted_at),
              was_confirmed ? undefined : isNull(users.email_confirmed_at),
            ),
          )
          .returning({ email: users.email });
        if (!account) throw gone('A password was chosen already. Sign in with it, or use "Forgot password".');
        return { email: account.email };
      });
    },
  },
} satisfies Partial<HandlerMap>;

/** The prospect with their newest token. */
function withToken(services: Services, prospect: Prospect, holder: Holder): InitialClientData {
  return { ...prospect, resume_token: issueOnboardingToken(services, { onboarding_id: prospect.id, holder, number: prospect.token_number }) };
}

type Changes = Partial<Pick<Prospect, 'email' | 'package_identifier'>>;

const isOtherEmail = (changes: Changes, before: Prospect): changes is Changes & { email: string } =>
  changes.email !== undefined && changes.email.toLowerCase() !== before.email.toLowerCase();

/** A browser may name a zone that we don't know: then it is as if it had named none. */
const inKnownZone = (time_zone: string | undefined): { time_zone?: string } => (isTimeZone(time_zone) ? { time_zone } : {});

/** No other mailbox was verified yet. */
const withProof = (changes: Changes, before: Prospect) => (isOtherEmail(changes, before) ? { email_confirmed_at: null } : {});

async function openProspect(db: Database, actor: Actor, id: string): Promise<Prospect> {
  const prospect = await findRow(db, initialClientData, id, onboardingScope(actor), { lock: true });
  mustBeOpen(prospect);
  return prospect;
}

async function deletable(db: Database, actor: Actor, id: string): Promise<Prospect> {
  const prospect = await findRow(db, initialClientData, id, onboardingScope(actor), { lock: true });
  if (prospect.step === 'payment_success') throw conflict('This onboarding is paid, so you can’t delete it.', { step: prospect.step });
  return prospect;
}

/** Notifies the owner that a prospect came back by the link they were sent, the first time after each nudge. */
async function noticeReturn(db: Database, services: Services, prospect: Prospect): Promise<void> {
  const { started_by, last_nudge_at, last_step_at } = prospect;
  if (!started_by || !last_nudge_at || last_nudge_at <= last_step_at || prospect.step === 'payment_success') return;
  await db.update(initialClientData).set({ last_step_at: services.clock().toISOString() }).where(eq(initialClientData.id, prospect.id));
  await prospectChanged(db, started_by);
  const target = { kind: 'onboarding', id: prospect.id } as const;
  const who = { prospect_id: prospect.id, owner_id: started_by };
  await happened(db, { kind: 'onboarding_resumed', actor: null, client_id: null, target, ...who });
}
