// Operations of the contract, called by name at a running application.
import type { OperationId } from '../../generated/api.ts';
import { operations } from '../../generated/operations.ts';
import type { SuccessBody } from '../../engine/server/handler.ts';
import { keepTyped } from './kept-logs.ts';

export interface CallInput {
  token?: string | undefined;
  /** Values of the path's parameters. */
  params?: Readonly<Record<string, unknown>> | undefined;
  /** Texts and numbers go as they are, everything else as JSON (filter, sort, range). */
  query?: Readonly<Record<string, unknown>> | undefined;
  /** Sent as JSON. */
  body?: unknown;
  /** Sent as a form instead. */
  form?: FormData | undefined;
  headers?: Readonly<Record<string, string>> | undefined;
}

export interface Answer<Body> {
  status: number;
  headers: Headers;
  /** Of a success; of a refusal it holds the problem, see `problem`. */
  body: Body;
  /** Of a refusal. */
  problem: { title?: string; detail?: string; errors?: Record<string, string>; [member: string]: unknown };
  /** What came over the wire. */
  bytes: Uint8Array;
}

/** Calls an operation; fails only where no answer comes. */
export type Call = <Id extends OperationId>(operationId: Id, input?: CallInput) => Promise<Answer<SuccessBody<Id>>>;

/** Calls to the application at an address: `http://127.0.0.1:<port>`. */
export function callsTo(url: string): Call {
  return async (operationId, input = {}) => answerOf(await fetch(...requestOf(url, operationId, input)));
}

function requestOf(url: string, operationId: OperationId, input: CallInput): [string, RequestInit] {
  const operation = operations[operationId];
  const path = operation.path.replaceAll(/\{([^}]+)\}/g, (_, name: string) => encodeURIComponent(String(input.params?.[name] ?? '')));
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input.query ?? {})) {
    if (value !== undefined) query.set(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  keepTyped(input.body);
  const json = input.body === undefined || input.form ? undefined : JSON.stringify(input.body);
  const body = input.form ?? json;
  const headers = {
    ...(json === undefined ? {} : { 'content-type': 'application/json' }),
    ...(input.token ? { authorization: `Bearer ${input.token}` } : {}),
    ...input.headers,
  };
  const address = `${url}/api${path}${query.size > 0 ? `?${query.toString()}` : ''}`;
  return [address, { method: operation.method.toUpperCase(), headers, ...(body === undefined ? {} : { body }) }];
}

async function answerOf<Body>(response: Response): Promise<Answer<Body>> {
  const bytes = new Uint8Array(await response.arrayBuffer());
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  const body = isJson ? JSON.parse(new TextDecoder().decode(bytes)) : undefined;
  return { status: response.status, headers: response.headers, body, problem: response.ok ? {} : (body ?? {}), bytes };
}
