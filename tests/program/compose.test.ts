// compose.yaml, compose.small.yaml and the Dockerfile name what there is. `containers.test.ts` starts what they describe.
import { describe, expect, it } from 'vitest';
import { serverOptions } from '../../scripts/setup/server-options.mjs';
import { readConfig } from '../../server/config.ts';
import { asked, compose, lastStage, textOf, values, type Service } from '../support/compose.ts';

const files = ['compose.yaml', 'compose.small.yaml'];
/** Variables of the server, as docs/configuration.md lists them: a name that stands first in its row. */
const documented = textOf('docs/configuration.md')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .flatMap((line) => line.split(' | ')[0]?.match(/[A-Z][A-Z0-9_]+/g) ?? []);
/** What the image sets, or what is for the demo alone. */
const ofTheImage = ['FORECOURT_MODE', 'FORECOURT_DEMO_PUBLIC', 'HOST', 'PORT', 'DATA_DIR', 'WEB_DIR'];
/** One process with everything in one volume has no other place to name. */
const elsewhere = documented.filter((name) => /^(DATABASE|S3)_/.test(name));

const ours = ({ services }: ReturnType<typeof compose>): Service[] => Object.values(services).filter(({ build }) => build !== undefined);

describe.each(files)('%s', (file) => {
  const all = compose(file, values);

  it('names no variable that the server does not know, and none that deploy/env.example leaves out', () => {
    const known = textOf('docs/configuration.md');
    for (const { environment = {} } of ours(all)) for (const name of Object.keys(environment)) expect(known).toContain(`\`${name}\``);
    const example = textOf('deploy/env.example');
    for (const [name] of asked(file)) if (name !== 'BACKUP_PLACE') expect(example).toMatch(new RegExp(`^${name}=`, 'm'));
  });

  it('passes on every variable of docs/configuration.md but those that the image sets', () => {
    const left = new Set([...ofTheImage, ...(file === 'compose.yaml' ? [] : elsewhere)]);
    const expected = documented.filter((name) => !left.has(name)).toSorted();
    for (const { environment = {} } of ours(all)) expect(Object.keys(environment).toSorted()).toEqual(expected);
  });

  it('has a server that starts where all that may be empty is', () => {
    for (const { environment } of ours(all)) expect(() => readConfig({ FORECOURT_MODE: 'production', ...environment })).not.toThrow();
  });

  it('declares the volumes it uses, and waits for services it has', () => {
    for (const { volumes = [], depends_on = [] } of Object.values(all.services)) {
      for (const volume of volumes.map((one) => one.split(':')[0] ?? '').filter((one) => !one.startsWith('.')))
        expect(Object.keys(all.volumes)).toContain(volume);
      for (const name of Array.isArray(depends_on) ? depends_on : Object.keys(depends_on)) expect(Object.keys(all.services)).toContain(name);
    }
  });

  it('lets the server write nowhere but in its volumes, and gives it no rights', () => {
    for (const service of ours(all)) expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
    const open = Object.entries(all.services).filter(([, { ports }]) => ports !== undefined);
    expect(open.map(([name]) => name)).toEqual(['proxy']);
  });
});

it('every variable that the server reads is documented, and every documented one read', () => {
  const read = new Set<string>(['OTEL_EXPORTER_OTLP_HEADERS']);
  // All of a provider's variables are read only where some are given.
  const given: Record<string, string> = {
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector.example:4318',
    ...Object.fromEntries(
      documented.filter((name) => /_KEY|_SECRET|_TOKEN|BUCKET|_APP_ID/.test(name)).map((name) => [name, `${name}-of-32-characters-and-more-than-that`]),
    ),
    BACKUP_DIR: '/backups',
  };
  readConfig(
    new Proxy(given, {
      get: (from, name) => {
        read.add(String(name));
        return from[String(name)];
      },
    }),
  );
  expect([...read].toSorted()).toEqual(documented.toSorted());
});

it('the image and systemd start the server with the options of `npm start`', () => {
  const command = [...serverOptions, 'dist/server/main.js'];
  const started = lastStage().find(({ instruction }) => instruction === 'CMD')?.rest ?? '';
  expect(JSON.parse(started)).toEqual(['node', ...command]);
  expect(textOf('docs/running.md')).toContain(`\nExecStart=/usr/bin/node ${command.join(' ')}\n`);
});

it('docs/running.md names no variable that is not there', () => {
  const other = [...asked('compose.yaml').keys(), 'BACKUP_PLACE', 'UPSTREAMS', 'NODE_ENV', 'ADMIN_PASSWORD'];
  const named = [...textOf('docs/running.md').matchAll(/\b[A-Z][A-Z0-9]*_[A-Z0-9_]+\b/g)].map(([name]) => name);
  for (const name of named) expect([...documented, ...other]).toContain(name);
});

it('the image runs as nobody in particular, says whether it is well, and has its files where they are built', () => {
  const stage = lastStage();
  const rest = (name: string) => stage.find(({ instruction }) => instruction === name)?.rest ?? '';
  expect(rest('USER')).toBe('node');
  expect(rest('HEALTHCHECK')).toContain('/readyz');
  const copied = stage.filter(({ instruction }) => instruction === 'COPY').map(({ rest: what }) => what.split(' ').at(-1));
  expect(copied).toEqual(['./', './node_modules', './server/db/migrations', './dist', '/data', '/backups']);
});
