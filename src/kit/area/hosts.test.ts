import { describe, expect, it } from 'vitest';
import { hostRole, prefixRole, withoutPrefix } from '../../../domain/role-hosts.ts';
import { basenameOf, expectedRole, targetOf } from './hosts.ts';

const base = 'forecourt.example';
const at = (hostname: string, pathname: string, port = '') => ({ protocol: 'https:', hostname, port, pathname, search: '' });

describe('hosts', () => {
  it.each([
    ['admin.forecourt.example', 'admin'],
    ['team.forecourt.example', 'employee'],
    ['Portal.Forecourt.Example', 'client'],
    ['forecourt.example', null],
    ['www.forecourt.example', null],
    ['admin.forecourt.example.evil.com', null],
    ['notadmin.forecourt.example', null],
    ['127.0.0.1', null],
  ])('%s serves %s', (hostname, role) => expect(hostRole(hostname, base)).toBe(role));

  it('takes the expected role from the host, or else from the path prefix', () => {
    expect(expectedRole(at('team.forecourt.example', '/admin/dashboard'), base)).toBe('employee');
    expect(expectedRole(at('10.0.0.5', '/admin/dashboard'), base)).toBe('admin');
    expect(expectedRole(at('10.0.0.5', '/support'), base)).toBeNull();
  });

  it('knows the prefixes of the three roles only', () => {
    expect(['/admin', '/employee/x', '/client/', '/clients', '/', '/support'].map(prefixRole)).toEqual(['admin', 'employee', 'client', null, null, null]);
    expect(['/client', '/client/listings/7', '/listings'].map(withoutPrefix)).toEqual(['/', '/listings/7', '/listings']);
  });

  it('sends each role to its own host with the prefix removed, port and protocol kept', () => {
    expect(targetOf('employee', '/chats', at('portal.forecourt.example', '/chats', '8443'), base)).toEqual({
      kind: 'elsewhere',
      origin: 'https://team.forecourt.example:8443',
      host: 'team.forecourt.example:8443',
      path: '/chats',
    });
    expect(targetOf('client', '/chats', at('portal.forecourt.example', '/client/chats'), base)).toEqual({ kind: 'here', path: '/chats' });
  });

  it('stays on its host under the role’s own prefix where there are no role hosts', () => {
    expect(targetOf('employee', '/chats', at('10.0.0.5', '/admin/chats'), base)).toEqual({ kind: 'here', path: '/employee/chats' });
    expect(basenameOf('employee', '10.0.0.5', base)).toBe('/employee');
    expect(basenameOf('employee', 'team.forecourt.example', base)).toBe('');
  });
});
