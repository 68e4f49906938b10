// What the browser's passkeys and the server say to each other. The library is fetched when somebody uses one.
import type { PasskeyTransport, SecondFactorAdded, SignIn } from '../../../generated/api.ts';
import { passkeyTransportValues } from '../../../generated/enums/PasskeyTransport.ts';
import { api, dataOf } from '../../api/client.ts';
import { Problem } from '../../../engine/web/problem.ts';
import { messages } from './messages.ts';

/** How the person can confirm, and what a passkey is to sign. */
export const beginSecondStep = () => dataOf(api.POST('/auth/second-step/begin'));
export type Ways = Awaited<ReturnType<typeof beginSecondStep>>;

/** Whether this browser has passkeys for this page: none over a line that others read. */
export const hasPasskeys = (): boolean => typeof window.PublicKeyCredential === 'function';

/** No call failed: the person stopped, or the device has no such passkey. */
export const notUsed = 499;

/**
 * Confirms by a passkey.
 * @throws Problem in words where the person stopped, or the browser has none of theirs
 */
export async function confirmByPasskey(options: NonNullable<Ways['passkey']>): Promise<SignIn> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const { id, rawId, type, response } = await startAuthentication({ optionsJSON: options }).catch(() => {
    throw new Problem(messages.confirm.passkeyFailed, { status: notUsed });
  });
  const { clientDataJSON, authenticatorData, signature } = response;
  const passkey = { id, rawId, type, response: { clientDataJSON, authenticatorData, signature } };
  return dataOf(api.POST('/auth/second-step', { body: { way: 'passkey', passkey } }));
}

/**
 * Makes a passkey on this device and keeps it.
 * @throws Problem in words where the person stopped, or this device has one already
 */
export async function addPasskey(name: string): Promise<SecondFactorAdded> {
  const optionsJSON = await dataOf(api.POST('/auth/passkeys/begin'));
  const { startRegistration } = await import('@simplewebauthn/browser');
  const { id, rawId, type, response } = await startRegistration({ optionsJSON }).catch((error: unknown) => {
    const known = error instanceof Error && error.name === 'InvalidStateError';
    throw new Problem(known ? messages.passkey.known : messages.passkey.failed, { status: notUsed });
  });
  const { clientDataJSON, attestationObject, transports } = response;
  const made = { clientDataJSON, attestationObject, ...(transports ? { transports: transports.filter(isTransport) } : {}) };
  return dataOf(api.POST('/auth/passkeys', { body: { name, passkey: { id, rawId, type, response: made } } }));
}

const isTransport = (name: string): name is PasskeyTransport => passkeyTransportValues.some((known) => known === name);
