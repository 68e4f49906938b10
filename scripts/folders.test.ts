// Each folder rule bites: a deliberate violation in a small tree of its own is named by its rule.
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = process.cwd();
const run = promisify(execFile);

/** Sources of a small product that breaks every rule once; the key is the file. */
const sources: Record<string, string> = {
  'generated/api.ts': 'export type Role = string;',
  'generated/resources.ts': "import { rule } from '../domain/rule.ts'; export const resources = [rule];",
  'domain/rule.ts': "import type { Role } from '../generated/api.ts'; export const rule = (role: Role) => role;",
  'domain/reads-files.ts': "import { readFileSync } from 'node:fs'; export const text = readFileSync('x');",
  'domain/knows-the-server.ts': "import { start } from '../server/main.ts'; export const begin = start;",
  'domain/chicken.ts': "import { egg } from './egg.ts'; export const chicken = () => egg;",
  'domain/egg.ts': "import { chicken } from './chicken.ts'; export const egg = () => chicken;",
  'domain/hen.ts': "import type { Nest } from './nest.ts'; export interface Hen { nest?: Nest }",
  'domain/nest.ts': "import type { Hen } from './hen.ts'; export interface Nest { hen?: Hen }",
  'domain/alone.ts': 'export const alone = 1;',
  'server/main.ts': "import { page } from '../src/app/page.tsx'; export const start = () => page;",
  'server/seeds.ts': "import { check } from '../scripts/check.ts'; import { page } from '../src/app/page.tsx'; export const seeds = [check, page];",
  'server/own-storage.ts': "import { AsyncLocalStorage } from 'node:async_hooks'; export const storage = new AsyncLocalStorage();",
  'server/impatient.ts': "import { clients } from './demo/clients.ts'; export const impatient = clients;",
  'server/modules/users/handlers.ts':
    "import { pay } from '../payments/index.ts'; import { inside } from '../chats/inside.ts'; export const handlers = [pay, inside];",
  'server/modules/payments/index.ts': 'export const pay = 1;',
  'server/modules/chats/inside.ts': 'export const inside = 1;',
  'server/modules/nowhere/index.ts': 'export const nowhere = 1;',
  'server/modules/index.ts': "export * from './nowhere/index.ts'; export * from './users/handlers.ts';",
  'server/events/knows.ts': "import { pay } from '../modules/payments/index.ts'; export const knows = pay;",
  'scripts/check.ts': 'export const check = 1;',
  'server/demo/clients.ts': 'export const clients = 1;',
  'src/doors/public.tsx': "import { page } from '../app/page.tsx'; import { screen } from '../../engine/console/screen.tsx'; export default [page, screen];",
  'src/app/page.tsx':
    "import { start } from '../../server/main.ts'; import { screen } from '../../engine/console/screen.tsx'; export const page = [start, screen];",
  'src/api/client.ts': "import { card } from '../features/card.tsx'; export const client = card;",
  'src/kit/logo.tsx': "import { card } from '../features/card.tsx'; export const logo = card;",
  'engine/contract/read.ts': "import type { Role } from '../web/field.tsx'; export const read = (role: Role) => role;",
  'engine/server/routes.ts': "import { start } from '../../server/main.ts'; export const routes = start;",
  'engine/bridge/call.ts': "import { field } from '../web/field.tsx'; export const call = field;",
  'engine/app/page.tsx': "import { logo } from '../../src/kit/logo.tsx'; export const page = logo;",
  'engine/serve/server.ts': "import { logo } from '../../src/kit/logo.tsx'; export const server = logo;",
  'engine/command/run.ts': "import { logo } from '../../src/kit/logo.tsx'; export const run = logo;",
  'engine/web/field.tsx':
    "import { Admin } from 'react-admin'; import { client } from '../../src/api/client.ts'; export type Role = string; export const field = [Admin, client];",
  'src/features/card.tsx': "import type { home } from '../portal/home.tsx'; export const card = {} as typeof home;",
  'engine/console/screen.tsx':
    "import { resources } from '../../generated/resources.ts'; import { card } from '../../src/features/card.tsx'; export const screen = [resources, card];",
  'src/console/desk.tsx': "import { home } from '../portal/home.tsx'; export const desk = home;",
  'src/portal/home.tsx': "import { screen } from '../../engine/console/screen.tsx'; import { Admin } from 'react-admin'; export const home = [screen, Admin];",
  'src/portal/routeless.tsx': "import { screen } from '../../engine/console/screen.tsx'; export default screen;",
  'src/public/form.tsx': "import { useForm } from 'react-hook-form'; export const form = useForm;",
  'src/public/pages/SignInPage.tsx': "import { form } from '../form.tsx'; export const page = form;",
  'src/public/login.tsx': "const desk = import('../console/desk.tsx'); export const login = desk; export * from './lost.tsx';",
};

