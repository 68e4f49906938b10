import type { paths } from '../../../generated/api.ts';
import { apiBase } from '../../api/client.ts';
import { Problem, problemOf, somethingWentWrong } from '../../../engine/web/problem.ts';
import { session } from '../../api/session.ts';
import { messages } from './messages.ts';

/** A call without progress for so long is aborted, in ms. */
const stallMs = 20_000;
/** How long the server may take to check what it was sent, in ms. */
const answerMs = 120_000;

export interface SendOptions {
  /** Share sent so far, 0 to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal | undefined;
}

interface Sent extends SendOptions {
  /** Stands for the path's `{id}`. */
  id?: string;
  body?: FormData | Readonly<Record<string, unknown>>;
}

/**
 * One call, with progress, which `fetch` cannot report, and with an end when nothing moves, which `fetch` has not.
 * @param path as the contract writes it
 * @throws Problem as every other call, with status 0 when the line was cut; AbortError when stopped
 */
export function sendOnce(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: keyof paths, { id = '', body, onProgress, signal }: Sent = {}): Promise<unknown> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) {
      reject(new DOMException('Stopped', 'AbortError'));
      return;
    }
    const request = new XMLHttpRequest();
    request.open(method, apiBase + path.replace('{id}', id));
    const token = session.get()?.token;
    if (token !== undefined) request.setRequestHeader('Authorization', `Bearer ${token}`);
    // A dead connection raises no event.
    let stalled: ReturnType<typeof setTimeout> | undefined;
    const cut = () => {
      reject(new Problem(messages.cutOff, { status: 0 }));
      request.abort();
    };
    const moves = (patience: number) => {
      clearTimeout(stalled);
      stalled = setTimeout(cut, patience);
    };
    const stop = () => {
      reject(new DOMException('Stopped', 'AbortError'));
      request.abort();
    };
    moves(body instanceof FormData ? stallMs : answerMs);
    request.upload.addEventListener('load', () => moves(answerMs));
    window.addEventListener('offline', cut);
    signal?.addEventListener('abort', stop);
    request.addEventListener('loadend', () => {
      clearTimeout(stalled);
      window.removeEventListener('offline', cut);
      signal?.removeEventListener('abort', stop);
    });
    request.upload.addEventListener('progress', (event) => {
      moves(stallMs);
      if (event.lengthComputable) onProgress?.(event.loaded / event.total);
    });
    request.addEventListener('load', () => {
      const { status } = request;
      const answer = new Response(request.responseText, { status, headers: { 'Retry-After': request.getResponseHeader('Retry-After') ?? '' } });
      if (!answer.ok) problemOf(answer).then(reject, reject);
      else answer.json().then(resolve, () => reject(new Problem(somethingWentWrong, { status })));
    });
    request.addEventListener('error', () => reject(new Problem(messages.cutOff, { status: 0 })));
    if (body === undefined || body instanceof FormData) request.send(body);
    else {
      request.setRequestHeader('Content-Type', 'application/json');
      request.send(JSON.stringify(body));
    }
  });
}
