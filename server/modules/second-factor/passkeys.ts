// Passkeys (WebAuthn Level 3), by @simplewebauthn/server: what is asked of the browser, and whether its answer holds.
import { isIP } from 'node:net';
import { and, eq, gt } from 'drizzle-orm';
import type { PasskeyCreation, PasskeyMade, PasskeyRequest, PasskeySigned, PasskeyTransport } from '../../../generated/api.ts';
import { roleHost } from '../../../domain/role-hosts.ts';
import { passkeyTransportValues, roleValues } from '../../../generated/enums.ts';
import type { Actor, CallInfo } from '../../../engine/server/handler.ts';
import { conflict, invalid } from '../../../engine/server/problem.ts';
import { isLoopback, type Config } from '../../config.ts';
import type { Database } from '../../db/database.ts';
import { passkeys, sessions, users } from '../../db/schema.ts';
import type { Services } from '../../services.ts';

type PasskeyRow = typeof passkeys.$inferSelect;

/** The library, with the first passkey: a third of a second, which every start would pay. */
const webauthn = () => import('@simplewebauthn/server');

/** How long the browser has, in ms. */
const timeout = 60_000;

/** Beyond what the browser has: the way here. */
const challengeLength = 5 * 60_000;

const wrong = () => invalid({ passkey: 'This passkey didn’t work. Try again.' });

/**
 * Whose passkeys a call may use: on the firm's own hosts those of its base domain, so that one passkey works on all of them; anywhere else those of the very host
 * (a demo on this machine, or a name under the domain that somebody else has got hold of, where the firm's passkeys must not be signed with). Null on a bare
 * network address, for which there are no passkeys.
 */
export function hostOfPasskeys({ baseDomain, publicUrl }: Pick<Config, 'baseDomain' | 'publicUrl'>, host: string): string | null {
  if (isIP(host.replaceAll(/[[\]]/g, '')) !== 0) return null;
  const ours = [baseDomain, new URL(publicUrl).hostname, ...roleValues.map((role) => roleHost(role, baseDomain))].some((name) => name.toLowerCase() === host);
  const within = host === baseDomain || host.endsWith(`.${baseDomain}`);
  return ours && within && baseDomain.includes('.') && isIP(baseDomain) === 0 ? baseDomain : host;
}

/** The page's origin, as the browser signs it: this host, encrypted unless it is this machine. */
function originsOf({ host, header }: CallInfo): string[] {
  const place = header('host') ?? host;
  return [`https://${place}`, ...(isLoopback(host) ? [`http://${place}`] : [])];
}

const transportsOf = (given: readonly string[]): PasskeyTransport[] => passkeyTransportValues.filter((transport) => given.includes(transport));

const descriptorOf = ({ credential_id, transports }: PasskeyRow) => ({ id: credential_id, transports: transportsOf(transports) });

async function keepChallenge(db: Database, services: Services, sessionId: string, challenge: string): Promise<void> {
  const challenge_until = new Date(services.clock().getTime() + challengeLength).toISOString();
  await db.update(sessions).set({ challenge, challenge_until }).where(eq(sessions.id, sessionId));
}

/** The challenge of a session, taken away: it is answered once. @throws Problem 422 where there is none any more */
export async function takeChallenge(db: Database, services: Services, { sessionId }: Actor): Promise<string> {
  const [row] = await db
    .select({ challenge: sessions.challenge })
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), gt(sessions.challenge_until, services.clock().toISOString())))
    .for('update');
  await db.update(sessions).set({ challenge: null, challenge_until: null }).where(eq(sessions.id, sessionId));
  if (!row?.challenge) throw wrong();
  return row.challenge;
}

