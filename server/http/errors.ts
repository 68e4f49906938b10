import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { badRequest, conflict, notFound, outOfSpace, Problem, tooLarge } from '../../engine/server/problem.ts';
import { DatabaseBusyError } from '../db/gate.ts';
import { isConnectionLost } from '../db/pool.ts';
import { isDiskFull } from '../disk.ts';
import { ProviderUnavailable, type PortName } from '../ports/outside.ts';

/** Sends every failure as problem+json: a refusal says why, an internal error says nothing but its request id. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const problem = problemOf(error);
    // A message may contain an address of the database or a path: the log of a refusal names only its kind.
    if (error instanceof ProviderUnavailable) request.log.warn({ port: error.port, act: error.act, outage: error.outage }, 'provider unavailable');
    else if (problem.status === 503) request.log.warn({ refused: problem.title }, 'not available');
    else if (problem.status >= 500) request.log.error({ err: error }, 'request failed');
    else request.log.info({ status: problem.status, refused: problem.title }, 'request refused');
    return sendProblem(request, reply, problem);
  });
}

export function sendProblem(request: FastifyRequest, reply: FastifyReply, problem: Problem): FastifyReply {
  return reply
    .code(problem.status)
    .headers({ ...problem.headers, 'cache-control': 'no-store', 'x-request-id': request.id })
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify(problem.toBody(request.id)));
}

/** Refuses requests that are not HTTP or exceed its limits, before there is a request: in the same words and form as every other refusal. */
export function refuseUnreadable(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const statusCode = error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : error.code === 'HPE_HEADER_OVERFLOW' ? 431 : 400;
  const id = randomUUID();
  const body = JSON.stringify(problemOf(Object.assign(new Error('unreadable'), { statusCode })).toBody(id));
  const headers = [
    'Connection: close',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Content-Type: application/problem+json; charset=utf-8',
    `X-Request-Id: ${id}`,
  ];
  socket.end(`HTTP/1.1 ${statusCode} ${STATUS_CODES[statusCode] ?? ''}\r\n${headers.join('\r\n')}\r\n\r\n${body}`);
}

/** The caller hung up in the middle of a body, or of the answer. */
const brokeOff = (error: Error & { code?: string }): boolean =>
  (error.code === 'ECONNRESET' && error.message === 'aborted') || error.code === 'ERR_STREAM_PREMATURE_CLOSE';

/** What an error means to the caller. */
export function problemOf(error: Error & { statusCode?: number; code?: string }): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof ProviderUnavailable) return unavailable(error);
  if (brokeOff(error)) return badRequest('The request was cut off.');
  if (isDiskFull(error)) return outOfSpace();
  const ofDatabase = databaseProblem(error);
  if (ofDatabase) return ofDatabase;
  switch (error.statusCode) {
    case 400:
      return badRequest('The request could not be read.');
    // Addresses that lead out of a folder, as the file server says.
    case 403:
    case 404:
      return notFound('There is nothing at this address.');
    case 413:
      return tooLarge('That’s too much at once. Send less.');
    case 415:
      return new Problem(415, 'Not this type', { detail: 'Send JSON (application/json), or a form where the call takes files.' });
    case 406:
    case 408:
    case 414:
    case 429:
    case 431:
    case 503:
      return new Problem(error.statusCode, titles[error.statusCode], {});
    default:
      return new Problem(500, 'Something went wrong', {
        detail: 'Something went wrong on our side. Try again. If it happens again, tell us the request number.',
      });
  }
}

const titles = {
  406: 'Not acceptable',
  408: 'Took too long',
  414: 'Address too long',
  429: 'Too many attempts',
  431: 'Headers too large',
  503: 'Stopping',
} as const;

/** The message when a provider is down, slow or unconfigured: what failed, what certainly did not happen, what to do. */
const outages: Record<PortName, (act: string, mayHaveArrived: boolean) => string> = {
  payments: (act, mayHaveArrived) => {
    if (act === 'prepare') return 'Cards can’t be taken right now; nothing was charged. Try again in a minute.';
    if (act === 'cancel') return 'The card processor can’t be reached, so the earlier payment could not be canceled. Try again in a minute.';
    if (act !== 'refund') return 'Cards can’t be taken right now. If you’ve paid already, your payment is safe. Try again in a minute.';
    return mayHaveArrived
      ? 'We don’t know yet whether the refund was sent. We’ll find out within 15 minutes and finish it; it’s never sent twice.'
      : 'The refund could not be sent. Nothing was refunded; try again in a minute.';
  },
  mail: () => 'Mail can’t be sent right now. Try again in a minute.',
  push: () => 'Live updates can’t be sent right now. Try again in a minute.',
  files: (act) => `Files can’t be ${act.startsWith('put') ? 'saved' : 'opened'} right now; nothing was lost. Try again in a minute.`,
};

function unavailable({ port, act, mayHaveArrived, retryAfter }: ProviderUnavailable): Problem {
  return new Problem(503, 'Not available', { detail: outages[port](act, mayHaveArrived), headers: { 'retry-after': String(retryAfter) } });
}

/** An error PostgreSQL raised. Handlers check beforehand and say it better; this covers what they cannot see, such as two callers at once. */
function databaseProblem(error: Error): Problem | undefined {
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  if (cause instanceof DatabaseBusyError) {
    return new Problem(503, 'Busy', { detail: 'We’re busier than usual right now. Try again in a few seconds.', headers: { 'retry-after': '2' } });
  }
  if (isConnectionLost(error)) {
    return new Problem(503, 'Not available', { detail: 'We can’t reach our records right now. Try again in a few seconds.', headers: { 'retry-after': '5' } });
  }
  const code = cause && 'code' in cause && typeof cause.code === 'string' ? cause.code : '';
  switch (code) {
    // The statement ran into its limit (server/db/pool.ts) and was undone.
    case '57014':
      return new Problem(503, 'Took too long', {
        detail: 'This took too long, so we stopped it. Narrow the search or the filter, or try again in a few seconds.',
        headers: { 'retry-after': '5' },
      });
    case '23505':
      return conflict('This already exists.');
    case '23503':
      return conflict('Another record still needs this one, or no longer exists.');
    case '23514':
    case '23502':
      return badRequest('One of the values can’t be saved.');
    case '40001':
    case '40P01':
      return conflict('Someone else changed this at the same moment. Try again.');
    case '22001':
    case '22003':
    case '22021':
    case '22P02':
    case '22P05':
      return badRequest('One of the values can’t be saved.');
    default:
      return undefined;
  }
}
