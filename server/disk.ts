/** What systems and PostgreSQL (53100) say where nothing can be written any more. */
const codes: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', 'EROFS', '53100']);
const sentence = /no space left on device|disk quota exceeded/i;

/** Whether something failed because there is no room to write, or none that may be written; libraries keep the system's error as `cause`. */
export function isDiskFull(error: unknown, depth = 0): boolean {
  if (!(error instanceof Error) || depth > 5) return false;
  if ('code' in error && codes.has(error.code)) return true;
  return sentence.test(error.message) || isDiskFull(error.cause, depth + 1);
}