/** What the browser is to make. @throws Problem 409 on a bare network address */
export async function askForNew(db: Database, services: Services, actor: Actor, request: CallInfo): Promise<PasskeyCreation> {
  const rpID = hostOfPasskeys(services.config, request.host);
  if (rpID === null) throw conflict('Passkeys need a host name. Open Forecourt by its name, or use an authenticator app.');
  const known = await db.select().from(passkeys).where(eq(passkeys.user_id, actor.id));
  const [user] = await db.select({ email: users.email, name: users.name }).from(users).where(eq(users.id, actor.id));
  const options = await (
    await webauthn()
  ).generateRegistrationOptions({
    rpName: 'Forecourt',
    rpID,
    userID: new TextEncoder().encode(actor.id),
    userName: user?.email ?? '',
    userDisplayName: user?.name ?? '',
    timeout,
    attestationType: 'none',
    excludeCredentials: known.filter((row) => row.rp_id === rpID).map(descriptorOf),
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
  });
  await keepChallenge(db, services, actor.sessionId, options.challenge);
  const { rp, user: owner, challenge, pubKeyCredParams } = options;
  return {
    rp: { id: rp.id ?? rpID, name: rp.name },
    user: owner,
    challenge,
    pubKeyCredParams: pubKeyCredParams.map(({ alg }) => ({ type: 'public-key', alg })),
    timeout,
    attestation: 'none',
    excludeCredentials: listOf(options.excludeCredentials),
    authenticatorSelection: { residentKey: 'discouraged', requireResidentKey: false, userVerification: 'preferred' },
  };
}

const listOf = (descriptors: readonly { id: string; transports?: readonly string[] }[] = []): PasskeyRequest['allowCredentials'] =>
  descriptors.map(({ id, transports = [] }) => ({ id, type: 'public-key', transports: transportsOf(transports) }));

/** The new passkey, if what the browser made answers the challenge on this host. @throws Problem 422 */
export async function newPasskey(
  { config }: Services,
  request: CallInfo,
  made: PasskeyMade,
  expectedChallenge: string,
): Promise<Omit<typeof passkeys.$inferInsert, 'user_id' | 'name'>> {
  const rp_id = hostOfPasskeys(config, request.host);
  if (rp_id === null) throw wrong();
  const { registrationInfo } = await (
    await webauthn()
  )
    .verifyRegistrationResponse({
      response: { ...made, response: { ...made.response, transports: made.response.transports ?? [] }, clientExtensionResults: {} },
      expectedChallenge,
      expectedOrigin: originsOf(request),
      expectedRPID: rp_id,
      requireUserVerification: false,
    })
    .catch(() => {
      throw wrong();
    });
  if (!registrationInfo) throw wrong();
  const { credential, credentialBackedUp } = registrationInfo;
  return {
    credential_id: credential.id,
    public_key: Buffer.from(credential.publicKey).toString('base64url'),
    rp_id,
    counter: credential.counter,
    transports: [...(credential.transports ?? [])],
    backed_up: credentialBackedUp,
  };
}

/** What a passkey of the caller's is to sign; null where they have none for this host. */
export async function askForSignature(db: Database, services: Services, actor: Actor, request: CallInfo): Promise<PasskeyRequest | null> {
  const rpID = hostOfPasskeys(services.config, request.host);
  if (rpID === null) return null;
  const known = await db
    .select()
    .from(passkeys)
    .where(and(eq(passkeys.user_id, actor.id), eq(passkeys.rp_id, rpID)));
  if (known.length === 0) return null;
  const options = await (
    await webauthn()
  ).generateAuthenticationOptions({ rpID, timeout, userVerification: 'preferred', allowCredentials: known.map(descriptorOf) });
  await keepChallenge(db, services, actor.sessionId, options.challenge);
  return { challenge: options.challenge, rpId: rpID, timeout, allowCredentials: listOf(options.allowCredentials), userVerification: 'preferred' };
}

/** The caller's passkey that signed the challenge on this host, and its new count. @throws Problem 422 */
export async function signedBy(
  db: Database,
  config: Config,
  { actor, request, signed, expectedChallenge }: { actor: Actor; request: CallInfo; signed: PasskeySigned; expectedChallenge: string },
): Promise<{ id: string; counter: number }> {
  const [row] = await db
    .select()
    .from(passkeys)
    .where(and(eq(passkeys.credential_id, signed.id), eq(passkeys.user_id, actor.id)));
  if (row?.rp_id !== hostOfPasskeys(config, request.host)) throw wrong();
  const { verified, authenticationInfo } = await (
    await webauthn()
  )
    .verifyAuthenticationResponse({
      response: { ...signed, clientExtensionResults: {} },
      expectedChallenge,
      expectedOrigin: originsOf(request),
      expectedRPID: row.rp_id,
      credential: { id: row.credential_id, publicKey: new Uint8Array(Buffer.from(row.public_key, 'base64url')), counter: row.counter },
      requireUserVerification: false,
    })
    .catch(() => {
      throw wrong();
    });
  if (!verified) throw wrong();
  return { id: row.id, counter: authenticationInfo.newCounter };
}
