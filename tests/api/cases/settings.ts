import { eq } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { firstShares } from '../../../domain/refund-policy.ts';
import { supportRequests, supportTokens } from '../../../server/db/schema.ts';
import type { Cases, CaseWorld } from './case.ts';

/** The browser's of RFC 8291, section 5. */
const pushKeys = {
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
};

const noRow = 'One for the whole firm.';
const byToken = 'its token says whose it is';
const adminsSeeAll = 'For admins alone, who see every row.';

async function makeRequest({ app }: CaseWorld): Promise<{ params: { id: string } }> {
  const values = {
    name: 'Hannah Okafor',
    email: 'hannah@mailhaven.example',
    topic: 'other',
    message: 'How does this work, please?',
    answer_by: new Date().toISOString(),
  } as const;
  const [row] = await app.db.insert(supportRequests).values(values).returning({ id: supportRequests.id });
  return { params: { id: row?.id ?? '' } };
}

/** An advisor's are those they own. */
async function requestOf(world: CaseWorld, owner: 'employee' | 'otherEmployee'): Promise<{ params: { id: string } }> {
  const made = await makeRequest(world);
  await world.app.db.update(supportRequests).set({ owner_id: world.users[owner] }).where(eq(supportRequests.id, made.params.id));
  return made;
}

const ownedRequest = (world: CaseWorld) => requestOf(world, 'employee');
const othersRequest = (world: CaseWorld) => requestOf(world, 'otherEmployee');

/** As it was mailed to the writer of a fresh question. */
async function caseToken(world: CaseWorld): Promise<{ token: string }> {
  const { params } = await makeRequest(world);
  const token = world.app.services.tokens.mint();
  const expires_at = new Date(Date.now() + 86_400_000).toISOString();
  await world.app.db.insert(supportTokens).values({ request_id: params.id, token_hash: world.app.services.tokens.hash(token), expires_at });
  return { token };
}

/** Settings and support requests. */
export const settingsCases = {
  getPublicSettings: { succeeds: () => ({}), foreign: noRow },
  authorizePush: {
    succeeds: ({ users }, caller) => ({ body: { socket_id: '1.1', channel_name: `private-user-${users[caller === 'public' ? 'client' : caller]}` } }),
    foreign: 'names the channel in the body; tested with push',
  },
  getPushKey: { succeeds: () => ({}), foreign: noRow },
  keepPushDevice: {
    succeeds: () => ({ body: { endpoint: `https://push.example.com/send/${uuidv7()}`, ...pushKeys } }),
    foreign: 'names a device, which becomes the caller’s; tested with web push',
  },
  forgetPushDevice: {
    succeeds: () => ({ body: { endpoint: 'https://push.example.com/send/gone' } }),
    foreign: 'forgets only the caller’s; tested with web push',
  },
  askTogether: {
    succeeds: () => ({ body: { paths: ['/auth/get/me'] } }),
    foreign: 'each call within is refused as it would be alone; tested with calls in one',
  },
  getFirmSettings: { succeeds: () => ({}), foreign: noRow },
  updateFirmSettings: { succeeds: () => ({ body: { assignment_rule: 'least_loaded' } }), foreign: noRow },
  previewRefundLadder: {
    succeeds: () => ({ query: { refund_ladder: { search: firstShares, review: { not_started: 90, in_progress: 40, done: 10 } } } }),
    foreign: noRow,
  },
  getFrontDoor: { succeeds: () => ({}), foreign: noRow },
  updateFrontDoor: { succeeds: () => ({ body: { shows_sample: true } }), foreign: noRow },
  previewFrontDoor: {
    succeeds: () => ({ body: { headline: 'We find your next car.', lead: 'One advisor, by name.', questions: [], advisor_ids: [], shows_sample: true } }),
    foreign: noRow,
  },
  listNotificationDefaults: { succeeds: () => ({}), foreign: noRow },
  getMyNotificationDefaults: { succeeds: () => ({}), foreign: noRow },
  changeNotificationDefaults: {
    succeeds: () => ({ params: { role: 'client' }, body: { choices: { message_new: { mail: false } } } }),
    foreign: noRow,
  },
  listMailTexts: { succeeds: () => ({}), foreign: noRow },
  saveMailText: {
    succeeds: async ({ app, tokens }) => {
      const texts = (await app.call('listMailTexts', { token: tokens.admin })).body;
      const { version = 1 } = texts.find(({ name }) => name === 'password-reset') ?? {};
      return { params: { name: 'password-reset' }, body: { subject: 'Choose a new password', text: 'Hello {first_name},', version } };
    },
    foreign: noRow,
  },
  resetMailText: { succeeds: () => ({ params: { name: 'password-reset' } }), foreign: noRow },
  previewMailText: { succeeds: () => ({ params: { name: 'password-reset' }, body: { subject: 'Hello', text: 'Hello {first_name},' } }), foreign: noRow },
  sendMailTextTest: { succeeds: () => ({ params: { name: 'password-reset' }, body: { subject: 'Hello', text: 'Hello {first_name},' } }), foreign: noRow },
  listSupportRequests: {
    succeeds: () => ({ query: { range: [0, 9], filter: { status: 'open' }, sort: ['answer_by', 'ASC'] } }),
    foreign: 'names no single row',
  },
  getSupportRequest: { succeeds: ownedRequest, foreign: othersRequest },
  getSupportTimeline: { succeeds: ownedRequest, foreign: othersRequest },
  answerSupportRequest: {
    succeeds: async (world) => ({ ...(await ownedRequest(world)), body: { text: 'It works again.' } }),
    foreign: async (world) => ({ ...(await othersRequest(world)), body: { text: 'It works again.' } }),
  },
  noteOnSupportRequest: {
    succeeds: async (world) => ({ ...(await ownedRequest(world)), body: { text: 'I called them.' } }),
    foreign: async (world) => ({ ...(await othersRequest(world)), body: { text: 'I called them.' } }),
  },
  openSupportCase: { succeeds: async (world) => ({ body: await caseToken(world) }), foreign: byToken },
  answerBack: { succeeds: async (world) => ({ body: { ...(await caseToken(world)), text: 'Thank you.' } }), foreign: byToken },
  updateSupportRequest: { succeeds: async (world) => ({ ...(await makeRequest(world)), body: { owner_id: world.users.admin } }), foreign: adminsSeeAll },
  setSupportRequestStatus: {
    succeeds: async (world) => ({ ...(await ownedRequest(world)), body: { status: 'answered' } }),
    foreign: async (world) => ({ ...(await othersRequest(world)), body: { status: 'answered' } }),
  },
  deleteSupportRequest: { succeeds: makeRequest, foreign: adminsSeeAll },
  getSystemStatus: { succeeds: () => ({}), foreign: 'It names no row.' },
  backUpNow: {
    succeeds: ({ app }) => {
      app.services.backupNow.begin = () => undefined;
      return {};
    },
    foreign: 'It names no row.',
  },
  tryMailsAgain: { succeeds: () => ({ body: { ids: [uuidv7()] } }), foreign: 'Mails are the installation’s.' },
  settleMails: { succeeds: () => ({ body: { ids: [uuidv7()] } }), foreign: 'Mails are the installation’s.' },
} satisfies Partial<Cases>;
