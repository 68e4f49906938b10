import { uuidv7 } from 'uuidv7';
import { supportRequests } from '../../../server/db/schema.ts';
import type { Cases, CaseWorld } from './case.ts';

/** The browser's of RFC 8291, section 5. */
const pushKeys = {
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
};

const noRow = 'One for the whole firm.';
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
  getFrontDoor: { succeeds: () => ({}), foreign: noRow },
  updateFrontDoor: { succeeds: () => ({ body: { shows_sample: true } }), foreign: noRow },
  previewFrontDoor: {
    succeeds: () => ({ body: { headline: 'We find your next car.', lead: 'One advisor, by name.', questions: [], advisor_ids: [], shows_sample: true } }),
    foreign: noRow,
  },
  listSupportRequests: { succeeds: () => ({ query: { range: [0, 9], filter: { status: 'open' }, sort: ['answer_by', 'ASC'] } }), foreign: adminsSeeAll },
  getSupportRequest: { succeeds: makeRequest, foreign: adminsSeeAll },
  updateSupportRequest: { succeeds: async (world) => ({ ...(await makeRequest(world)), body: { owner_id: world.users.admin } }), foreign: adminsSeeAll },
  setSupportRequestStatus: { succeeds: async (world) => ({ ...(await makeRequest(world)), body: { status: 'answered' } }), foreign: adminsSeeAll },
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
