import type { paths, SignIn } from '../../generated/api.ts';
import { api, dataOf } from './client.ts';
import { withSecondStep } from './second-step.ts';
import { session } from './session-store.ts';

type Credentials = paths['/auth/login']['post']['requestBody']['content']['application/json'];

/** Goes on as whom the server signed in, with what the sign-in still waits for. */
export async function begin({ user, access_token, second_step = null }: SignIn): Promise<void> {
  await session.signIn(withSecondStep(user, second_step), access_token);
}

/** Signs in: the session then has the user and the token. Throws the server's refusal. */
export async function signIn(credentials: Credentials): Promise<void> {
  await begin(await dataOf(api.POST('/auth/login', { body: credentials })));
}

/** The longest wait for the server's answer to a sign-out, in ms; the call itself has no timeout (docs/brief.md, section 9). */
const signOutWait = 5000;

/** Signs out on the server and here; here in any case, and without waiting for ever. The call goes on after the wait. */
export async function signOut(): Promise<void> {
  const ended =
    session.get() === null
      ? undefined
      : api.POST('/auth/logout').catch(() => {
          // A token that the server no longer knows is signed out already.
        });
  const patience = new Promise<void>((resolve) => {
    setTimeout(resolve, signOutWait);
  });
  await Promise.race([ended, patience]);
  session.signOut();
}

/** A single-use code (30 s, that host only) with which the session goes on at `host` (name, no port). */
export async function createHandOver(host: string): Promise<string> {
  const { code } = await dataOf(api.POST('/auth/hand-over', { body: { host } }));
  return code;
}

/** Takes over a session by its code: the token is new, the old one no longer works. */
export async function redeemHandOver(code: string): Promise<void> {
  await begin(await dataOf(api.POST('/auth/hand-over/redeem', { body: { code } })));
}
