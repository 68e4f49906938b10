// Secrets that the server itself has to read again (a hash will not do): AES-256-GCM, bound to what they are about.
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import { installationSecret } from './db/secrets.ts';

export interface Seal {
  /** The sealed text. @param about whose or what it is: opened for anything else, it counts as damaged */
  close(text: string, about: string): string;
  /** The text again. @throws Error where the key is another one, or a bit is not as it was */
  open(sealed: string, about: string): string;
}

/** Which key: of the environment, or the one made once for the installation. What was sealed before `SECRETS_KEY` was set opens afterwards, too. */
type KeyName = 'e' | 'i';

/** @param keys by name; what is new is sealed with the environment's, where there is one */
export function createSeal(keys: { e?: string; i: string }): Seal {
  const keyOf = (name: KeyName): Buffer => {
    const secret = keys[name];
    if (secret === undefined) throw new Error('SECRETS_KEY is not set, and a secret was sealed with it.');
    return Buffer.from(hkdfSync('sha256', secret, '', 'forecourt seal', 32));
  };
  return {
    close: (text, about) => {
      const name: KeyName = keys.e === undefined ? 'i' : 'e';
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', keyOf(name), nonce).setAAD(Buffer.from(about));
      const sealed = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
      return `${name}.${sealed.toString('base64url')}`;
    },
    open: (sealed, about) => {
      const [name, text = ''] = sealed.split('.');
      const bytes = Buffer.from(text, 'base64url');
      if ((name !== 'e' && name !== 'i') || bytes.length < 28) throw new Error('This is no sealed secret.');
      const decipher = createDecipheriv('aes-256-gcm', keyOf(name), bytes.subarray(0, 12), { authTagLength: 16 });
      decipher.setAAD(Buffer.from(about)).setAuthTag(bytes.subarray(-16));
      return Buffer.concat([decipher.update(bytes.subarray(12, -16)), decipher.final()]).toString('utf8');
    },
  };
}

/** The seal of this installation. */
export async function installationSeal({ secretsKey }: Pick<Config, 'secretsKey'>, db: Database): Promise<Seal> {
  return createSeal({ ...(secretsKey ? { e: secretsKey } : {}), i: await installationSecret(db, 'seal') });
}
