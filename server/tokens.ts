import { createHash, createHmac, createSecretKey, randomBytes, timingSafeEqual } from 'node:crypto';

/** Random tokens and signatures with the installation's own key. */
export interface Tokens {
  /** A new opaque token, 256 bits; only its hash is stored. */
  mint(): string;
  /** The stored hash used to look up a token. */
  hash(token: string): string;
  /** A signature of the parts, in this order; `purpose` keeps one use's signatures out of another. */
  sign(purpose: string, parts: readonly string[]): string;
  /** Whether `sign` made this signature of these parts. */
  isSigned(purpose: string, parts: readonly string[], signature: string): boolean;
  /**
   * A signed token that carries data a reader may see, for a link.
   * @param until when it ends
   */
  issue(purpose: string, data: Readonly<Record<string, string>>, until: Date): string;
  /** The data of a token that `issue` made and that has not ended; undefined for any other. */
  read(purpose: string, token: string, now: Date): Record<string, string> | undefined;
}

/** The stored hash used to look up a token. A token is 256 random bits, so a plain hash is enough. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** @param secret see `installationSecret` */
export function createTokens(secret: string): Tokens {
  const key = createSecretKey(secret, 'utf8');
  const sign: Tokens['sign'] = (purpose, parts) =>
    createHmac('sha256', key)
      .update(JSON.stringify([purpose, ...parts]))
      .digest('base64url');
  const isSigned: Tokens['isSigned'] = (purpose, parts, signature) => {
    const expected = Buffer.from(sign(purpose, parts));
    const given = Buffer.from(signature);
    return expected.length === given.length && timingSafeEqual(expected, given);
  };
  return {
    mint: () => randomBytes(32).toString('base64url'),
    hash: hashToken,
    sign,
    isSigned,
    issue: (purpose, data, until) => {
      const body = Buffer.from(JSON.stringify({ data, until: until.toISOString() })).toString('base64url');
      return `${body}.${sign(purpose, [body])}`;
    },
    read: (purpose, token, now) => {
      const [body, signature, ...more] = token.split('.');
      if (!body || !signature || more.length > 0 || !isSigned(purpose, [body], signature)) return undefined;
      // Signed by us, so it has the shape that `issue` gave it.
      const { data, until }: { data: Record<string, string>; until: string } = JSON.parse(Buffer.from(body, 'base64url').toString());
      return new Date(until) > now ? data : undefined;
    },
  };
}
