// The child process that opens uploads: pictures and sheets. It has no secrets and no database; the server watches its memory and kills it where a file takes
// too much (pool.ts).
import { readPicture } from './pictures.ts';
import { RefusedFile, type ChildMessage, type JobMessage } from './protocol.ts';
import { readSheetFile } from './sheets.ts';

const say = (message: ChildMessage) => process.send?.(message);

async function work({ id, job }: JobMessage): Promise<void> {
  const reports = setInterval(() => say({ rss: process.memoryUsage.rss() }), 100);
  try {
    say({ id, result: job.kind === 'picture' ? await readPicture(job) : await readSheetFile(job.path) });
  } catch (error) {
    if (error instanceof RefusedFile) say({ id, refusal: error.refusal });
    else say({ id, failure: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  } finally {
    clearInterval(reports);
  }
}

process.on('message', (message) => {
  // Only the server has the other end.
  void work(message as JobMessage);
});
// Without its server it has no use.
process.on('disconnect', () => process.exit());
// A signal to the whole group (Ctrl+C) is the server's to heed: it ends what runs first.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => {});
