import type { HandlerMap } from '../../../engine/server/handler.ts';
import { conflict } from '../../../engine/server/problem.ts';
import { afterCommit } from '../../db/transactions.ts';
import { settle, tryAgain } from '../../outbox/by-hand.ts';
import { systemStatus } from './status.ts';

/** How the installation does, for admins, and what they can do about it from here. */
export const systemHandlers = {
  getSystemStatus: ({ db, services }) => systemStatus(db, services),

  backUpNow: async ({ db, services }) => {
    const { begin } = services.backupNow;
    if (!begin) throw conflict('No backups are set up. Set BACKUP_DIR and BACKUP_KEY, and start the server again.');
    const status = await systemStatus(db, services);
    if (status.backup.is_running) throw conflict('A backup is running. Wait for it to end.');
    // It takes as long as it takes: the page asks how it went.
    afterCommit(begin);
    return { ...status, backup: { ...status.backup, is_running: true } };
  },

  tryMailsAgain: async ({ db, body, services }) => {
    await tryAgain(db, { kind: 'mail', ids: body.ids, now: services.clock() });
    return systemStatus(db, services);
  },

  settleMails: async ({ db, body, services }) => {
    await settle(db, { kind: 'mail', ids: body.ids, now: services.clock() });
    return systemStatus(db, services);
  },
} satisfies Partial<HandlerMap>;
