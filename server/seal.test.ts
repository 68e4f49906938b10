import { expect, it } from 'vitest';
import { createSeal } from './seal.ts';

const installation = 'i'.repeat(43);
const environment = 'e'.repeat(43);

it('opens what it sealed, never the same twice, and shows nothing of it', () => {
  const seal = createSeal({ i: installation });
  const sealed = seal.close('JBSWY3DPEHPK3PXP', 'hannah');
  expect(seal.open(sealed, 'hannah')).toBe('JBSWY3DPEHPK3PXP');
  expect(seal.close('JBSWY3DPEHPK3PXP', 'hannah')).not.toBe(sealed);
  expect(sealed).not.toContain('JBSWY3DPEHPK3PXP');
});

it('opens for nobody else, with no other key, and not where a bit is another', () => {
  const seal = createSeal({ i: installation });
  const sealed = seal.close('secret', 'hannah');
  expect(() => seal.open(sealed, 'maria')).toThrow('Unsupported state or unable to authenticate data');
  expect(() => createSeal({ i: environment }).open(sealed, 'hannah')).toThrow('Unsupported state or unable to authenticate data');
  const bytes = Buffer.from(sealed.slice(2), 'base64url');
  for (const at of [0, 12, bytes.length - 1]) {
    const changed = Buffer.from(bytes);
    changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
    expect(() => seal.open(`i.${changed.toString('base64url')}`, 'hannah')).toThrow('Unsupported state or unable to authenticate data');
  }
  expect(() => seal.open('i.AAAA', 'hannah')).toThrow('no sealed secret');
});

it('opens what was sealed before SECRETS_KEY was set, and needs the key for what was sealed with it', () => {
  const before = createSeal({ i: installation }).close('old', 'hannah');
  const keyed = createSeal({ e: environment, i: installation });
  expect(keyed.open(before, 'hannah')).toBe('old');
  const after = keyed.close('new', 'hannah');
  expect(keyed.open(after, 'hannah')).toBe('new');
  expect(() => createSeal({ i: installation }).open(after, 'hannah')).toThrow('SECRETS_KEY is not set');
});
