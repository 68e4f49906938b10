// Signing in by OAuth 2: authorization code with PKCE (RFC 7636), as a program on this machine does it (RFC 8252). Tokens stay in memory.
import {
  allowInsecureRequests,
  AuthorizationResponseError,
  authorizationCodeGrantRequest,
  calculatePKCECodeChallenge,
  ClientSecretPost,
  discoveryRequest,
  generateRandomCodeVerifier,
  generateRandomState,
  None,
  processAuthorizationCodeResponse,
  processDiscoveryResponse,
  processRefreshTokenResponse,
  refreshTokenGrantRequest,
  ResponseBodyError,
  validateAuthResponse,
  WWWAuthenticateChallengeError,
  type AuthorizationServer,
  type Client,
  type ClientAuth,
  type TokenEndpointResponse,
} from 'oauth4webapi';
import type { SignIn } from '../contract/reading/form.ts';
import { english, filledIn, type Words } from '../bridge/words.ts';

/** Where the authorization server sends people back to. */
export const returnPath = '/signed-in';
/** A token is renewed so long before it ends: 30 s. */
const early = 30_000;
/** Somebody has so long to sign in: 10 minutes. */
const longest = 600_000;

/** Signing in came to nothing; the message is for people. */
export class SignInFailure extends Error {}

interface Begun {
  signIn: SignIn;
  server: AuthorizationServer;
  client: Client;
  auth: ClientAuth;
  verifier: string;
  back: string;
  begun: number;
}

interface Kept {
  server: AuthorizationServer;
  client: Client;
  auth: ClientAuth;
  refresh?: string;
  ends?: number;
}

// Addresses of this machine have no certificates; every other address that the document names is used as it is written.
const options = { [allowInsecureRequests]: true };

/** Can somebody sign in to it by a code? */
export const hasCodeFlow = ({ oauth }: SignIn): boolean => oauth !== undefined && (oauth.discovery !== undefined || oauth.authorize !== undefined);

/** The sign-ins of one server. @param credentials gets `<scheme>.token`, and gives `<scheme>.client_id` and `<scheme>.client_secret` */
export class CodeFlow {
  private readonly open = new Map<string, Begun>();
  private readonly kept = new Map<string, Kept>();
  private readonly renewing = new Map<string, Promise<void>>();
  private readonly credentials: Record<string, string>;
  private readonly words: Words;

  constructor(credentials: Record<string, string>, words: Words = english) {
    this.credentials = credentials;
    this.words = words;
  }

  /**
   * The address at which somebody signs in. @param back our own address, to which they return
   * @throws SignInFailure where something is missing or the server can't be asked
   */
  async begin(signIn: SignIn, back: string): Promise<string> {
    const { server, client, auth } = await this.partiesOf(signIn);
    const verifier = generateRandomCodeVerifier();
    const state = generateRandomState();
    const now = Date.now();
    for (const [key, { begun }] of this.open) if (now - begun > longest) this.open.delete(key);
    this.open.set(state, { signIn, server, client, auth, verifier, back, begun: now });
    if (server.authorization_endpoint === undefined) throw new SignInFailure(filledIn(this.words.noAddress, { name: signIn.name }));
    const target = new URL(server.authorization_endpoint);
    const asked: Record<string, string> = {
      client_id: client.client_id,
      redirect_uri: back,
      response_type: 'code',
      code_challenge: await calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      state,
      ...(signIn.oauth && signIn.oauth.scopes.length > 0 ? { scope: this.scopeOf(signIn) } : {}),
    };
    for (const [name, value] of Object.entries(asked)) target.searchParams.set(name, value);
    return target.href;
  }

  /** Takes the code for a token. @throws SignInFailure where it is none of ours, was refused or came to nothing */
  async end(address: URL): Promise<void> {
    const state = address.searchParams.get('state') ?? '';
    const begun = this.open.get(state);
    this.open.delete(state);
    if (!begun || Date.now() - begun.begun > longest) throw new SignInFailure(this.words.notStarted);
    const { signIn, client, auth, verifier, back } = begun;
    // A server that is not described anywhere is known by what it calls itself.
    const server = begun.server.issuer === '' ? { ...begun.server, issuer: address.searchParams.get('iss') ?? '' } : begun.server;
    const tokens = await told(this.words, async () => {
      const parameters = validateAuthResponse(server, client, address, state);
      const response = await authorizationCodeGrantRequest(server, client, auth, parameters, back, verifier, options);
      return processAuthorizationCodeResponse(server, client, response);
    });
    this.keep(signIn.name, tokens, { server, client, auth });
  }

