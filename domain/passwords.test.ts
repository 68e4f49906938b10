import { describe, expect, it } from 'vitest';
import { passwordProblem } from './passwords.ts';

describe('a password', () => {
  it.each(['Forecourt-demo-2026', 'correct horse battery', 'Zwölf Zeichen!', 'blue-kettle-9-harbour'])('%s will do', (password) => {
    expect(passwordProblem(password, 'hannah.okafor@mailhaven.com')).toBeUndefined();
  });

  it('has at least twelve characters, counted as people count', () => {
    expect(passwordProblem('short')).toBe('At least 12 characters.');
    expect(passwordProblem('🚗🚗🚗🚗🚗🚗')).toBe('At least 12 characters.');
  });

  it.each([
    'password1234',
    'P@ssw0rd!!!!',
    'passwordpassword',
    '123456789012',
    'abcdefghijklm',
    'aaaaaaaaaaaaaa',
    'qwertyuiop12',
    'letmein-letmein',
    '2026-11-21-00',
  ])('%s is what everybody tries', (password) => {
    expect(passwordProblem(password)).toMatch(/guess/);
  });

  it.each(['hannah.okafor@mailhaven.com', 'Hannah.Okafor', 'hannah.okafor12'])('%s is the e-mail', (password) => {
    expect(passwordProblem(password, 'hannah.okafor@mailhaven.com')).toMatch(/e-mail/);
  });
});
