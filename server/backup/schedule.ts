// When backups are made: as often as configured, and when `npm run backup` asks.
import type { OpenDatabase } from '../db/database.ts';
import type { Services } from '../services.ts';
import { inSpan } from '../traces/traces.ts';
import { answerRequests } from './asked.ts';
import { BackupRefused } from './refused.ts';
import { isBeingMade, runBackup } from './run.ts';
import { backupState } from './state.ts';
import { summaryOf } from './summary.ts';

/** How often it is looked whether one is due. */
const everyMs = 5 * 60_000;
/** After one that failed. */
const retryMs = 3_600_000;

/**
 * Makes a backup whenever the last one is too old. Several processes take turns.
 * @returns how to stop; one that is being made is dropped
 */
export function startBackups(database: OpenDatabase, { config, clock, files, log, backupNow }: Services): () => Promise<void> {
  const { backup, dataDir } = config;
  let running: Promise<unknown> = Promise.resolve();
  const stopping = new AbortController();
  const make = async () => {
    if (!backup) throw new Error('No backups are configured.');
    backupNow.isRunning = true;
    const made = await runBackup({ database, files, config: { backup, dataDir }, now: clock(), signal: stopping.signal }).finally(() => {
      backupNow.isRunning = false;
    });
    if (!made) throw new BackupRefused(isBeingMade);
    log.info({ backup: made.name, seconds: made.seconds, pause_ms: made.manifest.pause_ms, missing: made.manifest.missing.length }, 'backed up');
    return summaryOf(made, backup.to, true);
  };
  const makeIfDue = async () => {
    if (!backup) return;
    const { last, failed } = await backupState(database.db);
    const now = clock().getTime();
    if (last && now - Date.parse(last.at) < backup.everyHours * 3_600_000) return;
    if (failed && now - Date.parse(failed.at) < retryMs) return;
    await inSpan('job backup', { kind: 'internal', from: null }, make);
  };
  const report = (error: unknown) => {
    if (!stopping.signal.aborted && !(error instanceof BackupRefused && error.message === isBeingMade)) log.error({ err: error }, 'backup failed');
  };
  const run = () => {
    running = running.then(makeIfDue).catch(report);
  };
  const timer = backup && setInterval(run, everyMs).unref();
  if (backup) {
    backupNow.begin = () => {
      // From the press on: a second one is refused.
      backupNow.isRunning = true;
      running = running.then(() => inSpan('job backup', { kind: 'internal', from: null }, make)).catch(report);
    };
    run();
  }
  const stopAnswering = database.engine === 'embedded' ? answerRequests(dataDir, backup ? make : undefined) : undefined;
  return async () => {
    clearInterval(timer);
    stopping.abort();
    await stopAnswering?.();
    await running;
  };
}
