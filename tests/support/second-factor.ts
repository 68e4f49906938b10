// People with a second step, in an application where staff need one.
import type { Role } from '../../generated/api.ts';
import { makeAccount } from '../api/cases/accounts.ts';
import { addApp, codeOf } from '../api/cases/second-factor.ts';
import { demoPassword } from '../../server/demo/logins.ts';
import { startApp, type TestApp } from './app.ts';
import { callsTo } from './calls.ts';
import { softwarePasskey, type SoftwarePasskey } from './passkey.ts';

/** Starts it; `call` goes to a host's name, for passkeys belong to one. */
export async function startWithSecondStep() {
  const app: TestApp = await startApp({ config: { staffNeedSecondStep: true, limitScale: 1 } });
  const origin = app.url.replace('127.0.0.1', 'localhost');
  const call = callsTo(origin);
  const login = async (email: string) => (await call('login', { body: { email, password: demoPassword } })).body;
  const codeNow = (secret: string) => codeOf(secret, app.services.clock().getTime());
  const signedInAs = async (role: Role) => {
    const account = await makeAccount({ app }, role);
    const { access_token: token, second_step } = await login(account.email);
    return { ...account, token, second_step };
  };
  return {
    app,
    call,
    origin,
    login,
    codeNow,
    /** The next code: the one of this period is used up. */
    nextCode: (secret: string) => {
      app.travel(30_000);
      return codeNow(secret);
    },
    signedInAs,
    addKey: async (token: string, name = 'Key') => {
      const key = softwarePasskey('localhost');
      const { challenge } = (await call('beginPasskey', { token })).body;
      return { key, ...(await call('addPasskey', { token, body: { name, passkey: key.made(challenge, origin) } })) };
    },
    signWith: async (key: SoftwarePasskey, token: string) => {
      const { body } = await call('beginSecondStep', { token });
      return call('confirmSecondStep', { token, body: { way: 'passkey', passkey: key.signed(body.passkey?.challenge ?? '', origin) } });
    },
    lettersTo: async (email: string) => (await app.letters()).filter(({ to }) => to === email).map(({ subject }) => subject),
    /** Somebody signed in and confirmed by their app. */
    staffWithApp: async (role: Role = 'admin') => {
      const person = await signedInAs(role);
      return { ...person, ...(await addApp({ app }, person.token)) };
    },
  };
}
