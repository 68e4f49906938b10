// Codes of authenticator apps (RFC 6238): six digits, a new one every 30 seconds (OWASP ASVS 5.0, 6.5.5).
import { Secret, TOTP } from 'otpauth';

const period = 30;
/** A clock may be one period off, either way (RFC 6238, 5.2). */
const window = 1;

const appOf = (secret: string, label = '') => new TOTP({ issuer: 'Forecourt', label, secret: Secret.fromBase32(secret), period, digits: 6, algorithm: 'SHA1' });

/** A new secret: 160 random bits as base32 (RFC 4226, 4; OWASP ASVS 5.0, 6.5.3). */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** What the QR code holds. */
export const addressOf = (secret: string, email: string): string => appOf(secret, email).toString();

/**
 * The period whose code this is.
 * @param code six digits, with or without a space
 * @returns its number since 1970, or null where it is none of now, the period before or the next
 */
export function periodOf(secret: string, code: string, now: Date): number | null {
  const token = code.replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return null;
  const away = appOf(secret).validate({ token, timestamp: now.getTime(), window });
  return away === null ? null : Math.floor(now.getTime() / 1_000 / period) + away;
}
