import { expect, it } from 'vitest';
import { signInPath, wantedAreaPath } from './wanted.ts';

const search = (path: string) => new URL(signInPath(path), 'http://x').search;

it('keeps the page that was asked for through sign-in', () => {
  expect(signInPath('/')).toBe('/login');
  expect(wantedAreaPath(search('/client/listings?state=turn#a'), 'client', false)).toBe('/listings?state=turn#a');
  expect(wantedAreaPath(search('/listings/7'), 'client', true)).toBe('/listings/7');
});

it('drops another role’s page and whatever leads out of here', () => {
  expect(wantedAreaPath(search('/admin/coupons'), 'client', false)).toBeNull();
  for (const path of ['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)']) {
    expect(wantedAreaPath(search(path), 'client', true)).toBeNull();
  }
  expect(wantedAreaPath('', 'client', true)).toBeNull();
});
