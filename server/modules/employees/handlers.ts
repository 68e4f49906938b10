import { and, eq, sql } from 'drizzle-orm';
import { userStatusLabels } from '../../../generated/enums.ts';
import * as roles from '../../../generated/roles.ts';
import { stateSentence } from '../../../engine/contract/state-sentences.ts';
import { userStatusSentences } from '../../../generated/state-sentences.ts';
import { userStatusTransitions } from '../../../generated/transitions.ts';
import type { Actor, HandlerMap } from '../../../engine/server/handler.ts';
import { requireMove } from '../../../engine/server/moves.ts';
import { badRequest, conflict, invalid } from '../../../engine/server/problem.ts';
import type { Database } from '../../db/database.ts';
import { countUpTo, listRows, maxPage } from '../../db/list.ts';
import { findRow, updateRow } from '../../db/rows.ts';
import { users } from '../../db/schema.ts';
import { folderPage } from '../folders/index.ts';
import { preferencesPage } from '../preferences/index.ts';
import { forgetSessions } from '../sessions/index.ts';
import {
  accountChanged,
  changeAccountStatus,
  clientsFolders,
  clientsPreferences,
  closeAccount,
  createInvitedAccount,
  emailOwner,
  giveClients,
  handOver,
  handOversOf,
  invite,
  letGo,
  ofAdvisor,
  openUnlessAsked,
  requireActiveAdvisor,
  takeClients,
  undoHandOver,
} from '../users/index.ts';
import { clientsWished, advisorScope, isUnassigned, requireAdvisor, userSearch } from '../people/index.ts';
import { handOverQuote } from './hand-over-quote.ts';
import { advisorPage, advisorView } from './queries.ts';

// Handing over may suspend on the way: the same move as `suspendEmployee`, by a call that the contract names no move for.
const suspending = { transitions: userStatusTransitions, labels: userStatusLabels, to: 'suspended', through: 'suspendEmployee' } as const;

