// Refusals and failures as problem+json (RFC 9457).

/** Field path (dots and indexes) → its error. */
export type FieldErrors = Record<string, string>;

/** What RFC 9457 and the contract say themselves. */
type Reserved = 'type' | 'title' | 'status' | 'detail' | 'instance' | 'errors' | 'request_id';
/** Further members of a problem's body, such as the state a record is in (`state`). None of them is in the place of the problem's own. */
export type Members = Record<string, unknown> & { [member in Reserved]?: never };

/** An answer that is not the one asked for; thrown anywhere, sent in one place. */
export class Problem extends Error {
  readonly status: number;
  readonly title: string;
  readonly detail: string | undefined;
  readonly errors: FieldErrors | undefined;
  readonly headers: Record<string, string>;
  readonly members: Members;

  constructor(status: number, title: string, options: { detail?: string; errors?: FieldErrors; headers?: Record<string, string>; members?: Members } = {}) {
    super(options.detail ?? title);
    this.name = 'Problem';
    this.status = status;
    this.title = title;
    this.detail = options.detail;
    this.errors = options.errors;
    this.headers = options.headers ?? {};
    this.members = options.members ?? {};
  }

  /** The body of the answer. */
  toBody(requestId: string): Record<string, unknown> {
    return {
      // First, so that the problem's own fields win.
      ...this.members,
      type: 'about:blank',
      title: this.title,
      status: this.status,
      ...(this.detail ? { detail: this.detail } : {}),
      ...(this.errors ? { errors: this.errors } : {}),
      request_id: requestId,
    };
  }
}

/** 400: the call itself is malformed. */
export const badRequest = (detail: string, errors?: FieldErrors) => new Problem(400, 'Bad request', { detail, ...(errors ? { errors } : {}) });
/** 401: no token, or one that is no longer good. */
export const unauthorized = (detail = 'Sign in to continue.') => new Problem(401, 'Not signed in', { detail, headers: { 'www-authenticate': 'Bearer' } });
/** 403: the role may not do this at all. A row out of scope is `notFound` instead. */
export const forbidden = (detail = 'Your role can’t do this.') => new Problem(403, 'Not allowed', { detail });
/** 404: no such record, or not yours; the caller cannot tell which. */
export const notFound = (detail = 'We can’t find this record.') => new Problem(404, 'Not found', { detail });
/** 409: the record is not in a state that allows this. `members` are the current state (`state`) and the open moves. */
export const conflict = (detail: string, members: Members = {}) => new Problem(409, 'Conflict', { detail, members });
/** 410: was there once (a used or expired link). */
export const gone = (detail: string) => new Problem(410, 'Gone', { detail });
/** 413: more bytes than are taken. */
export const tooLarge = (detail: string, errors?: FieldErrors) => new Problem(413, 'Too large', { detail, ...(errors ? { errors } : {}) });
/** 422: well-formed, but fields to continue. */
export const invalid = (errors: FieldErrors, detail?: string) => new Problem(422, 'Not valid', { detail: detail ?? sentenceOf(errors), errors });
/** 429: too often; `seconds` until the next attempt, which the sentence names. */
export const tooMany = (seconds: number, sentence = (wait: string) => `Too many attempts. Try again in ${wait}.`) =>
  new Problem(429, 'Too many attempts', { detail: sentence(waitText(seconds)), headers: { 'retry-after': String(Math.ceil(seconds)) } });

function sentenceOf(errors: FieldErrors): string {
  const count = Object.keys(errors).length;
  return count === 1 ? 'Fix 1 field to continue.' : `Fix ${count} fields to continue.`;
}

/** 45 → `45 seconds`, 90 → `2 minutes`. */
export function waitText(seconds: number): string {
  if (seconds < 60) return `${Math.ceil(seconds)} second${Math.ceil(seconds) === 1 ? '' : 's'}`;
  const minutes = Math.ceil(seconds / 60);
  return `${minutes} minute${minutes === 1 ? '' : 's'}`;
}

/** 507: nothing can be written any more. */
export const outOfSpace = () =>
  new Problem(507, 'Out of space', {
    detail: 'We’re out of storage space, so this wasn’t saved. You can still read everything. Try again later.',
    headers: { 'retry-after': '60' },
  });
