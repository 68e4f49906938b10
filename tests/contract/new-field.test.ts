// A field added to a schema is everywhere after `npm run generate`: one property of the contract, one line of the database's
// schema and its migration, and no other edit. A resource is there after `npm run new resource`. Shown on a copy of the project, where `note`
// is added to Coupon, and suppliers with a state that is moved.
import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { componentTest, serverTest, typeTest } from './new-field-copies.ts';
import * as suppliers from './new-resource-copies.ts';
import { suppliersOnScreen } from './new-resource-screens.ts';

const run = promisify(execFile);
const copy = mkdtempSync(join(tmpdir(), 'forecourt-copy-'));
const inCopy = (...args: string[]) => run(process.execPath, args, { cwd: copy, maxBuffer: 1e8, env: { ...process.env, NO_COLOR: '1', TEST_ENGINE: '' } });
let types: Promise<string>;
let tests: Promise<string>;
let screens: ReturnType<typeof suppliersOnScreen>;
const tried = ['src/console/note.test.tsx', 'tests/api/note.test.ts', 'tests/api/suppliers.test.ts'];
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
  edit('vite.config.ts', 'const readable =', 'export const readable =');
  mkdirSync(join(copy, 'tests/api'), { recursive: true });
  writeFileSync(join(copy, 'src/console/note-type.ts'), typeTest);
  writeFileSync(join(copy, 'src/console/note.test.tsx'), componentTest);
  writeFileSync(join(copy, 'tests/api/note.test.ts'), serverTest);
  writeFileSync(join(copy, 'tests/api/suppliers.test.ts'), suppliers.serverTest);

  // Side by side, and both projects in one run; each test below asks for its own part. Several checkers would each learn the same types.
  types = ending(inCopy('node_modules/@typescript/native/bin/tsc', '--noEmit', '--checkers', '1'));
  tests = ending(
    inCopy(
      'node_modules/vitest/vitest.mjs',
      'run',
      '--project=component',
      '--project=api',
      '--maxWorkers=1',
      '--reporter=json',
      '--outputFile=report.json',
      ...tried,
    ),
  );
  const vite = 'node_modules/vite/bin/vite.js';
  screens = Promise.all([inCopy(vite, 'build'), inCopy(vite, 'build', '--ssr')]).then(() => suppliersOnScreen(copy));
  // Asked for by the last test: until then nobody looks whether it failed.
  screens.catch(() => undefined);
}, 300_000);
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** What a run printed, or why it failed: nobody may ask for a while. */
const ending = (started: Promise<{ stdout: string }>): Promise<string> =>
  started.then(
    () => '',
    (error: { stdout?: string; stderr?: string }) => `${error.stdout ?? ''}${error.stderr ?? ''}` || String(error),
  );

/** The tests of one file of the copy that passed, and what was printed where some did not. */
async function passedIn(file: string): Promise<{ passed: string[]; failed: string[] }> {
  const printed = await tests;
  const report: {
    testResults: { name: string; status: string; message: string; assertionResults: { title: string; status: string; failureMessages: string[] }[] }[];
  } = JSON.parse(existsSync(join(copy, 'report.json')) ? read('report.json') : '{"testResults": []}');
  const results = report.testResults.find(({ name }) => name.endsWith(file));
  if (!results) throw new Error(`${file} did not run: ${printed}`);
  return {
    passed: results.assertionResults.filter(({ status }) => status === 'passed').map(({ title }) => title),
    failed: [...(results.status === 'passed' ? [] : [results.message]), ...results.assertionResults.flatMap(({ failureMessages }) => failureMessages)].filter(
      Boolean,
    ),
  };
}

describe('Coupon.note, after one line in the schema, its migration and a generation; suppliers, after `npm run new resource` and a state to move', () => {
  it('is in the migration', () => {
    const migration = readdirSync(join(copy, 'server/db/migrations')).find((file) => file.endsWith('coupon_note.sql'));
    expect(read(`server/db/migrations/${migration ?? ''}`)).toContain('ADD COLUMN "note" text');
  });

  it('is in the type', async () => {
    expect(await types).toBe('');
  }, 300_000);

  it.each([
    ['is in the form, the list, the record and the mock', 'src/console/note.test.tsx', 3],
    ['is validated, stored and answered by the server', 'tests/api/note.test.ts', 2],
    ['has suppliers kept by the server, with their move', 'tests/api/suppliers.test.ts', 1],
  ])(
    '%s',
    async (_what, file, count) => {
      const { passed, failed } = await passedIn(file);
      expect([failed, passed.length]).toEqual([[], count]);
    },
    300_000,
  );

  it('has suppliers in the console, in a browser: made, changed, approved and in their list', async () => {
    const { seen, errors } = await screens;
    expect(errors).toEqual([]);
    expect(seen).toEqual([
      expect.stringContaining('Northgate'),
      expect.stringContaining('Southgate'),
      'Supplier Southgate approved',
      expect.stringMatching(/Southgate.*Approved.*\$599/),
    ]);
  }, 300_000);
});
