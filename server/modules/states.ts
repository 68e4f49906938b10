// Where the states of the contract's state machines are stored: one entry per status schema. With it the engine enforces every call named by `x-transitions`; a
// schema missing here fails the types and the start.
import { and, eq } from 'drizzle-orm';
import { advisorStatusAt } from '../../domain/chat.ts';
import { tokenPurposeValues } from '../../generated/enums.ts';
import type { MovedSchema } from '../../generated/transitions.ts';
import type { StateSource } from '../../engine/server/guard.ts';
import {
  bidRequests,
  chats,
  complaints,
  dealChecks,
  deals,
  initialClientData,
  links,
  paymentCases,
  payments,
  refundRequests,
  supportRequests,
  tasks,
  userPreferences,
  users,
} from '../db/schema.ts';
import type { Database } from '../db/database.ts';
import { statesIn } from '../db/states.ts';
import { bidScope } from './bids/index.ts';
import { chatScope, namedChat } from './chats/index.ts';
import { complaintScope } from './complaints/index.ts';
import { readMailToken } from './credentials/index.ts';
import { dealCheckScope } from './deal-checks/index.ts';
import { dealScope } from './deals/index.ts';
import { linkScope } from './links/index.ts';
import { openRequestOf, paymentScope, refundRequestScope } from './payments/index.ts';
import { clientAndDay, userScope } from './people/index.ts';
import { preferencesToChange } from './preferences/index.ts';
import { onboardingScope } from './prospects/index.ts';
import { supportScope } from './support/index.ts';
import { taskScope } from './tasks/index.ts';

type About = NonNullable<StateSource['about']>;

const ofPerson: About = async (db, id) => {
  const [row] = await db.select({ name: users.name }).from(users).where(eq(users.id, id));
  return { name: row?.name ?? 'This person' };
};
const ofChatOwner: About = async (db, id) => {
  const [row] = await db.select({ client: chats.client_id }).from(chats).where(eq(chats.id, id));
  return clientAndDay(db, row?.client);
};
const ofChecklist: About = async (db, id) => {
  const [row] = await db.select({ client: userPreferences.user_id }).from(userPreferences).where(eq(userPreferences.id, id));
  return clientAndDay(db, row?.client);
};
const ofProspect: About = async (db, id) => {
  const [row] = await db.select({ name: initialClientData.first_name }).from(initialClientData).where(eq(initialClientData.id, id));
  return { name: row?.name ?? 'This person' };
};
const ofMoved =
  (table: typeof links | typeof complaints): About =>
  async (db, id) => {
    const [row] = await db.select({ client: table.user_id, since: table.status_since }).from(table).where(eq(table.id, id));
    return clientAndDay(db, row?.client, row?.since);
  };

const ofChat: StateSource['recordOf'] = {
  sendMessage: (db, { actor, body }) => namedChat(db, actor, String(body.chat_id), body.client_id),
  markChatRead: (db, { actor, params }) => namedChat(db, actor, params.id),
  updateChatStatus: (db, { actor, params }) => namedChat(db, actor, params.id),
  updateChatStatusClient: (db, { actor, params }) => namedChat(db, actor, params.id),
};

/** The link that a request's own dealer has; none where it describes a car. */
async function linkOfRequest(db: Database, id: string): Promise<string | undefined> {
  const [row] = await db.select({ link_id: bidRequests.link_id }).from(bidRequests).where(eq(bidRequests.id, id));
  return row?.link_id ?? undefined;
}

export const states = {
  UserStatus: statesIn(users, userScope, ({ status: state }) => ({ state }), ofPerson, {
    closeAccount: async (_db, { actor }) => actor.id,
    resetPassword: async (db, { body, services }) => (await readMailToken(db, services, body.token, tokenPurposeValues)).user.id,
  }),
  Role: statesIn(users, userScope, ({ role: state }) => ({ state }), ofPerson, {
    // Its body's role says as whom the caller reads, and moves no one.
    markAllNotificationsRead: async () => undefined,
  }),
  OnboardingStep: statesIn(initialClientData, onboardingScope, ({ step: state }) => ({ state }), ofProspect),
  PaymentStatus: statesIn(payments, paymentScope, ({ status: state }) => ({ state })),
  RefundRequestStatus: statesIn(refundRequests, refundRequestScope, ({ status: state }) => ({ state }), undefined, {
    // Refunding a payment answers the request for it, where there is one.
    refundPayment: (db, { params }) => openRequestOf(db, params.id),
  }),
  PaymentCaseStatus: statesIn(paymentCases, undefined, ({ status: state }) => ({ state })),
  ChecklistStatus: statesIn(userPreferences, preferencesToChange, ({ status: state }) => ({ state }), ofChecklist, {
    submitPreferences: async (db, { body }) => {
      const of = and(eq(userPreferences.user_id, body.user_id), eq(userPreferences.package_id, body.package_id));
      const [row] = await db.select({ id: userPreferences.id }).from(userPreferences).where(of);
      return row?.id;
    },
  }),
  ComplaintStatus: statesIn(complaints, complaintScope, ({ status: state, status_since }) => ({ state, since: status_since }), ofMoved(complaints)),
  ChatEmployeeStatus: statesIn(chats, chatScope, (chat, now) => ({ state: advisorStatusAt(chat, now) }), ofChatOwner, ofChat),
  ChatClientStatus: statesIn(chats, chatScope, ({ client_status: state }) => ({ state }), ofChatOwner, ofChat),
  LinkStatus: statesIn(
    links,
    linkScope,
    ({ status: state, previous_status: previous, status_since }) => ({ state, previous, since: status_since }),
    ofMoved(links),
    // The link a price request is about; its handler holds each link it prices against the states.
    { publishBids: async (db, { params }) => linkOfRequest(db, params.id) },
  ),
  DealStatus: statesIn(deals, dealScope, ({ status: state, status_since }) => ({ state, since: status_since })),
  DealCheckStatus: statesIn(dealChecks, dealCheckScope, ({ status: state, status_since }) => ({ state, since: status_since })),
  BidRequestStatus: statesIn(bidRequests, bidScope, ({ status: state }) => ({ state })),
  TaskStatus: statesIn(tasks, taskScope, ({ status: state, done_at }) => ({ state, since: done_at ?? undefined })),
  SupportStatus: statesIn(supportRequests, supportScope, ({ status: state }) => ({ state })),
} satisfies Readonly<Record<MovedSchema, StateSource>>;
