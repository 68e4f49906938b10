// compose.yaml, compose.small.yaml and the Dockerfile name what there is. `containers.test.ts` starts what they describe.
import { describe, expect, it } from 'vitest';
import { asked, compose, lastStage, textOf, values, type Service } from '../support/compose.ts';

const files = ['compose.yaml', 'compose.small.yaml'];
const ours = ({ services }: ReturnType<typeof compose>): Service[] => Object.values(services).filter(({ build }) => build !== undefined);

describe.each(files)('%s', (file) => {
  const all = compose(file, values);

  it('names no variable that the server does not know, and none that deploy/env.example leaves out', () => {
    const known = textOf('docs/configuration.md');
    for (const { environment = {} } of ours(all)) for (const name of Object.keys(environment)) expect(known).toContain(`\`${name}\``);
    const example = textOf('deploy/env.example');
    for (const [name] of asked(file)) if (name !== 'BACKUP_PLACE') expect(example).toMatch(new RegExp(`^${name}=`, 'm'));
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

it('the image runs as nobody in particular, says whether it is well, and has its files where they are built', () => {
  const stage = lastStage();
  const rest = (name: string) => stage.find(({ instruction }) => instruction === name)?.rest ?? '';
  expect(rest('USER')).toBe('node');
  expect(rest('HEALTHCHECK')).toContain('/readyz');
  expect(JSON.parse(rest('CMD'))).toEqual(['node', '--enable-source-maps', 'dist/server/main.js']);
  const copied = stage.filter(({ instruction }) => instruction === 'COPY').map(({ rest: what }) => what.split(' ').at(-1));
  expect(copied).toEqual(['./', './node_modules', './server/db/migrations', './dist', '/data', '/backups']);
});
