// What needs somebody, worst first, each with its next step. A pure reading of the figures.
import { figureText } from '../../../domain/formats.ts';
import type { SystemStatus } from '../../../generated/api.ts';
import { stuckAfterMs } from './queues.ts';

type Todo = SystemStatus['todo'][number];
type Found = Omit<SystemStatus, 'todo'>;

interface Around {
  now: Date;
  /** Sentences about services that do not answer. */
  away: readonly string[];
  isDemo: boolean;
  /** Whether a mail server is set. */
  mailsLeave: boolean;
}

const hour = 3_600_000;
const day = 24 * hour;
/** Certificates are renewed a month before their end: later than this nobody does it by itself. */
const endsSoon = 14 * day;
/** Below this share of the disk, or so many bytes, it is nearly full. */
const fullBelow = { share: 0.1, bytes: 2_000_000_000 };

const counted = (count: number, one: string, many: string): string => (count === 1 ? `1 ${one}` : `${figureText(count)} ${many}`);
const gigabytes = (bytes: number): string => `${figureText(bytes / 1_000_000_000, { maximumFractionDigits: 1 })} GB`;

/** What is wrong with a certificate that browsers get; null where nothing is. */
function wrongWith({ host, until, because }: Found['certificates'][number], now: Date): Pick<Todo, 'says' | 'next'> | null {
  if (until === null) {
    const says = `${host} doesn’t answer this server over TLS (${because ?? 'no certificate'}).`;
    return { says, next: 'Open the address in a browser. If it opens there, only this server can’t reach it; otherwise check its name and the proxy.' };
  }
  const next = 'Read the proxy’s log: it renews certificates by itself a month before they end.';
  const left = Date.parse(until) - now.getTime();
  if (left <= 0) return { says: `The certificate of ${host} has ended.`, next };
  if (because !== null) return { says: `Browsers don’t trust the certificate of ${host} (${because}).`, next };
  return left < endsSoon ? { says: `The certificate of ${host} ends in ${counted(Math.ceil(left / day), 'day', 'days')}.`, next } : null;
}

/** @returns what needs somebody; empty where all is well */
export function todoOf({ processes, queues, mails, backup, slow, disk, certificates }: Found, { now, away, isDemo, mailsLeave }: Around): Todo[] {
  const since = (at: string): number => now.getTime() - Date.parse(at);
  const todo: Todo[] = away.map((says) => ({
    part: 'outside',
    says: says.slice(0, 300),
    next: 'Run npm run doctor on the server: it says what to check.',
    act: null,
  }));
  for (const { name, state } of processes)
    if (state === 'silent' && !away.some((says) => says.includes('S3_BUCKET')))
      todo.push({
        part: 'processes',
        says: `${name} gives no sign of life.`.slice(0, 300),
        next: 'If it was replaced, there is nothing to do: it leaves this list within the hour. Otherwise read its log and start it again.',
        act: null,
      });
  for (const certificate of certificates) {
    const wrong = wrongWith(certificate, now);
    if (wrong) todo.push({ part: 'certificates', ...wrong, act: null });
  }
  const lost = mails.filter(({ given_up }) => given_up).length;
  const slip = mails.find(({ meant }) => meant !== null);
  const late = mails.length - lost;
  if (lost > 0)
    todo.push({
      part: 'mails',
      says: `${counted(lost, 'mail', 'mails')} can’t be delivered.`,
      next: `${slip ? `${slip.to} looks mistyped. ` : ''}Check the addresses below, and tell the people another way.`.slice(0, 300),
      act: 'settle_mails',
    });
  if (late > 0)
    todo.push({
      part: 'mails',
      says: `${counted(late, 'mail is', 'mails are')} late.`,
      next: 'We try again for three days. If that doesn’t help, check the mail server.',
      act: 'try_mails',
    });
  if (backup.failed_at !== null)
    todo.push({
      part: 'backup',
      says: `The last backup failed: ${backup.because ?? 'no reason was kept'}`.slice(0, 300),
      next: 'Fix the reason, then back up now. We try again within the hour.',
      act: 'back_up',
    });
  else if (backup.is_configured && backup.last_at !== null && since(backup.last_at) > 2 * (backup.every_hours ?? 24) * hour)
    todo.push({ part: 'backup', says: 'The last backup is too old.', next: 'Back up now. If that fails, the reason appears here.', act: 'back_up' });
  if (!backup.is_configured && !isDemo)
    todo.push({ part: 'backup', says: 'There are no backups.', next: 'Set BACKUP_DIR and BACKUP_KEY, and start the server again.', act: null });
  if (backup.is_configured && !backup.is_encrypted)
    todo.push({
      part: 'backup',
      says: 'Backups aren’t encrypted.',
      next: 'Set BACKUP_KEY with a new BACKUP_DIR, and keep the key somewhere else, too.',
      act: null,
    });
  for (const { queue, failed, oldest_at } of queues) {
    if (queue === 'mail') continue;
    if (failed > 0)
      todo.push({
        part: 'queues',
        says: `${counted(failed, 'entry was', 'entries were')} given up on in a queue below.`,
        next: 'Read the server’s log for the reason; nothing is lost from the records.',
        act: null,
      });
    if (oldest_at !== null && since(oldest_at) > stuckAfterMs)
      todo.push({
        part: 'queues',
        says: 'A queue below has been waiting for more than 10 minutes.',
        next: 'Check that a server is running with this database, and read its log.',
        act: null,
      });
  }
  if (disk && (disk.free_bytes < fullBelow.bytes || disk.free_bytes < disk.total_bytes * fullBelow.share))
    todo.push({
      part: 'disk',
      says: `Only ${gigabytes(disk.free_bytes)} of the disk are free.`,
      next: 'Make room or enlarge it: when it’s full, nothing new is saved.',
      act: null,
    });
  for (const { call, words, p95_ms, next } of slow)
    if (next !== null) todo.push({ part: 'calls', says: `${words} (${call}) takes ${(p95_ms / 1_000).toFixed(1)} s.`.slice(0, 300), next, act: null });
  if (!isDemo && !mailsLeave)
    todo.push({ part: 'settings', says: 'No mail leaves this server.', next: 'Set SMTP_URL, and start the server again.', act: null });
  return todo.slice(0, 20);
}
