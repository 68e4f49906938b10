import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';
import { describeConfig } from './describe-config.ts';

const demoIsPublic = (name: string) =>
  `${name} would open the demo to others: its passwords are public. Set FORECOURT_MODE=production, or FORECOURT_DEMO_PUBLIC=yes if that is what you want`;

describe('the configuration', () => {
  it('needs nothing: a demo on this machine alone', () => {
    expect(readConfig({})).toMatchObject({
      mode: 'demo',
      host: '127.0.0.1',
      port: 3000,
      baseDomain: 'localhost',
      publicUrl: 'http://localhost:3000',
      trustProxy: 0,
    });
    expect(readConfig({}).dataDir).toMatch(/\/data$/);
  });

  it('takes an empty value for none', () => {
    expect(readConfig({ DATABASE_URL: '', PORT: ' ', SMTP_URL: '' })).toEqual(readConfig({}));
  });

  it.each<[Record<string, string>, string]>([
    [{ FORECOURT_MODE: 'staging' }, 'FORECOURT_MODE must be one of demo, production'],
    [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65535'],
    [{ PORT: '30x' }, 'PORT must be a whole number from 0 to 65535'],
    [{ DATABASE_URL: 'mysql://db/forecourt' }, 'DATABASE_URL must be an address that begins with postgres:// or postgresql://'],
    [{ SMTP_URL: 'mail.example' }, 'SMTP_URL must be an address that begins with smtp:// or smtps://'],
    [{ SUPPORT_ADDRESS: 'help' }, 'SUPPORT_ADDRESS must be an e-mail address'],
    [{ BASE_DOMAIN: 'https://forecourt.example' }, 'BASE_DOMAIN must be a host name without scheme or port'],
    [{ STRIPE_SECRET_KEY: 'sk_test_1' }, 'STRIPE_PUBLISHABLE_KEY is missing beside STRIPE_SECRET_KEY'],
    [{ S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'id' }, 'S3_SECRET_ACCESS_KEY is missing beside S3_BUCKET, S3_ACCESS_KEY_ID'],
    [
      { PUSHER_APP_ID: '1', PUSHER_KEY: 'key', PUSHER_SECRET: 's', PUSHER_HOST: 'ws://push.example' },
      'PUSHER_HOST must be a host, with a port if need be, and http:// before it where it is not encrypted',
    ],
    [{ STORAGE_SECRET: 'short' }, 'STORAGE_SECRET must have at least 32 characters'],
    [{ BACKUP_DIR: '/backups', BACKUP_KEY: 'short' }, 'BACKUP_KEY must have at least 32 characters'],
    [{ DATA_DIR: '/data', BACKUP_DIR: '/data/backups' }, 'BACKUP_DIR must be outside DATA_DIR: what destroys one would destroy the other'],
    [{ DATA_DIR: '/data', BACKUP_DIR: '/data' }, 'BACKUP_DIR must be outside DATA_DIR: what destroys one would destroy the other'],
    ...['0.0.0.0', '::', '192.168.1.5', 'demo.forecourt.example'].map((HOST): [Record<string, string>, string] => [{ HOST }, demoIsPublic('HOST')]),
    [{ PUBLIC_URL: 'https://demo.forecourt.example' }, demoIsPublic('PUBLIC_URL')],
    [{ HOST: '0.0.0.0', FORECOURT_DEMO_PUBLIC: 'no' }, demoIsPublic('HOST')],
    [{ FORECOURT_DEMO_PUBLIC: 'true' }, 'FORECOURT_DEMO_PUBLIC must be one of yes, no'],
    [
      { FORECOURT_MODE: 'production', PUBLIC_URL: 'http://www.forecourt.example' },
      'PUBLIC_URL must begin with https:// in production mode: passwords and payments go over it',
    ],
    [{ FORECOURT_MODE: 'production' }, 'BASE_DOMAIN is needed in production mode, for the links in mails'],
  ])('%j: %s', (env, message) => {
    expect(() => readConfig(env)).toThrow(new ConfigError(message));
  });

  it.each([
    [{}, false],
    [{ HOST: '127.0.0.2' }, false],
    [{ HOST: '::1' }, false],
    [{ HOST: 'localhost', PUBLIC_URL: 'http://demo.localhost:3000' }, false],
    [{ HOST: '0.0.0.0', FORECOURT_DEMO_PUBLIC: 'yes', PUBLIC_URL: 'https://demo.forecourt.example' }, true],
    [{ HOST: '0.0.0.0', FORECOURT_MODE: 'production', BASE_DOMAIN: 'forecourt.example', FORECOURT_DEMO_PUBLIC: 'yes' }, false],
    [{ FORECOURT_MODE: 'production', PUBLIC_URL: 'http://localhost:3000' }, false],
    [{ FORECOURT_MODE: 'production', PUBLIC_URL: 'http://[::1]:3000' }, false],
  ])('takes %j', (env, demoPublic) => {
    expect(readConfig(env)).toMatchObject({ demoPublic, ...('HOST' in env ? { host: env.HOST } : {}) });
  });

  it.each([
    [undefined, { cluster: 'us3', tls: true }],
    ['push.example', { cluster: 'us3', host: 'push.example', tls: true }],
    ['push.example:6001', { cluster: 'us3', host: 'push.example', port: 6001, tls: true }],
    ['https://push.example:443', { cluster: 'us3', host: 'push.example', tls: true }],
    ['http://127.0.0.1:6001', { cluster: 'us3', host: '127.0.0.1', port: 6001, tls: false }],
  ])('reaches the push service at %s', (host, place) => {
    const pusher = { PUSHER_APP_ID: '1', PUSHER_KEY: 'key', PUSHER_SECRET: 'push-secret' };
    expect(readConfig({ ...pusher, PUSHER_HOST: host }).pusher).toEqual({ appId: '1', key: 'key', secret: 'push-secret', ...place });
  });

  it('takes the secret of the browsers’ cipher, and makes none up', () => {
    expect(readConfig({ STORAGE_SECRET: 's'.repeat(32) }).storageSecret).toBe('s'.repeat(32));
    expect(readConfig({}).storageSecret).toBeUndefined();
  });

  it('tells what is chosen and no secret', () => {
    const config = readConfig({
      DATABASE_URL: 'postgres://forecourt:db-secret@db.example:5432/forecourt',
      SMTP_URL: 'smtps://user:mail-secret@mail.example',
      STRIPE_SECRET_KEY: 'stripe-secret',
      STRIPE_PUBLISHABLE_KEY: 'pk',
      STRIPE_WEBHOOK_SECRET: 'hook-secret',
      PUSHER_APP_ID: '1',
      PUSHER_KEY: 'key',
      PUSHER_SECRET: 'push-secret',
      S3_BUCKET: 'files',
      S3_ACCESS_KEY_ID: 'id',
      S3_SECRET_ACCESS_KEY: 'bucket-secret',
      METRICS_TOKEN: 'metrics-secret',
    });
    expect(config.pusher?.cluster).toBe('us3');
    const text = JSON.stringify(describeConfig(config));
    expect(text).toContain('PostgreSQL at db.example:5432');
    expect(text).not.toContain('secret');
  });

  it('takes the card provider from where STRIPE_HOST says, and nothing but a host', () => {
    const keys = { STRIPE_SECRET_KEY: 'sk', STRIPE_PUBLISHABLE_KEY: 'pk', STRIPE_WEBHOOK_SECRET: 'wh' };
    expect(readConfig(keys).stripe?.host).toBeUndefined();
    expect(readConfig({ ...keys, STRIPE_HOST: 'http://127.0.0.1:12111' }).stripe?.host).toEqual({ host: '127.0.0.1', port: 12_111, protocol: 'http' });
    expect(readConfig({ ...keys, STRIPE_HOST: 'https://stripe.staging.example' }).stripe?.host).toEqual({ host: 'stripe.staging.example', protocol: 'https' });
    for (const wrong of ['127.0.0.1:12111', 'ftp://host', 'http://host/v1', 'http://me:secret@host'])
      expect(() => readConfig({ ...keys, STRIPE_HOST: wrong })).toThrow('STRIPE_HOST');
  });
});
