import { demoPassword } from '../../../server/demo/logins.ts';
import { handOvers, sessions } from '../../../server/db/schema.ts';
import { makeAccount, makeSignedIn, mailedToken } from './accounts.ts';
import { and, eq } from 'drizzle-orm';
import type { Caller, Cases, CaseWorld } from './case.ts';

const noRow = 'It concerns the caller alone; there is no row to name.';
const newPassword = 'blue kettle 9 harbour';
const question = { name: 'Hannah Okafor', email: 'hannah@mailhaven.example', topic: 'other', message: 'How does this work, please?' } as const;

/** A role to sign somebody in as: whoever calls without a token is nobody. */
const roleOf = (caller: Caller) => (caller === 'public' ? 'client' : caller);

const own = (world: CaseWorld, caller: Caller) => world.users[roleOf(caller)];

async function mailTokenFor(world: CaseWorld): Promise<string> {
  const { email } = await makeAccount(world, 'client');
  await world.app.call('forgotPassword', { body: { email } });
  return mailedToken(world, email);
}

async function signInTokenFor(world: CaseWorld): Promise<string> {
  const { email } = await makeAccount(world, 'client', { email_confirmed_at: new Date().toISOString() });
  await world.app.call('requestSignInLink', { body: { email } });
  return mailedToken(world, email);
}

async function sessionOf({ app }: CaseWorld, userId: string): Promise<string> {
  const [row] = await app.db.select({ id: sessions.id }).from(sessions).where(eq(sessions.user_id, userId)).limit(1);
  return row?.id ?? '';
}

/** Every call of Auth. */
export const authCases = {
  login: { succeeds: async (world) => ({ body: { email: (await makeAccount(world, 'client')).email, password: demoPassword } }), foreign: noRow },
  logout: { succeeds: async (world, caller) => ({ token: (await makeSignedIn(world, roleOf(caller))).token }), foreign: noRow },
  forgotPassword: { succeeds: async (world) => ({ body: { email: (await makeAccount(world, 'client')).email } }), foreign: noRow },
  requestSignInLink: { succeeds: async (world) => ({ body: { email: (await makeAccount(world, 'client')).email } }), foreign: noRow },
  redeemSignInLink: { succeeds: async (world) => ({ body: { token: await signInTokenFor(world) } }), foreign: noRow },
  checkMailToken: { succeeds: async (world) => ({ body: { token: await mailTokenFor(world) } }), foreign: noRow },
  resetPassword: { succeeds: async (world) => ({ body: { token: await mailTokenFor(world), password: newPassword } }), foreign: noRow },
  confirmEmail: {
    succeeds: async (world, caller) => {
      const { id, token } = await makeSignedIn(world, roleOf(caller));
      const email = `confirmed-${id}@mailhaven.example`;
      await world.app.call('updateEmail', { token, params: { id }, body: { current_password: demoPassword, email } });
      return { body: { token: await mailedToken(world, email) } };
    },
    foreign: noRow,
  },
  requestSupport: { succeeds: () => ({ body: question }), foreign: noRow },
  getMe: { succeeds: () => ({}), foreign: noRow },
  getMyAdvisor: { succeeds: () => ({}), foreign: noRow },
  getDeviceKey: { succeeds: () => ({}), foreign: noRow },
  getMyData: { succeeds: () => ({}), foreign: noRow },
  updateUser: {
    succeeds: (world, caller) => ({ params: { id: own(world, caller) }, body: { phone: '(207) 555-0199' } }),
    foreign: (world) => ({ params: { id: world.users.otherClient }, body: { phone: '(207) 555-0199' } }),
  },
  updatePassword: {
    succeeds: async (world, caller) => {
      const { id, token } = await makeSignedIn(world, roleOf(caller));
      return { token, params: { id }, body: { current_password: demoPassword, password: newPassword } };
    },
    foreign: (world) => ({ params: { id: world.users.otherClient }, body: { current_password: demoPassword, password: newPassword } }),
  },
  updateEmail: {
    succeeds: async (world, caller) => {
      const { id, token } = await makeSignedIn(world, roleOf(caller));
      return { token, params: { id }, body: { current_password: demoPassword, email: `moved-${id}@mailhaven.example` } };
    },
    foreign: (world) => ({ params: { id: world.users.otherClient }, body: { current_password: demoPassword, email: 'mine@mailhaven.example' } }),
  },
  closeAccount: {
    succeeds: async (world, caller) => ({ token: (await makeSignedIn(world, roleOf(caller))).token, body: { current_password: demoPassword } }),
    foreign: noRow,
  },
  listMySessions: { succeeds: () => ({}), foreign: noRow },
  revokeOtherSessions: { succeeds: async (world, caller) => ({ token: (await makeSignedIn(world, roleOf(caller))).token }), foreign: noRow },
  revokeSession: {
    succeeds: async (world, caller) => {
      const { id, token } = await makeSignedIn(world, roleOf(caller));
      return { token, params: { id: await sessionOf(world, id) } };
    },
    foreign: async (world) => ({ params: { id: await sessionOf(world, (await makeSignedIn(world, 'client')).id) } }),
  },
  createHandOver: {
    succeeds: (_world, caller) => ({ body: { host: `${{ admin: 'admin', employee: 'team', client: 'portal' }[roleOf(caller)]}.localhost:3000` } }),
    foreign: noRow,
  },
  redeemHandOver: {
    succeeds: async (world) => {
      // A test cannot call another host by name, so the code is bound to the one it does call.
      const { id, token } = await makeSignedIn(world, 'client');
      const { body } = await world.app.call('createHandOver', { token, body: { host: 'portal.localhost' } });
      await world.app.db
        .update(handOvers)
        .set({ host: '127.0.0.1' })
        .where(and(eq(handOvers.session_id, await sessionOf(world, id))));
      return { body: { code: body.code } };
    },
    foreign: noRow,
  },
} satisfies Partial<Cases>;
