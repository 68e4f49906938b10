import { Secret, TOTP } from 'otpauth';
import { uuidv7 } from 'uuidv7';
import { passkeys } from '../../../server/db/schema.ts';
import { makeSignedIn } from './accounts.ts';
import type { Caller, Cases, CaseWorld } from './case.ts';

const noRow = 'It concerns the caller alone; there is no row to name.';
const roleOf = (caller: Caller) => (caller === 'public' ? 'client' : caller);

/** The six digits an app shows for this secret. @param now in ms since 1970 */
export const codeOf = (secret: string, now: number): string => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now });

type World = Pick<CaseWorld, 'app'>;

/** Gives somebody signed in an authenticator app; its first code is used up. */
export async function addApp({ app }: World, token: string): Promise<{ secret: string; codes: string[] }> {
  const { secret } = (await app.call('beginAuthenticator', { token })).body;
  const { body } = await app.call('addAuthenticator', { token, body: { code: codeOf(secret, app.services.clock().getTime()) } });
  return { secret, codes: body.recovery_codes };
}

/** Passkeys belong to a host's name, and the access tests call a bare address. */
const byName = 'tests/api/second-factor.test.ts calls the server by its name';

/** A row as `addPasskey` writes it. */
async function addKeyRow({ app }: World, user_id: string): Promise<string> {
  const id = uuidv7();
  const values = { id, user_id, name: 'Key', credential_id: `credential-${id}`, public_key: 'AAAA', rp_id: 'localhost', counter: 0, transports: ['usb'] };
  await app.db.insert(passkeys).values({ ...values, backed_up: false });
  return id;
}

const withApp = async (world: CaseWorld, caller: Caller) => {
  const { id, token } = await makeSignedIn(world, roleOf(caller));
  return { id, token, ...(await addApp(world, token)) };
};

/** The second step beside the password. */
export const secondFactorCases = {
  getSecondFactor: { succeeds: () => ({}), foreign: noRow },
  beginSecondStep: { succeeds: async (world, caller) => ({ token: (await withApp(world, caller)).token }), foreign: noRow },
  confirmSecondStep: {
    succeeds: async (world, caller) => {
      const { token, codes } = await withApp(world, caller);
      return { token, body: { way: 'recovery_code', code: codes[0] ?? '' } };
    },
    foreign: noRow,
  },
  beginPasskey: { succeeds: byName, foreign: noRow },
  addPasskey: { succeeds: byName, foreign: noRow },
  removePasskey: {
    succeeds: async (world, caller) => {
      const { id, token } = await withApp(world, caller);
      return { token, params: { id: await addKeyRow(world, id) } };
    },
    foreign: async (world) => ({ params: { id: await addKeyRow(world, (await makeSignedIn(world, 'client')).id) } }),
  },
  beginAuthenticator: { succeeds: async (world, caller) => ({ token: (await makeSignedIn(world, roleOf(caller))).token }), foreign: noRow },
  addAuthenticator: {
    succeeds: async (world, caller) => {
      const { token } = await makeSignedIn(world, roleOf(caller));
      const { secret } = (await world.app.call('beginAuthenticator', { token })).body;
      return { token, body: { code: codeOf(secret, world.app.services.clock().getTime()) } };
    },
    foreign: noRow,
  },
  removeAuthenticator: { succeeds: async (world, caller) => ({ token: (await withApp(world, caller)).token }), foreign: noRow },
  makeRecoveryCodes: { succeeds: async (world, caller) => ({ token: (await withApp(world, caller)).token }), foreign: noRow },
  removeSecondFactor: {
    succeeds: async (world) => {
      const { id } = await withApp(world, 'employee');
      return { params: { id }, body: { reason: 'Lost the phone.' } };
    },
    foreign: 'Admins see everybody, and nobody else may call.',
  },
  removeClientSecondFactor: {
    succeeds: async (world) => {
      const { id } = await withApp(world, 'client');
      return { params: { id }, body: { reason: 'Lost the phone.' } };
    },
    foreign: 'Admins see everybody, and nobody else may call.',
  },
} satisfies Partial<Cases>;
