// A field added to a schema is everywhere after `npm run generate`: one property of the contract, one line of the database's
// schema and its migration, and no other edit. A resource is there after `npm run new resource`. Shown on a copy of the project, where `note`
// is added to Coupon, and suppliers with a state that is moved.
import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operations } from '../../generated/operations.ts';
import { emailOf, newPassword, startNewFirm } from '../support/empty-installation.ts';
import type { Served } from '../support/served.ts';
import { typeTest } from './new-field-copies.ts';
import * as suppliers from './new-resource-copies.ts';
import { notesAndSuppliersOnScreen } from './new-resource-screens.ts';

const run = promisify(execFile);
const copy = mkdtempSync(join(tmpdir(), 'forecourt-copy-'));
const inCopy = (...args: string[]) => run(process.execPath, args, { cwd: copy, maxBuffer: 1e8, env: { ...process.env, NO_COLOR: '1', TEST_ENGINE: '' } });
let types: Promise<string>;
let served: Promise<Served>;
const read = (file: string) => readFileSync(join(copy, file), 'utf8');

/** Changes a file of the copy where the words stand. */
function edit(file: string, sentence: string, instead: string): void {
  const text = read(file);
  if (!text.includes(sentence)) throw new Error(`${file} has no "${sentence}" any more`);
  writeFileSync(join(copy, file), text.replace(sentence, instead));
}

const copied = ['domain', 'engine', 'generated', 'openapi', 'public', 'scripts', 'server', 'src', 'tests', 'docs', 'package.json', 'tsconfig.json'];
const configs = ['.dependency-cruiser.mjs', '.oxfmtrc.json', 'drizzle.config.ts', 'redocly.yaml', 'vite.config.ts', 'vitest.config.ts'];

