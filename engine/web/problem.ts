import { messages } from './messages.ts';

/** The message of a failed call when the server gives none (docs/brief.md, section 8). */
export const somethingWentWrong = 'Something went wrong';

/** A failed call: the server's words, its status, and the errors by field (RFC 9457). */
export class Problem extends Error {
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  /** The kind of problem, as a stable name. */
  readonly type: string;
  /** The errors, by field path (dots and indexes). */
  readonly errors: Readonly<Record<string, string>>;
  /** Everything else the body carried, like the present state and the open moves of a conflict. */
  readonly body: Readonly<Record<string, unknown>>;
  /** Seconds to wait before trying again, where the server said so. */
  readonly retryAfter: number | undefined;

  constructor(
    message: string,
    details: { status: number; type?: string; errors?: Record<string, string>; body?: Record<string, unknown>; retryAfter?: number },
  ) {
    super(message);
    this.name = 'Problem';
    this.status = details.status;
    this.type = details.type ?? 'about:blank';
    this.errors = details.errors ?? {};
    this.body = details.body ?? {};
    this.retryAfter = details.retryAfter;
  }
}

/** Is there no such thing, or none for the caller (404)? Asking again finds none either. */
export const isNotThere = (error: unknown): boolean => error instanceof Problem && error.status === 404;

/** Is this a plain object, as JSON has them? */
export const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
const textOf = (value: unknown): string | undefined => (typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined);

function fieldErrors(value: unknown): Record<string, string> {
  if (!isRecord(value)) return {};
  return Object.fromEntries(Object.entries(value).flatMap(([path, message]) => (typeof message === 'string' ? [[path, message]] : [])));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Reads a failed response into a Problem; an empty body or a page of markup becomes "Something went wrong". */
export async function problemOf(response: Response): Promise<Problem> {
  const body = parse(await response.text().catch(() => ''));
  const wait = Number(response.headers.get('Retry-After') ?? Number.NaN);
  const retryAfter = Number.isFinite(wait) ? wait : undefined;
  const status = response.status;
  if (!isRecord(body)) {
    const message = textOf(body);
    return new Problem(message === undefined || message.startsWith('<') ? somethingWentWrong : message, { status, retryAfter });
  }
  const message = textOf(body.detail) ?? textOf(body.message) ?? textOf(body.title) ?? somethingWentWrong;
  return new Problem(message, { status, type: textOf(body.type), errors: fieldErrors(body.errors), body, retryAfter });
}

/** The words to show for anything that was thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Problem ? error.message : somethingWentWrong;
}

/** No answer came, and the browser has no network: then nothing is wrong but that. */
const isOffline = (error: unknown): boolean => error instanceof Problem && error.status === 0 && !navigator.onLine;

/** Why what is read did not come. It is asked for again by itself once the device is online, as queries are. */
export function notLoaded(error: unknown): string {
  return isOffline(error) ? messages.offline : messageOf(error);
}

/** The words where no form shows the fields, as in a toast or at a file’s row: what is wrong with the first of them, not how many there are to fix. */
export function reasonOf(error: unknown): string {
  const [first] = error instanceof Problem ? Object.values(error.errors) : [];
  return first ?? messageOf(error);
}

/** The same as a sentence, for pages that go on after it; of a call that got no answer it says why. */
export function sentenceOf(error: unknown): string {
  const message = messageOf(error);
  if (isOffline(error)) return messages.offlineNow;
  if (error instanceof Problem && error.status === 0) return `${message}: the connection dropped.`;
  return /[.!?]$/.test(message) ? message : `${message}.`;
}
