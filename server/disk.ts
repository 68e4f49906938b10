/** What systems and PostgreSQL (53100) say where nothing can be written any more. */
const codes: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', 'EROFS', '53100']);
const sentence = /no space left on device|disk quota exceeded/i;
/** The same three as the embedded engine's file system numbers them; its errors are no `Error`s. */
const wasmNumbers: ReadonlySet<unknown> = new Set([51, 19, 69]);

/** Whether something failed because there is no room to write, or none that may be written; libraries keep the system's error as `cause`. */
export function isDiskFull(error: unknown, depth = 0): boolean {
  if (typeof error !== 'object' || error === null || depth > 5) return false;
  if ('code' in error && codes.has(error.code)) return true;
  if ('name' in error && error.name === 'ErrnoError' && 'errno' in error) return wasmNumbers.has(error.errno);
  if (!(error instanceof Error)) return false;
  return sentence.test(error.message) || isDiskFull(error.cause, depth + 1);
}