beforeAll(async () => {
  for (const name of [...copied, ...configs]) cpSync(name, join(copy, name), { recursive: true, filter: (path) => !path.includes('node_modules') });
  symlinkSync(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'));

  edit(
    'openapi/schemas/Coupon.yaml',
    '  is_active: {',
    "  note: {title: Note, description: Only staff see it., type: [string, 'null'], maxLength: 140, example: For the autumn fair}\n  is_active: {",
  );
  await inCopy('--import', 'tsx', 'scripts/new/index.ts', 'resource', 'suppliers', ...suppliers.fields);
  for (const [file, sentence, instead] of suppliers.approving) edit(file, sentence, instead);
  await inCopy('--import', 'tsx', 'scripts/generate/index.ts', '--quiet');
  // The new resource has its own migration already; this one has the note, and the stage that a supplier begins in.
  edit(
    'server/db/schema/coupons.ts',
    '    code: text().notNull().unique(),\n    kind: text({ enum: couponKindValues',
    '    note: text(),\n    code: text().notNull().unique(),\n    kind: text({ enum: couponKindValues',
  );
  await inCopy('node_modules/drizzle-kit/bin.cjs', 'generate', '--name', 'coupon_note');
  // How the files are cut, and how small they are, is held by the build of the project itself.
  edit('vite.config.ts', 'codeSplitting: await cut(forWeb), minify: readable', 'minify: false');
  edit('vite.config.ts', "import { cut } from './scripts/web/cut.ts';", '');
  // Nor is what pages show before any script: that would be a build of its own.
  edit('vite.config.ts', 'afterPaint, drawAhead, portalApp', 'afterPaint, portalApp');
  edit('vite.config.ts', "import { drawAhead } from './scripts/web/draw-ahead.ts';", '');
  edit('vite.config.ts', 'const readable =', 'export const readable =');
  writeFileSync(join(copy, 'src/console/note-type.ts'), typeTest);

  // What tests and scripts are typed against is here without the field as well.
  edit('tsconfig.json', '"scripts", "server", "src", "tests"', '"server", "src"');
  // Side by side; each test below asks for its own part. Several checkers would each learn the same types.
  types = ending(inCopy('node_modules/@typescript/native/bin/tsc', '--noEmit', '--checkers', '1'));
  const vite = 'node_modules/vite/bin/vite.js';
  served = Promise.all([inCopy(vite, 'build'), inCopy(vite, 'build', '--ssr')]).then(() => startNewFirm(join(copy, 'dist', 'server', 'main.js')));
  // Asked for by later tests: until then nobody looks whether it failed.
  served.catch(() => undefined);
});
afterAll(async () => {
  await (await served).stop();
  rmSync(copy, { recursive: true, force: true });
});

/** What a run printed, or why it failed: nobody may ask for a while. */
const ending = (started: Promise<{ stdout: string }>): Promise<string> =>
  started.then(
    () => '',
    (error: { stdout?: string; stderr?: string }) => `${error.stdout ?? ''}${error.stderr ?? ''}` || String(error),
  );

interface Answered {
  status: number;
  /** Of whatever the copy answers: its types are not known here. */
  body: Record<string, unknown>;
  rows: Record<string, unknown>[];
}

/** Calls the built server of the copy, as its admin. */
async function asAdmin(): Promise<(method: string, path: string, body?: object) => Promise<Answered>> {
  const { url } = await served;
  const call = async (method: string, path: string, body?: object, token?: string): Promise<Answered> => {
    const answer = await fetch(`${url}/api${path}`, {
      method,
      headers: { ...(body ? { 'content-type': 'application/json' } : {}), ...(token ? { authorization: `Bearer ${token}` } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const said: unknown = await answer.json();
    return { status: answer.status, body: said as Answered['body'], rows: Array.isArray(said) ? said : [] };
  };
  const { body } = await call('POST', operations.login.path, { email: emailOf('admin'), password: newPassword });
  return (method, path, given) => call(method, path, given, String(body['access_token']));
}

describe('Coupon.note, after one line in the schema, its migration and a generation; suppliers, after `npm run new resource` and a state to move', () => {
  it('is in the migration', () => {
    const migration = readdirSync(join(copy, 'server/db/migrations')).find((file) => file.endsWith('coupon_note.sql'));
    expect(read(`server/db/migrations/${migration ?? ''}`)).toContain('ADD COLUMN "note" text');
  });

  it('is in the type', async () => {
    expect(await types).toBe('');
  });

  it('is in the mock', () => {
    expect(/ Coupon: \[.*/.exec(read('generated/mocks.ts'))?.[0]).toContain('"note":"For the autumn fair"');
  });

  it('is stored, listed, changed and shown by the server, and refused on its field when it is too long', async () => {
    const call = await asAdmin();
    const coupon = { code: 'FAIR', kind: 'percent', value: 10 };
    const made = await call('POST', operations.createCoupon.path, { ...coupon, note: 'For the fair' });
    expect([made.status, made.body['note']]).toEqual([201, 'For the fair']);
    expect((await call('GET', operations.listCoupons.path)).rows.map(({ note }) => note)).toEqual(['For the fair']);
    const path = operations.getCoupon.path.replace('{id}', String(made.body['id']));
    await call('PATCH', path, { note: 'For both fairs' });
    expect((await call('GET', path)).body['note']).toBe('For both fairs');
    const { status, body } = await call('POST', operations.createCoupon.path, { ...coupon, code: 'LONG', note: 'x'.repeat(141) });
    expect([status, Object.keys(body['errors'] ?? {})]).toEqual([422, ['note']]);
  });

  it('has suppliers kept by the server: made, listed, changed, approved once, deleted, and all of it in the audit', async () => {
    const call = await asAdmin();
    const made = await call('POST', '/suppliers', { name: 'Westgate', fee: 59900 });
    expect([made.status, made.body['stage'], made.body['phone']]).toEqual([201, 'proposed', null]);
    const path = `/suppliers/${String(made.body['id'])}`;
    expect((await call('PATCH', path, { phone: '+16145550142' })).body['phone']).toBe('+16145550142');
    expect((await call('PATCH', `${path}/approve`)).body['stage']).toBe('approved');
    expect((await call('PATCH', `${path}/approve`)).status).toBe(409);
    expect((await call('GET', `/suppliers?${new URLSearchParams({ sort: '["name","ASC"]' })}`)).rows.map(({ name }) => name)).toEqual(['Westgate']);
    expect((await call('DELETE', path)).status).toBe(200);
    const { rows } = await call('GET', `${operations.listAuditEntries.path}?${new URLSearchParams({ filter: '{"area":"suppliers"}' })}`);
    expect(rows.map(({ action }) => action).toSorted()).toEqual(['approveSupplier', 'createSupplier', 'deleteSupplier', 'updateSupplier']);
  });

  it('both stand in the console, in a browser: a note in list, record and form; suppliers made, changed, approved and in their list', async () => {
    const { seen, errors } = await notesAndSuppliersOnScreen((await served).url);
    expect(errors).toEqual([]);
    expect(seen).toEqual([
      expect.stringMatching(/FAIR.*For both fairs/),
      'For both fairs',
      'Use at most 140 characters.',
      expect.stringContaining('Northgate'),
      expect.stringContaining('Southgate'),
      'Supplier Southgate approved',
      expect.stringMatching(/Southgate.*Approved.*\$599/),
    ]);
  });
});
