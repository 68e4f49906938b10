import { HttpError } from 'react-admin';

/** What the brief shows when the server said nothing (section 8). */
export const nothingSaid = 'Something went wrong';

/** `a[0].b` and `/a/0/b` become `a.0.b`, the way the form names its inputs. */
export function inputName(path: string): string {
  return path
    .replace(/\[(\w+)\]/g, '.$1')
    .replace(/\//g, '.')
    .replace(/^\.+/, '');
}

/** The `errors` of a problem, keyed by input name; undefined where it carries none. */
export function fieldErrors(body: unknown): Record<string, string> | undefined {
  if (!isRecord(body) || !isRecord(body.errors)) return undefined;
  const entries = Object.entries(body.errors).flatMap(([path, message]) => (typeof message === 'string' ? [[inputName(path), message] as const] : []));
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

/** The words of a problem+json body, of a plain text body, or the brief's sentence. */
export function wordsOf(body: unknown): string {
  if (typeof body === 'string' && body.trim() && !body.trimStart().startsWith('<')) return body.trim();
  if (!isRecord(body)) return nothingSaid;
  for (const key of ['detail', 'title', 'message']) {
    const words = body[key];
    if (typeof words === 'string' && words) return words;
  }
  return nothingSaid;
}

/** A failed response as react-admin's HttpError: the server's words, and `body.errors` keyed by input name. */
export function httpError(status: number, body: unknown): HttpError {
  const errors = fieldErrors(body);
  const { errors: _unmapped, ...rest } = isRecord(body) ? body : { errors: undefined };
  return new HttpError(wordsOf(body), status, errors ? { ...rest, errors } : rest);
}

/** Is this a plain object, as JSON has them? */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The errors by field that an HttpError carries. */
export function errorsOf(error: unknown): Record<string, string> | undefined {
  const body: unknown = error instanceof HttpError ? error.body : undefined;
  if (typeof body !== 'object' || body === null || !('errors' in body) || typeof body.errors !== 'object' || body.errors === null) return undefined;
  return Object.fromEntries(Object.entries(body.errors).map(([path, message]) => [path, String(message)]));
}
