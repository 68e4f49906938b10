// What the papers tell somebody to run is there, and does it where the product is installed: built files, no sources.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commands } from '../../scripts/setup/commands.mjs';
import { projectRoot } from '../../server/root.ts';
import { textOf } from '../support/compose.ts';
import { install, runCommand, type Installation } from '../support/installed.ts';

const papers = [
  'README.md',
  'CONTRIBUTING.md',
  'ARCHITECTURE.md',
  'SECURITY.md',
  ...readdirSync(join(projectRoot, 'docs')).map((name) => `docs/${name}`),
].filter((name) => name.endsWith('.md'));
const scripts = new Set(Object.keys((JSON.parse(textOf('package.json')) as { scripts: Record<string, string> }).scripts));
/** What only those run who have the sources. */
const ofSources = new Set(['build', 'bench', 'check', 'sbom', 'trust']);

const namedIn = (file: string): string[] => {
  const text = textOf(file);
  // Also a second and third in one cell: `npm run backup`, `restore`.
  const listed = [...text.matchAll(/`npm run [\w:-]+`((?:, `[\w:-]+`)+)/g)].flatMap(([, rest = '']) => rest.match(/[\w:-]+/g) ?? []);
  return [...[...text.matchAll(/npm run (?:-s )?([\w:-]+)/g)].map(([, name = '']) => name), ...listed];
};

it.each(papers)('%s names no command that is not there', (file) => {
  for (const name of namedIn(file)) expect(scripts).toContain(name);
});

it('everything an operator is told to run is built, and listed for those who have containers', () => {
  const told = [...namedIn('docs/running.md'), ...namedIn('docs/backup.md'), ...namedIn('docs/configuration.md')];
  for (const name of told) if (!ofSources.has(name)) expect(commands).toContain(name);
  const list = /The commands are in the image as [^\n]*: ([^\n]*)\./.exec(textOf('docs/running.md'))?.[1]?.match(/[\w-]+/g);
  expect(list?.toSorted()).toEqual([...commands].toSorted());
  for (const name of commands) expect(scripts).toContain(name);
});

describe('from a built installation', () => {
  let installation: Installation;
  let env: Record<string, string>;
  beforeAll(async () => {
    installation = await install();
    env = {
      FORECOURT_MODE: 'production',
      BASE_DOMAIN: 'forecourt.localhost',
      DATA_DIR: await installation.room('data'),
      BACKUP_DIR: await installation.room('backups'),
      NODE_ENV: 'production',
    };
  });
  afterAll(() => installation.remove());
  const run = (name: string, args: readonly string[] = [], more: Record<string, string> = {}) =>
    runCommand(installation.folder, name, { ...env, ...more }, args);

  it('the first admin is made, backed up, restored, and let in again without a second step', async () => {
    const who = [
      '--email',
      'maria@firm.example',
      '--first-name',
      'Maria',
      '--last-name',
      'Lindt',
      '--firm-name',
      'Lindt Cars',
      '--firm-address',
      '1 Main St; Denver, CO 80201',
    ];
    // The pipe ends before the password.
    expect(await run('create-admin', who)).toMatch(/1: .*No account was made: the answers ended before the last question\.\n$/s);
    expect(await run('create-admin', who, { ADMIN_PASSWORD: 'blue-kettle-9-harbour' })).toBe('maria@firm.example can sign in now.\n');
    expect(await run('remove-second-step', ['--email', 'maria@firm.example'])).toMatch(/^maria@firm\.example signs in with the password/);
    expect(await run('remove-second-step', ['--email', 'nobody@firm.example'])).toBe('1: nobody@firm.example has no account here.\n');
    expect(await run('remove-second-step')).toMatch(/^1: Whose\? Name the account/);
    expect(await run('backup')).toMatch(/^Backed up \d+ rows and 0 files/);
    expect(await run('backup', ['--check'])).toMatch(/ is whole: \d+ rows/);
    expect(await run('restore', ['--list'])).toMatch(/^\S+Z {2}\d+ rows, 0 files/);
    expect(await run('restore')).toMatch(/^1: /);
    expect(await run('restore', [], { DATA_DIR: await installation.room('another') })).toMatch(/^Restored \S+Z: \d+ rows/);
    // Each command starts the embedded database anew; twice it is made from nothing.
  });

  it('the others say what they need', async () => {
    expect(await run('create-bucket')).toBe('1: Set S3_BUCKET and its keys.\n');
    expect(await run('move-to-postgres')).toBe('1: Set DATABASE_URL to the empty PostgreSQL database that the firm moves to.\n');
    expect(await run('doctor', [], { PORT: '0' })).toMatch(/^1: [^]*\nFix the /);
  });

  it('none is left out here', () => {
    expect([...commands].toSorted()).toEqual(['backup', 'create-admin', 'create-bucket', 'doctor', 'move-to-postgres', 'remove-second-step', 'restore']);
  });
});