/** docs/brief.md, section 7, Employees. */
export const employeeHandlers = {
  listEmployees: ({ db, actor, query, services }) => advisorPage(db, actor, query, services.clock()),

  listActiveEmployees: async ({ db, actor, services }) =>
    (await advisorPage(db, actor, { sort: ['name', 'ASC'], range: [0, maxPage - 1] }, services.clock(), eq(users.status, 'active'))).rows,

  getEmployee: ({ db, actor, params, services }) => advisorView(db, actor, params.id, services.clock()),

  createEmployee: async ({ db, actor, body, services }) => {
    const { id } = await createInvitedAccount(db, services, actor, { ...body, role: roles.employee });
    return advisorView(db, actor, id, services.clock());
  },

  updateEmployee: async ({ db, actor, params, body, services }) => {
    if (body.email !== undefined) {
      const owner = await emailOwner(db, body.email);
      if (owner && owner.id !== params.id) throw invalid({ email: 'This e-mail belongs to another account.' });
    }
    const employee = await findRow(db, users, params.id, advisorScope(actor), { lock: true });
    if (employee.status === 'closed') throw conflict('This account is closed.', { state: employee.status });
    await accountChanged(db, actor, employee);
    await updateRow(db, users, params.id, body, advisorScope(actor));
    await forgetSessions(db, params.id);
    return advisorView(db, actor, params.id, services.clock());
  },

  deleteEmployee: async ({ db, actor, params, query, services }) => {
    await letGo(db, actor, await lockedAdvisor(db, actor, params.id), { to: query.hand_over_to });
    await closeAccount(db, services, actor, params.id, 'deleteEmployee');
    return advisorView(db, actor, params.id, services.clock());
  },

  listUnassignedClients: ({ db, query: { filter, sort, range } }) =>
    listRows(db, users, { scope: isUnassigned(sql.raw('users')), filter, sort, range, search: userSearch, findsFirst: true }),

  countClientsOfEmployee: async ({ db, actor, params, query }) => {
    await requireAdvisor(db, actor, params.id);
    return { count: await countUpTo(db, users, and(ofAdvisor(params.id), clientsWished(query)), 1_000_000) };
  },

  listClientsOfEmployee: async ({ db, actor, params, query: { filter, sort, range } }) => {
    await requireAdvisor(db, actor, params.id);
    const { in_progress, delivered, ...rest } = filter ?? {};
    const scope = and(ofAdvisor(params.id), openUnlessAsked(filter), clientsWished({ in_progress, delivered }));
    return listRows(db, users, { scope, filter: rest, sort, range, search: userSearch, findsFirst: true });
  },

  listFoldersOfEmployee: async ({ db, actor, params, query }) => {
    await requireAdvisor(db, actor, params.id);
    return folderPage(db, actor, query, clientsFolders(params.id));
  },

  listPreferencesOfEmployee: async ({ db, actor, params, query }) => {
    await requireAdvisor(db, actor, params.id);
    return preferencesPage(db, actor, query, clientsPreferences(params.id));
  },

  assignClients: async ({ db, actor, params, body, services }) => {
    if (body.userId !== params.id) throw badRequest('userId and the address name different advisors.', { userId: 'Must be the advisor in the address.' });
    await lockedAdvisor(db, actor, params.id);
    await requireActiveAdvisor(db, params.id, 'userId');
    await giveClients(db, actor, params.id, body.clients);
    return advisorView(db, actor, params.id, services.clock());
  },

  removeClients: async ({ db, actor, params, body, services }) => {
    await lockedAdvisor(db, actor, params.id);
    await takeClients(db, actor, params.id, body.clients);
    return advisorView(db, actor, params.id, services.clock());
  },

  quoteHandOver: async ({ db, actor, params, services }) => {
    const { id } = await findRow(db, users, params.id, advisorScope(actor));
    return handOverQuote(db, actor, id, services.clock());
  },

  handOverClients: async ({ db, actor, params, body, services }) => {
    const from = await lockedAdvisor(db, actor, params.id);
    const { to, clients = [], suspend = false, reason } = body;
    if (!to && clients.length === 0) throw invalid({ to: 'Choose who takes over.' });
    const done = await handOver(db, actor, from, { to: to ?? (suspend ? null : undefined), clients, reason, leaves: suspend });
    if (suspend) {
      const sentence = stateSentence(userStatusSentences[from.status], actor.role, { name: from.name });
      requireMove({ ...suspending, sentence, current: { state: from.status }, role: actor.role, now: services.clock() });
      await changeAccountStatus(db, from, { actor, to: 'suspended' });
    }
    if (!done) throw conflict(`${from.name} has nothing to hand over.`, { state: from.status });
    return done;
  },

  listHandOvers: async ({ db, actor, params }) => {
    const { id } = await findRow(db, users, params.id, advisorScope(actor));
    return handOversOf(db, id);
  },

  undoHandOver: ({ db, actor, params, services }) => undoHandOver(db, actor, params.id, services.clock()),

  suspendEmployee: async ({ db, actor, params, body, services }) => {
    const from = await lockedAdvisor(db, actor, params.id);
    await changeAccountStatus(db, from, { actor, to: 'suspended' });
    await letGo(db, actor, from, { to: body?.hand_over_to, reason: body?.reason });
    return advisorView(db, actor, params.id, services.clock());
  },

  reactivateEmployee: async ({ db, actor, params, services }) => {
    await changeAccountStatus(db, await lockedAdvisor(db, actor, params.id), { actor, to: 'active' });
    return advisorView(db, actor, params.id, services.clock());
  },

  sendEmployeeInvitation: async ({ db, actor, params, services }) => {
    await invite(db, services, await lockedAdvisor(db, actor, params.id));
    return advisorView(db, actor, params.id, services.clock());
  },
} satisfies Partial<HandlerMap>;

function lockedAdvisor(db: Database, actor: Actor, id: string): Promise<typeof users.$inferSelect> {
  return findRow(db, users, id, advisorScope(actor), { lock: true });
}
