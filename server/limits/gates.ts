// Calls that are counted before anything happens, outside any transaction: a refused call must not take its own count back.
import type { CallInfo, Gates } from '../../engine/server/handler.ts';
import type { Services } from '../services.ts';
import { householdOf, networkOf } from './network.ts';

/** A dealer's page asks without an account: the token says whose it is, the network address how often. */
const dealerPage = ({ request, services: { limits } }: { request: CallInfo; services: Services }): Promise<void> =>
  limits.dealerPages.use(householdOf(request.ip));

/** @throws Problem 429 from each, with the wait */
export const gates: Gates = {
  forgotPassword: async ({ body, request, services: { limits } }) => {
    const email = body.email.toLowerCase();
    await limits.mailsAsked.check(email);
    await limits.mailAddressTries.check(householdOf(request.ip));
    await limits.mailsAsked.count(email);
    await limits.mailAddressTries.count(householdOf(request.ip));
  },
  requestSupport: async ({ body, request, services: { limits } }) => {
    await limits.supportAsked.use(householdOf(request.ip));
    await limits.supportMailed.use(body.email.toLowerCase());
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
  sendDealerAnswer: dealerPage,
  declineDealerRequest: dealerPage,
  removeDealerFile: dealerPage,
  uploadDealerFile: dealerPage,
  sendMessage: ({ actor, services: { limits } }) => limits.messagesSent.use(actor.id),
};
