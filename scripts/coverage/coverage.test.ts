// The brief against the contract: every call of it, to the letter, and nothing without a screen and a test.
import { describe, expect, it } from 'vitest';
import { typesOf } from '../generate/types.ts';
import { generate } from '../../engine/contract/generate.ts';
import { readBrief } from './brief.ts';
import { coverageOf } from './coverage.ts';
import { isCalled } from './web.ts';

const brief = readBrief();
const { contract, classified } = await generate('openapi/openapi.yaml', 'redocly.yaml', typesOf);

describe('the brief', () => {
  it('has 96 calls and 59 routes', () => {
    expect(brief.calls).toHaveLength(96);
    expect(new Set(brief.calls.map(({ method, path }) => `${method} ${path}`)).size).toBe(96);
    expect(brief.routes).toHaveLength(59);
    expect(new Set(brief.routes.map(({ path }) => path)).size).toBe(59);
  });

  it.each(brief.calls)('$method $path is a call of the contract, path and method to the letter', ({ method, path }) => {
    expect(Object.keys(contract.paths[path] ?? {})).toContain(method);
  });

  it('has no call, route or rule without its operation, screen and test', () => {
    expect(coverageOf(contract, classified).gaps).toEqual([]);
  });
});

describe('a call stands on a screen', () => {
  it.each([
    ["api.GET('/links/{id}', { params })", 'get', '/links/{id}'],
    ["api.PATCH(\n  '/links/{id}/status',", 'patch', '/links/{id}/status'],
    ["clients: '/users/clients/count',", 'get', '/users/clients/count'],
    ['sendForm(`/client-folders/${folderId}/upload-files`, form)', 'post', '/client-folders/{id}/upload-files'],
  ])('that makes it: %s', (text, method, path) => {
    expect(isCalled(text, method, path)).toBe(true);
  });

  it.each([
    ["api.GET('/links/{id}/count')", 'get', '/links/{id}'],
    ["api.GET('/links/{id}')", 'delete', '/links/{id}'],
    ["clients: '/users/clients/count'", 'patch', '/users/clients/count'],
  ])('and not for %s', (text, method, path) => {
    expect(isCalled(text, method, path)).toBe(false);
  });
});
