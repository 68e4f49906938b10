import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '../../tests/support/app.ts';
import { users } from '../../server/db/schema.ts';
import { firmSettings } from '../../server/modules/settings/firm.ts';
import { createAdmin } from './admin-account.ts';
import { isUnnamed, nameFirm } from './firm-name.ts';

const answers = { email: 'Ada.Marsh@mailhaven.com', first_name: 'Ada', last_name: 'Marsh', password: 'blue-kettle-9-harbour' };

describe('the first admin', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({ content: 'empty' });
  });
  afterAll(() => app.close());

  it('signs in with the password given', async () => {
    await createAdmin(app.db, answers);
    const token = await app.signIn('ada.marsh@mailhaven.com', answers.password);
    const { body } = await app.call('getMe', { token });
    expect(body).toMatchObject({ role: 'admin', status: 'active', first_name: 'Ada' });
  });

  it('has the password stored as OWASP asks for: argon2id, 19 MiB, two passes, one lane', async () => {
    const [admin] = await app.db.select({ hash: users.password_hash }).from(users).where(eq(users.role, 'admin'));
    expect(admin?.hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it.each([
    ['an e-mail that somebody has', { email: 'ada.marsh@MAILHAVEN.com' }, 'already has an account'],
    ['what is no e-mail', { email: 'ada' }, 'not an e-mail'],
    ['a missing name', { email: 'b@mailhaven.com', last_name: ' ' }, 'last name'],
    ['a weak password', { email: 'b@mailhaven.com', password: 'short' }, '12'],
  ])('is refused for %s', async (_what, change, text) => {
    await expect(createAdmin(app.db, { ...answers, ...change })).rejects.toThrow(text);
  });
});

describe('who the firm is', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({ content: 'empty', config: { mode: 'production' } });
  });
  afterAll(() => app.close());

  it('is asked for until it is known, in production, and then is on every receipt', async () => {
    expect(await isUnnamed(app.db, app.config)).toBe(true);
    await expect(nameFirm(app.db, app.config, { firm_name: ' ', postal_address: '1 Main Street' })).rejects.toThrow("firm's name");
    await expect(nameFirm(app.db, app.config, { firm_name: 'Marsh Autos', postal_address: ';' })).rejects.toThrow('postal address');
    await nameFirm(app.db, app.config, { firm_name: ' Marsh Autos ', postal_address: '1 Main Street; Bangor, ME 04401' });
    expect(await isUnnamed(app.db, app.config)).toBe(false);
    expect(await firmSettings(app.db, app.config)).toMatchObject({ firm_name: 'Marsh Autos', postal_address: '1 Main Street\nBangor, ME 04401' });
  });

  it('is made up in the demo alone', async () => {
    expect(await isUnnamed(app.db, { ...app.config, mode: 'demo' })).toBe(false);
  });
});