  /** Renews the token of a sign-in that is about to end, where it can be renewed; several calls wait for one renewal. */
  async renewed(name: string): Promise<void> {
    const kept = this.kept.get(name);
    if (kept?.refresh === undefined || kept.ends === undefined || kept.ends - early > Date.now()) return;
    const { server, client, auth, refresh } = kept;
    const running =
      this.renewing.get(name) ??
      told(this.words, async () => processRefreshTokenResponse(server, client, await refreshTokenGrantRequest(server, client, auth, refresh, options)))
        .then((tokens) => this.keep(name, { refresh_token: refresh, ...tokens }, kept))
        // The API says that the old token has ended; whoever reads that signs in again.
        .catch(() => void this.kept.delete(name))
        .finally(() => this.renewing.delete(name));
    this.renewing.set(name, running);
    await running;
  }

  isSignedIn(name: string): boolean {
    return this.kept.has(name);
  }

  private keep(
    name: string,
    { access_token: token, refresh_token: refresh, expires_in: seconds }: Pick<TokenEndpointResponse, 'access_token' | 'refresh_token' | 'expires_in'>,
    { server, client, auth }: Kept,
  ): void {
    this.credentials[`${name}.token`] = token;
    this.kept.set(name, {
      server,
      client,
      auth,
      ...(refresh === undefined ? {} : { refresh }),
      ...(seconds === undefined ? {} : { ends: Date.now() + seconds * 1000 }),
    });
  }

  private scopeOf({ name, oauth }: SignIn): string {
    const given = this.credentials[`${name}.scope`] ?? '';
    return given === '' ? (oauth?.scopes ?? []).join(' ') : given;
  }

  private async partiesOf(signIn: SignIn): Promise<{ server: AuthorizationServer; client: Client; auth: ClientAuth }> {
    const id = this.credentials[`${signIn.name}.client_id`] ?? '';
    const secret = this.credentials[`${signIn.name}.client_secret`] ?? '';
    if (id === '') throw new SignInFailure(this.words.enterClient);
    return { server: await serverOf(signIn, this.words), client: { client_id: id }, auth: secret === '' ? None() : ClientSecretPost(secret) };
  }
}

/** What is known of the authorization server: by discovery where the document names it, otherwise the two addresses of its flow. */
async function serverOf({ name, oauth }: SignIn, words: Words): Promise<AuthorizationServer> {
  if (oauth?.discovery !== undefined) {
    const issuer = new URL(oauth.discovery.replace(/\/\.well-known\/(?:openid-configuration|oauth-authorization-server).*$/, ''));
    const algorithm = oauth.discovery.includes('oauth-authorization-server') ? 'oauth2' : 'oidc';
    return told(words, async () => processDiscoveryResponse(issuer, await discoveryRequest(issuer, { algorithm, ...options })));
  }
  if (oauth?.authorize === undefined || oauth.token === undefined) throw new SignInFailure(filledIn(words.noCode, { name }));
  return { issuer: '', authorization_endpoint: oauth.authorize, token_endpoint: oauth.token };
}

/** What the library and the server say, in a sentence. */
async function told<T>(words: Words, asked: () => Promise<T>): Promise<T> {
  try {
    return await asked();
  } catch (error) {
    if (error instanceof AuthorizationResponseError || error instanceof ResponseBodyError)
      throw new SignInFailure(filledIn(words.refused, { reason: error.error_description ?? error.error }));
    if (error instanceof WWWAuthenticateChallengeError) throw new SignInFailure(words.unknownClient);
    if (error instanceof TypeError) throw new SignInFailure(words.signInUnreachable);
    throw new SignInFailure(error instanceof Error ? filledIn(words.cameToNothingBy, { reason: error.message }) : words.cameToNothing);
  }
}

/** Which of a call's ways to sign in have a token that may have to be renewed. */
export const renewable = (security: readonly (readonly string[])[], credentials: Readonly<Record<string, string>>): string[] => [
  ...new Set(security.flat().filter((name) => (credentials[`${name}.token`] ?? '') !== '')),
];
