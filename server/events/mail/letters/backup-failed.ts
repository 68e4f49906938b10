import { dateFormat } from '../../../../domain/formats.ts';
import { template } from '../template.ts';

interface Facts {
  first_name: string;
  /** A sentence. */
  because: string;
  /** When the last good one was made, ISO 8601; undefined where there is none. */
  last_at: string | undefined;
}

const momentOf = (iso: string): string => dateFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' }).format(new Date(iso));

export const backupFailed = template({
  when: 'A backup failed; to every admin, once a day at most.',
  says: ({ first_name, because, last_at }: Facts) => ({
    subject: 'Today’s backup failed',
    paragraphs: [
      `Hello ${first_name},`,
      `Forecourt couldn’t back up your firm’s data. ${because}`,
      last_at === undefined ? 'There is no backup yet.' : `The last good backup is from ${momentOf(last_at)} UTC.`,
      'Forecourt tries again every hour. If someone else runs the server for you, forward this to them.',
    ],
  }),
  samples: {
    'after a good one': { first_name: 'Maria', because: 'BACKUP_DIR /backups cannot be written (ENOSPC).', last_at: '2026-11-22T02:30:00.000Z' },
    'the first one': { first_name: 'Maria', because: 'BACKUP_DIR /backups cannot be written (EACCES).', last_at: undefined },
  },
});
