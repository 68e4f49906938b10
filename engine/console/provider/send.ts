import type { OperationDescriptor } from '../../contract/descriptor.ts';
import { formData, type Values } from './body.ts';
import { httpError } from './problem.ts';

/** Where the API is and who calls. */
export interface Connection {
  /** `/api`, or a whole address in tests. */
  apiUrl: string;
  /** The bearer token, asked for at each call, so that a new sign-in counts at once. */
  token: () => string | undefined;
}

export interface Call {
  params?: Values;
  query?: Values;
  body?: Values;
  signal?: AbortSignal;
}

export interface Answer {
  status: number;
  headers: Headers;
  json: unknown;
}

/** `/links/{id}/tier` with its placeholders filled; throws where one has no value, which is a mistake of the caller. */
export function fillPath(path: string, params: Values): string {
  return path.replace(/\{(\w+)\}/g, (_placeholder, name: string) => {
    const value = params[name];
    if (value === undefined || value === null || value === '') throw new Error(`${path} needs a value for ${name}`);
    return encodeURIComponent(String(value));
  });
}

/** Objects and lists of a query go as JSON (design: lists), everything else as text. */
export function queryString(query: Values): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === null) continue;
    search.set(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  const words = search.toString();
  return words ? `?${words}` : '';
}

/**
 * Calls a declared operation: its verb, its path, its content type, the caller's token.
 * Throws react-admin's HttpError with the server's words for any status outside 200–299 (brief section 9), and for a call that never arrived.
 */
export async function send(connection: Connection, operation: OperationDescriptor, call: Call = {}): Promise<Answer> {
  const url = `${connection.apiUrl}${fillPath(operation.path, call.params ?? {})}${queryString(call.query ?? {})}`;
  const multipart = operation.contentType === 'multipart/form-data';
  const headers = new Headers({ Accept: 'application/json' });
  const token = operation.public ? undefined : connection.token();
  if (token) headers.set('Authorization', `Bearer ${token}`);
  if (call.body && !multipart) headers.set('Content-Type', 'application/json');
  const body = call.body && (multipart ? formData(call.body) : JSON.stringify(call.body));

  const response = await fetch(url, {
    method: operation.method.toUpperCase(),
    headers,
    ...(body ? { body } : {}),
    ...(call.signal ? { signal: call.signal } : {}),
  }).catch((error: unknown) => {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw httpError(0, undefined);
  });
  const text = await response.text();
  const json = parsed(text);
  if (!response.ok) throw httpError(response.status, json);
  return { status: response.status, headers: response.headers, json };
}

/**
 * What stands at a signed address, part by part as it arrives. The address proves who may have it, so no token goes along.
 * @param url relative to the API's host
 * @throws react-admin's HttpError with the server's words, at once or, where the line breaks off, while it is read
 */
export async function fetchBytes(connection: Connection, url: string): Promise<AsyncIterable<Uint8Array<ArrayBuffer>>> {
  const response = await fetch(new URL(url, new URL(connection.apiUrl, globalThis.location.href))).catch(() => {
    throw httpError(0, undefined);
  });
  if (!response.ok) throw httpError(response.status, parsed(await response.text()));
  return partsOf(response);
}

async function* partsOf({ body }: Response): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const reader = body?.getReader();
  for (;;) {
    const part = await reader?.read().catch(() => {
      throw httpError(0, undefined);
    });
    if (!part || part.done) return;
    yield part.value;
  }
}

function parsed(text: string): unknown {
  if (!text) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
