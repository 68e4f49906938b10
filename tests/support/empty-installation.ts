// A new installation: one admin, one advisor, one client, none of whom has done anything.
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Role } from '../../generated/api.ts';
import { createAdmin } from '../../scripts/admin/admin-account.ts';
import { openDatabase } from '../../server/db/database.ts';
import { createMailbox } from '../../server/ports/mail/mailbox.ts';
import { startServed, type Served } from './served.ts';
import { emptyFolder } from './template.ts';

/** What all three sign in with. */
export const newPassword = 'A-new-firm-2026';

export const emailOf = (role: Role): string => `${role}@newfirm.example`;

async function call<Body>(url: string, path: string, body: object, token?: string): Promise<Body> {
  const answer = await fetch(`${url}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`POST ${path}: ${answer.status} ${await answer.text()}`);
  return answer.json() as Promise<Body>;
}

/** Somebody was invited by mail: chooses a password by the token of the letter. */
async function acceptInvitation(url: string, folder: string, email: string): Promise<void> {
  const mailbox = createMailbox(join(folder, 'mailbox'), () => new Date());
  for (;;) {
    const letter = (await mailbox.list()).find(({ to }) => to === email);
    const token = /#token=([\w.~-]+)/.exec(letter?.action?.url ?? '')?.[1];
    if (token) {
      await call(url, '/auth/reset-password', { token, password: newPassword });
      return;
    }
    // Letters are sent after the answer, by the outbox.
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** An installation with its first admin and nothing else. @param program see `startServed` */
async function install(program?: string): Promise<{ served: Served; folder: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-new-'));
  await emptyFolder(folder);
  const database = await openDatabase({ dataDir: folder });
  await createAdmin(database.db, { email: emailOf('admin'), first_name: 'Ada', last_name: 'Reyes', password: newPassword });
  await database.close();
  return {
    served: await startServed(folder, { FORECOURT_MODE: 'production', BASE_DOMAIN: 'localhost', LOG_LEVEL: 'info', SECOND_STEP: 'offered' }, program),
    folder,
  };
}

/** Installed, but nobody invited: for who tries a program of their own. Its migrations may be ahead of this project's. */
export const startNewFirm = async (program: string): Promise<Served> => (await install(program)).served;

/** Installs it in production mode, as `npm run create-admin` and a start do. */
export async function startEmptyInstallation(): Promise<Served> {
  const { served, folder } = await install();
  const { access_token: admin } = await call<{ access_token: string }>(served.url, '/auth/login', { email: emailOf('admin'), password: newPassword });
  await call(served.url, '/users/create-employee', { email: emailOf('employee'), first_name: 'Egon', last_name: 'Lind' }, admin);
  await call(served.url, '/users', { email: emailOf('client'), first_name: 'Clara', last_name: 'Moss', role: 'client' }, admin);
  for (const role of ['employee', 'client'] as const) await acceptInvitation(served.url, folder, emailOf(role));
  return served;
}
