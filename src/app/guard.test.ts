import { describe, expect, it } from 'vitest';
import type { Role } from '../../generated/api.ts';
import { decide } from './guard.ts';

const base = 'localhost';
const ask = (address: string, role: Role | null, roles: readonly Role[], waits = false) => {
  const { protocol, hostname, port, pathname, search } = new URL(address);
  return decide({ place: { protocol, hostname, port, pathname, search }, baseDomain: base, role, waits, roles });
};

describe('guard', () => {
  it('sends whoever has no token and user to /login, with the way back', () => {
    expect(ask('http://127.0.0.1:3000/client/listings?state=turn', null, ['client'])).toEqual({
      kind: 'redirect',
      path: `/login?next=${encodeURIComponent('/client/listings?state=turn')}`,
    });
  });

  it('asks for the session before it looks at the role', () => {
    expect(ask('http://admin.localhost/employee/chats', null, ['employee'])).toMatchObject({ kind: 'redirect', path: expect.stringMatching(/^\/login/) });
  });

  it('sends a sign-in that waits for its second step there first, whoever it is, with the way back', () => {
    expect(ask('http://127.0.0.1:3000/employee/chats?box=mine', 'employee', ['employee'], true)).toEqual({
      kind: 'redirect',
      path: `/second-step?next=${encodeURIComponent('/employee/chats?box=mine')}`,
    });
    expect(ask('http://admin.localhost/clients', 'client', ['admin'], true)).toMatchObject({ path: expect.stringMatching(/^\/second-step/) });
  });

  it('sends another role to the host of their own, prefix removed', () => {
    expect(ask('http://admin.localhost:3000/admin/client-profiles?page=2', 'employee', ['admin'])).toEqual({
      kind: 'leave',
      target: { kind: 'elsewhere', origin: 'http://team.localhost:3000', host: 'team.localhost:3000', path: '/client-profiles?page=2' },
    });
  });

  it('sends another role to their own prefix where there are no role hosts', () => {
    expect(ask('http://127.0.0.1:3000/admin/chats', 'client', ['admin'])).toEqual({ kind: 'redirect', path: '/client/chats' });
  });

  it('sends a role that the route does not list to /unauthorized', () => {
    expect(ask('http://admin.localhost/employee/chats', 'admin', ['employee'])).toEqual({ kind: 'redirect', path: '/unauthorized' });
  });

  it('shows both forms on a role’s own host, the short one being canonical', () => {
    expect(ask('http://portal.localhost/dashboard', 'client', ['client'])).toEqual({ kind: 'show' });
    expect(ask('http://portal.localhost/client/dashboard?a=1', 'client', ['client'])).toEqual({ kind: 'redirect', path: '/dashboard?a=1' });
  });

  it('shows each area to its own role', () => {
    expect(ask('http://127.0.0.1/admin/dashboard', 'admin', ['admin'])).toEqual({ kind: 'show' });
  });
});
