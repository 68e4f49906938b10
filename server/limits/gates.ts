// Calls that are counted before anything happens, outside any transaction: a refused call must not take its own count back.
import type { CallInfo, Gates } from '../../engine/server/handler.ts';
import type { Services } from '../services.ts';
import { guess } from './limiters.ts';
import { householdOf, networkOf } from './network.ts';

/** A dealer's page asks without an account: the token says whose it is, the network address how often. */
const dealerPage = ({ request, services: { limits } }: { request: CallInfo; services: Services }): Promise<void> =>
  limits.dealerPages.use(householdOf(request.ip));

/** The same for the page of a question. */
const supportPage = ({ request, services: { limits } }: { request: CallInfo; services: Services }): Promise<void> =>
  limits.supportPages.use(householdOf(request.ip));

/** What rings at the desk is counted by the mailed address, too: one that was passed on is one, from however many networks it is used. */
async function dealerAct(call: { request: CallInfo; services: Services; body: { token: string } }): Promise<void> {
  await dealerPage(call);
  await call.services.limits.dealerActs.use(call.services.tokens.hash(call.body.token));
}

/** A letter that anybody may ask for, whoever's mailbox it is: both kinds count as one. */
async function mailAsked({ body, request, services: { limits } }: { body: { email: string }; request: CallInfo; services: Services }): Promise<void> {
  // Each mail asked for counts: there is none that was no try.
  await guess(
    [
      [limits.mailsAsked, body.email.toLowerCase()],
      [limits.mailAddressTries, householdOf(request.ip)],
    ],
    () => Promise.resolve(undefined),
  );
}

/** @throws Problem 429 from each, with the wait */
export const gates: Gates = {
  forgotPassword: mailAsked,
  requestSignInLink: mailAsked,
  inviteGuest: mailAsked,
  requestSupport: async ({ body, request, services: { limits } }) => {
    await limits.supportAsked.use(householdOf(request.ip));
    await limits.supportMailed.use(body.email.toLowerCase());
  },
  openSupportCase: supportPage,
  answerBack: async (call) => {
    await supportPage(call);
    await call.services.limits.supportActs.use(call.services.tokens.hash(call.body.token));
  },
  // Staff who start one for a client are known, and not counted.
  createInitialClientData: async ({ actor, body, request, services: { limits } }) => {
    if (actor) return;
    await limits.signUpsBegun.use(householdOf(request.ip));
    await limits.signUpsBegunNearby.use(networkOf(request.ip));
    await limits.signUpsOfEmail.use(body.email.toLowerCase());
  },
  // A changed e-mail gets a letter, like a new one.
  saveOnboarding: async ({ body, services: { limits } }) => {
    if (body.email !== undefined) await limits.signUpsOfEmail.use(body.email.toLowerCase());
  },
  openDealerRequest: dealerPage,
  saveDealerDraft: dealerPage,
  sendDealerAnswer: dealerAct,
  declineDealerRequest: dealerAct,
  removeDealerFile: dealerAct,
  uploadDealerFile: dealerAct,
  sendMessage: ({ actor, services: { limits } }) => limits.messagesSent.use(actor.id),
  tellPresence: ({ actor, services: { limits } }) => limits.presenceTold.use(actor.id),
};
