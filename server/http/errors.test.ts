import { DrizzleQueryError } from 'drizzle-orm/errors';
import { describe, expect, it } from 'vitest';
import { conflict } from '../../engine/server/problem.ts';
import { ProviderUnavailable } from '../ports/outside.ts';
import { problemOf } from './errors.ts';

const ofDatabase = (code: string) =>
  new DrizzleQueryError('insert into users …', ['maria@forecourt.example'], Object.assign(new Error('duplicate key'), { code }));

describe('what an error means to the caller', () => {
  it.each([
    ['23505', 409],
    ['23503', 409],
    ['40P01', 409],
    ['23514', 400],
    ['22021', 400],
    ['22P05', 400],
    ['57P01', 503],
    ['57014', 503],
    ['ECONNREFUSED', 503],
    ['42601', 500],
  ])('%s of the database is %i', (code, status) => {
    const problem = problemOf(ofDatabase(code));
    expect(problem.status).toBe(status);
    expect(JSON.stringify(problem.toBody('1'))).not.toMatch(/maria|insert|duplicate key/);
  });

  it('a caller who hung up in the middle of the answer made no failure of ours', () => {
    expect(problemOf(Object.assign(new Error('Premature close'), { code: 'ERR_STREAM_PREMATURE_CLOSE' })).status).toBe(400);
  });

  it.each<[string, Error]>([
    ['a full disk', Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })],
    ['a used-up quota', Object.assign(new Error('EDQUOT'), { code: 'EDQUOT' })],
    ['a disk that may only be read', Object.assign(new Error('EROFS'), { code: 'EROFS' })],
    ['a full disk below a library', new Error('Cannot write file', { cause: Object.assign(new Error('ENOSPC'), { code: 'ENOSPC' }) })],
    ['a full disk of the database', ofDatabase('53100')],
    ['a full disk of the embedded database', new DrizzleQueryError('insert', [], new Error('could not extend file "base/5/1": No space left on device'))],
  ])('%s is 507 with a sentence, and tells nothing of the inside', (_words, error) => {
    const problem = problemOf(error);
    expect(problem.status).toBe(507);
    expect(JSON.stringify(problem.toBody('1'))).toMatch(/out of storage space/);
    expect(JSON.stringify(problem.toBody('1'))).not.toMatch(/ENOSPC|base|insert|device/);
  });

  it.each([
    ['a way out of a folder', { statusCode: 403 }, 404],
    ['a caller who hung up', { code: 'ECONNRESET' }, 400],
  ])('%s is the caller’s, not ours', (_words, members, status) => {
    expect(problemOf(Object.assign(new Error('aborted'), members)).status).toBe(status);
  });

  it('what breaks says nothing but its request', () => {
    const body = problemOf(new Error('/srv/forecourt/secret.ts is gone')).toBody('request-7');
    expect(body).toMatchObject({ status: 500, request_id: 'request-7' });
    expect(JSON.stringify(body)).not.toContain('secret');
  });

  it.each([
    ['payments', 'prepare', true, 'Cards can’t be taken right now; nothing was charged. Try again in a minute.'],
    ['payments', 'retrieve', false, 'Cards can’t be taken right now. If you’ve paid already, your payment is safe. Try again in a minute.'],
    ['payments', 'refund', false, 'The refund could not be sent. Nothing was refunded; try again in a minute.'],
    ['payments', 'refund', true, 'We don’t know yet whether the refund was sent. We’ll find out within 15 minutes and finish it; it’s never sent twice.'],
    ['files', 'putFile', true, 'Files can’t be saved right now; nothing was lost. Try again in a minute.'],
    ['files', 'read', false, 'Files can’t be opened right now; nothing was lost. Try again in a minute.'],
  ] as const)('%s being away at %s (arrived: %s) is said as that', (port, act, mayHaveArrived, detail) => {
    expect(problemOf(new ProviderUnavailable(port, act, 'slow', mayHaveArrived))).toMatchObject({ status: 503, detail, headers: { 'retry-after': '5' } });
  });

  it('a refusal stays what it is', () => {
    const refusal = conflict('Somebody was first.');
    expect(problemOf(refusal)).toBe(refusal);
  });
});
