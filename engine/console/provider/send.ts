import type { OperationDescriptor } from '../../contract/descriptor.ts';
import { contractClient, lostCall } from '../../web/client.ts';
import { problemOf } from '../../web/problem.ts';
import { formData, isFile, type Values } from './body.ts';
import { fileMoved, filesEnded } from './filesUnderWay.ts';

/** Where the API is and who calls. */
export interface Connection {
  /** `/api`, or a whole address in tests. */
  apiUrl: string;
  /** The bearer token, asked for at each call, so that a new sign-in counts at once. */
  token: () => string | undefined;
  /** Sends the large files of a form ahead, and says what is sent in the form's place. */
  ahead?: (form: FormData, watch: AheadWatch) => Promise<{ form: FormData; release: () => void }>;
}

/** Who waits for the files of a form. */
export interface AheadWatch {
  signal: AbortSignal;
  /** Told at every step of each file; `isCut` while it waits for the connection. */
  onFile: (file: File, way: { share: number; isCut: boolean }) => void;
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

interface Sent {
  params: { query: Values };
  headers?: Record<string, string>;
  body?: Values | FormData;
  signal?: AbortSignal;
}
/** The client's call for paths that descriptors name while the app runs, which its types cannot know. */
type AnyRequest = (method: OperationDescriptor['method'], path: string, sent: Sent) => Promise<{ data?: unknown; response: Response }>;

const requests = new Map<string, AnyRequest>();
function requestOf(apiUrl: string): AnyRequest {
  const known = requests.get(apiUrl) ?? (contractClient<object>(absolute(apiUrl)).request as unknown as AnyRequest);
  requests.set(apiUrl, known);
  return known;
}

const absolute = (url: string): string => new URL(url, globalThis.location?.href).href;

/**
 * Calls a declared operation: its verb, its path, its content type, the caller's token.
 * @throws Problem with the server's words for any status outside 200–299 (brief section 9), and for a call that never arrived
 */
export async function send(
  { apiUrl, token, ahead }: Connection,
  operation: OperationDescriptor,
  { params = {}, query = {}, body, signal }: Call = {},
): Promise<Answer> {
  const bearer = operation.public ? undefined : token();
  const form = body && operation.contentType === 'multipart/form-data' ? formData(body) : undefined;
  const sent = form && ahead ? await sendFiles(form, ahead, signal) : undefined;
  try {
    const { data, response } = await requestOf(apiUrl)(operation.method, fillPath(operation.path, params), {
      params: { query },
      ...(bearer ? { headers: { Authorization: `Bearer ${bearer}` } } : {}),
      ...(body ? { body: sent?.form ?? form ?? body } : {}),
      ...(signal ? { signal } : {}),
    });
    return { status: response.status, headers: response.headers, json: data };
  } finally {
    sent?.release();
  }
}

/** Sends a form's files ahead, each shown at its input meanwhile; undefined where there are none. */
async function sendFiles(form: FormData, ahead: NonNullable<Connection['ahead']>, signal: AbortSignal | undefined) {
  const files = [...form.values()].filter(isFile);
  if (files.length === 0) return undefined;
  const stopped = new AbortController();
  const stop = () => stopped.abort();
  signal?.addEventListener('abort', stop);
  try {
    return await ahead(form, { signal: stopped.signal, onFile: (file, way) => fileMoved(file, { ...way, stop }) });
  } finally {
    signal?.removeEventListener('abort', stop);
    filesEnded(files);
  }
}

/**
 * The contents of a signed address, chunk by chunk as they arrive. The address itself proves access, so no token is sent.
 * @param url relative to the API's host
 * @throws Problem with the server's words, at once or, if the connection breaks, while reading
 */
export async function fetchBytes({ apiUrl }: Connection, url: string): Promise<AsyncIterable<Uint8Array<ArrayBuffer>>> {
  const response = await fetch(new URL(url, absolute(apiUrl))).catch((error: unknown) => {
    throw lostCall(error);
  });
  if (!response.ok) throw await problemOf(response);
  return partsOf(response);
}

async function* partsOf({ body }: Response): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const reader = body?.getReader();
  for (;;) {
    const part = await reader?.read().catch((error: unknown) => {
      throw lostCall(error);
    });
    if (!part || part.done) return;
    yield part.value;
  }
}
