// compose.yaml and compose.small.yaml as a test reads them, with the values of an .env in place.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { projectRoot } from '../../server/root.ts';

export interface Service {
  image?: string;
  build?: string;
  command?: string[];
  environment?: Record<string, string>;
  volumes?: string[];
  ports?: string[];
  depends_on?: string[] | Record<string, { condition: string }>;
  read_only?: boolean;
  cap_drop?: string[];
}

export interface Compose {
  services: Record<string, Service>;
  volumes: Record<string, unknown>;
}

/** An .env. */
export const values = {
  BASE_DOMAIN: 'forecourt.localhost',
  ACME_EMAIL: 'operator@forecourt.localhost',
  POSTGRES_PASSWORD: 'letters',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret',
  SMTP_URL: 'smtp://mail',
  MAIL_FROM: 'hello@forecourt.example',
  SUPPORT_ADDRESS: 'support@forecourt.example',
  METRICS_TOKEN: 'token',
  BACKUP_KEY: 'a key for backups of 32 characters or more',
};

export const textOf = (file: string): string => readFileSync(join(projectRoot, file), 'utf8');

/** Variables a file asks for: each with whether it stops without. */
export function asked(file: string): Map<string, { isNeeded: boolean }> {
  const found = new Map<string, { isNeeded: boolean }>();
  for (const [, name = '', how = ''] of textOf(file).matchAll(/\$\{(\w+)(:[?-])?/g))
    found.set(name, { isNeeded: how === ':?' || (found.get(name)?.isNeeded ?? false) });
  return found;
}

/** A compose file with its variables filled in, as `docker compose` does it. */
export function compose(file: string, env: Readonly<Record<string, string>>): Compose {
  const filled = textOf(file).replaceAll(/\$\{(\w+)(?::-([^}]*)|:\?[^}]*)?\}/g, (_, name: string, otherwise = '') => env[name] ?? otherwise);
  const read = parse(filled, { merge: true }) as Compose;
  // Filled in before it is parsed, an empty value would be none at all.
  for (const service of Object.values(read.services))
    for (const [name, value] of Object.entries<string | null>(service.environment ?? {})) service.environment = { ...service.environment, [name]: value ?? '' };
  return read;
}

/** The lines of the Dockerfile's last stage, by instruction; a continued line is one. */
export function lastStage(): { instruction: string; rest: string }[] {
  const lines = textOf('Dockerfile')
    .replaceAll(/\\\n/g, ' ')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => ({ instruction: line.split(' ')[0] ?? '', rest: line.slice(line.indexOf(' ') + 1) }));
  return lines.slice(lines.findLastIndex(({ instruction }) => instruction === 'FROM'));
}
