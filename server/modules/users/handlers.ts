import { and, isNull, ne, sql, type SQL } from 'drizzle-orm';
import type { HandlerMap } from '../../../engine/server/handler.ts';
import * as roles from '../../../generated/roles.ts';
import { countUpTo, listRows } from '../../db/list.ts';
import { findRow } from '../../db/rows.ts';
import { users } from '../../db/schema.ts';
import { moveClients } from './advisor-clients.ts';
import { letGo } from './hand-over.ts';
import { createInvitedAccount, invite, requireActiveAdvisor, requirePackage } from './accounts.ts';
import { assignAdvisor } from './assign.ts';
import { changeUser } from './change.ts';
import { closeAccount } from './closing.ts';
import { clientsWished, isClient, needsAdvisor, userScope, userSearch } from '../people/index.ts';
import { beginRequest, countNewRequests, lockedRequest, newRequestPage } from './new-requests.ts';
import { requirePassword, requireUnmoved } from '../credentials/index.ts';
import { guestHandlers } from './guests.ts';
import { importHandlers } from './imports.ts';
import { changeRole } from './role.ts';
import { changeAccountStatus } from './account-status.ts';

/** A list includes closed accounts only on request. */
export function openUnlessAsked(filter: { status?: unknown; id?: unknown } | undefined): SQL | undefined {
  return filter?.status === undefined && filter?.id === undefined ? ne(users.status, 'closed') : undefined;
}

/** docs/brief.md, section 7, Users (and the update that is under Auth). */
export const userHandlers = {
  ...guestHandlers,
  ...importHandlers,

  listUsers: ({ db, actor, query: { filter, sort, range } }) => {
    const { has_advisor, in_progress, delivered, needs_advisor, ...rest } = filter ?? {};
    return listRows(db, users, {
      // A guest appears with the client who invited them.
      scope: and(
        userScope(actor),
        filter?.id === undefined ? isNull(users.guest_of) : undefined,
        openUnlessAsked(filter),
        clientsWished({ has_advisor, in_progress, delivered, needs_advisor }),
      ),
      filter: rest,
      sort,
      range,
      search: userSearch,
      findsFirst: true,
    });
  },

  countClients: async ({ db, actor, query }) => ({
    count: await countUpTo(db, users, and(userScope(actor), isClient(sql.raw('users')), clientsWished(query)), 1_000_000),
  }),

  countNeedsAdvisor: async ({ db }) => ({ count: await countUpTo(db, users, needsAdvisor, 1_000_000) }),

  listNewRequests: ({ db, actor, query }) => newRequestPage(db, actor, query),

  countNewRequests: ({ db, actor }) => countNewRequests(db, actor),

  beginNewRequest: async ({ db, actor, params, services }) => {
    await beginRequest(db, actor, params.id, services.clock());
    return findRow(db, users, params.id, undefined);
  },

  assignNewRequest: async ({ db, actor, params, body }) => {
    await lockedRequest(db, params.id);
    await requireActiveAdvisor(db, body.advisor_id, 'advisor_id');
    await assignAdvisor(db, { client_id: params.id, advisor_id: body.advisor_id, actor, reason: body.reason ?? 'Assigned by an admin.' });
    return findRow(db, users, params.id, undefined);
  },

  getUser: ({ db, actor, params }) => findRow(db, users, params.id, userScope(actor)),

  createUser: async ({ db, actor, body, services }) => {
    const { advisor_id, avatar: _, ...values } = body;
    const role = values.role ?? roles.client;
    if (values.package_id) await requirePackage(db, values.package_id);
    if (advisor_id && role === roles.client) await requireActiveAdvisor(db, advisor_id, 'advisor_id');
    const person = await createInvitedAccount(db, services, actor, { ...values, role });
    if (!advisor_id || role !== roles.client) return person;
    await assignAdvisor(db, { client_id: person.id, advisor_id, actor, reason: 'Set by an admin.' });
    return findRow(db, users, person.id, undefined);
  },

  assignUsers: async ({ db, actor, body }) => {
    if (body.advisor_id) await requireActiveAdvisor(db, body.advisor_id, 'advisor_id');
    await moveClients(db, actor, { ids: body.ids, to: body.advisor_id, reason: body.reason, field: 'ids' });
    return body.ids;
  },

  unassignUsers: async ({ db, actor, body }) => {
    await moveClients(db, actor, { ids: body.ids, to: null, reason: body.reason, field: 'ids' });
    return body.ids;
  },

  // The admin's own password is asked before anything is written; hashing it takes its time outside of any transaction.
  makeAdmin: {
    steps: async ({ db, actor, params: { id }, body, services, settle }) => {
      const proven = await requirePassword(db, actor.id, body.current_password, services);
      return settle(async (tx) => {
        await requireUnmoved(tx, proven);
        return changeRole(tx, actor, { id, to: roles.admin, reason: body.reason });
      });
    },
  },

  makeAdvisor: {
    steps: async ({ db, actor, params: { id }, body, services, settle }) => {
      const proven = await requirePassword(db, actor.id, body.current_password, services);
      return settle(async (tx) => {
        await requireUnmoved(tx, proven);
        return changeRole(tx, actor, { id, to: roles.employee, reason: body.reason });
      });
    },
  },

  updateUser: ({ db, actor, params, body }) => changeUser(db, actor, params.id, body),

  deleteUser: async ({ db, actor, params, services }) => {
    await letGo(db, actor, await findRow(db, users, params.id, userScope(actor), { lock: true }), {});
    return closeAccount(db, services, actor, params.id, 'deleteUser');
  },

  setUserStatus: async ({ db, actor, params, body }) => {
    const person = await findRow(db, users, params.id, userScope(actor), { lock: true });
    const moved = await changeAccountStatus(db, person, { actor, to: body.status });
    if (body.status === 'suspended') await letGo(db, actor, person, { to: body.hand_over_to });
    return moved;
  },

  sendUserInvitation: async ({ db, actor, params, services }) => {
    const person = await findRow(db, users, params.id, userScope(actor), { lock: true });
    await invite(db, services, person);
    return person;
  },

  checkUserStatus: async ({ db, actor, params }) => {
    const { status } = await findRow(db, users, params.id, userScope(actor));
    return { status };
  },
} satisfies Partial<HandlerMap>;
