// Somebody who calls the started server's API beside the browser: to know what a screen must show, and to act as another person.
import { inject } from 'vitest';
import { demoPassword } from '../../server/demo/logins.ts';

/** Calls the API with somebody's token. `path` begins after `/api`; a filter is written as JSON. */
export interface Caller {
  get: <T>(path: string, filter?: Record<string, unknown>) => Promise<T>;
  send: <T>(method: 'POST' | 'PATCH' | 'DELETE', path: string, body?: unknown) => Promise<T>;
  /** The HTTP status of a read, whatever it is. */
  statusOf: (path: string) => Promise<number>;
}

/** Calls with a token that is known already. */
export function callerWith(token: string): Caller {
  const call = async (method: string, path: string, body?: unknown): Promise<Response> =>
    fetch(`${inject('serverUrl')}/api${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  const answerOf = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const response = await call(method, path, body);
    if (!response.ok) throw new Error(`${response.status} ${method} ${path}: ${await response.text()}`);
    return response.json() as Promise<T>;
  };
  return {
    get: (path, filter) => answerOf('GET', filter ? `${path}?filter=${encodeURIComponent(JSON.stringify(filter))}` : path),
    send: answerOf,
    statusOf: async (path) => (await call('GET', path)).status,
  };
}

/** Signs in over the API. */
export async function callerFor(email: string): Promise<Caller> {
  const response = await fetch(`${inject('serverUrl')}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: demoPassword }),
  });
  const { access_token: token } = (await response.json()) as { access_token: string };
  return callerWith(token);
}
