import { expect, it } from 'vitest';
import { isDiskFull } from './disk.ts';

it.each([
  ['the system', Object.assign(new Error('write'), { code: 'ENOSPC' }), true],
  ['the embedded engine’s file system', { name: 'ErrnoError', errno: 51 }, true],
  ['the embedded engine’s file system, below a query', new Error('Failed query', { cause: { name: 'ErrnoError', errno: 51 } }), true],
  ['PostgreSQL', Object.assign(new Error('could not extend file'), { code: '53100' }), true],
  ['a missing file', Object.assign(new Error('open'), { code: 'ENOENT' }), false],
  ['a missing file of the embedded engine', { name: 'ErrnoError', errno: 44 }, false],
  ['an error that is its own cause', circular(), false],
  ['nothing', undefined, false],
])('of %s', (_what, error, isFull) => {
  expect(isDiskFull(error)).toBe(isFull);
});

function circular(): Error {
  const error = new Error('round');
  error.cause = error;
  return error;
}