/** Which file must be refused by which rule. */
const expected: readonly [rule: string, file: string][] = [
  ['no-cycles', 'domain/chicken.ts'],
  ['no-cycles', 'domain/hen.ts'],
  ['no-orphans', 'domain/alone.ts'],
  ['no-unused', 'src/portal/routeless.tsx'],
  ['resolvable', 'src/public/login.tsx'],
  ['domain-stays-pure', 'domain/reads-files.ts'],
  ['domain-stays-pure', 'domain/knows-the-server.ts'],
  ['generated-stands-alone', 'generated/resources.ts'],
  ['server-side', 'server/seeds.ts'],
  ['one-storage-for-the-work-under-way', 'server/own-storage.ts'],
  ['only-the-start-fills-in-the-demo', 'server/impatient.ts'],
  ['modules-by-their-door', 'server/modules/users/handlers.ts'],
  ['modules-look-down', 'server/modules/users/handlers.ts'],
  ['modules-in-a-layer', 'server/modules/index.ts'],
  ['modules-by-their-door-from-outside', 'server/modules/index.ts'],
  ['below-the-modules', 'server/events/knows.ts'],
  ['server-and-web-apart', 'src/app/page.tsx'],
  ['web-and-server-apart', 'server/main.ts'],
  ['api-is-the-lowest', 'src/api/client.ts'],
  ['features-below-areas', 'src/features/card.tsx'],
  ['kit-knows-no-entity', 'src/kit/logo.tsx'],
  ['engine-contract-stands-alone', 'engine/contract/read.ts'],
  ['engine-web-below-console', 'engine/web/field.tsx'],
  ['engine-bridge-takes-descriptors', 'engine/bridge/call.ts'],
  ['engine-app-over-any-document', 'engine/app/page.tsx'],
  ['engine-serve-on-top', 'engine/serve/server.ts'],
  ['engine-command-last', 'engine/command/run.ts'],
  ['engine-server-takes-a-contract', 'engine/server/routes.ts'],
  ['engine-console-takes-descriptors', 'engine/console/screen.tsx'],
  ['console-side', 'src/console/desk.tsx'],
  ['portal-side', 'src/portal/home.tsx'],
  ['public-side', 'src/public/login.tsx'],
  ['doors-on-top', 'src/doors/public.tsx'],
  ['app-frames-any-area', 'src/app/page.tsx'],
  ['no-form-library-before-sign-in', 'src/public/pages/SignInPage.tsx'],
  ['react-admin-stays-in-the-console', 'src/portal/home.tsx'],
  ['react-admin-stays-in-the-console', 'engine/web/field.tsx'],
  ['nothing-shipped-imports-tests', 'server/seeds.ts'],
];

describe('folder rules', () => {
  const folder = mkdtempSync(join(tmpdir(), 'folders-'));
  let found: string[] = [];

  beforeAll(async () => {
    for (const [file, source] of Object.entries(sources)) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), `${source}\n`);
    }
    writeFileSync(join(folder, 'tsconfig.json'), '{ "compilerOptions": { "allowImportingTsExtensions": true, "noEmit": true, "jsx": "react-jsx" } }');
    writeFileSync(join(folder, 'package.json'), '{ "type": "module", "dependencies": { "react-admin": "*", "react-hook-form": "*" } }');
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    const cruiser = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
    const rules = join(root, '.dependency-cruiser.mjs');
    const { stdout } = await run('node', [cruiser, '-c', rules, '-T', 'json', 'domain', 'engine', 'generated', 'server', 'src', 'scripts'], {
      cwd: folder,
      maxBuffer: 1e8,
    });
    const report: { summary: { violations: { rule: { name: string }; from: string }[] } } = JSON.parse(stdout);
    found = report.summary.violations.map((violation) => `${violation.rule.name}: ${violation.from}`);
  });

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it.each(expected)('%s refuses %s', (rule, file) => {
    expect(found).toContain(`${rule}: ${file}`);
  });

  it('leaves alone what keeps them', () => {
    expect(found.filter((line) => line.endsWith('domain/rule.ts'))).toEqual([]);
  });

  it('each rule is shown here', async () => {
    const { default: config }: { default: { forbidden: { name: string }[] } } = await import(join(root, '.dependency-cruiser.mjs'));
    expect([...new Set(config.forbidden.map((rule) => rule.name))].toSorted()).toEqual([...new Set(expected.map(([rule]) => rule))].toSorted());
  });
});
