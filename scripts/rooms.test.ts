// The picture of the rooms in ARCHITECTURE.md says what the folder rules hold: the same layers, in the same order. Its list names every folder, and what
// areas share is shared.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const page = readFileSync('ARCHITECTURE.md', 'utf8');
const rules = readFileSync('.dependency-cruiser.mjs', 'utf8');
const picture = /```mermaid\n([\s\S]*?)```/.exec(page)?.[1] ?? '';

/** Each layer of the server's modules as the rules list it. */
const layers = [...rules.matchAll(/\{\s*name: '(\w+)',\s*modules: \[([^\]]+)\],?\s*\}/g)].map(([, name = '', list = '']) => ({
  name,
  modules: [...list.matchAll(/'([\w-]+)'/g)].map(([, module = '']) => module),
}));

/** The folders that a rule made by `only` lets a folder import. */
const allowed = (folder: string): string[] => {
  const [, list = ''] = new RegExp(`only\\(\\s*'[\\w-]+',\\s*'${folder}',\\s*(?:'[^']*'|"[^"]*"),?([^)]*)\\)`).exec(rules) ?? [];
  return [...list.matchAll(/'([\w/]+)'/g)].map(([, to = '']) => to);
};

/** TypeScript files below a folder. */
const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));

describe('the picture of the rooms', () => {
  it('has every layer of the modules with its modules, in their order', () => {
    const drawn = [...picture.matchAll(/^\s*(\w+)\["<b>\w+<\/b><br>([^"]+)"\]$/gm)].map(([, name = '', list = '']) => ({ name, modules: list.split(' · ') }));
    expect(layers).toHaveLength(5);
    expect(drawn).toEqual(layers.toReversed());
  });

  it('draws no arrow between folders that the rules refuse', () => {
    const names = new Map([...picture.matchAll(/^\s*(\w+)\["([\w/]+)(?:<br>[^"]*)?"\]$/gm)].map(([, id = '', folder = '']) => [id, folder]));
    const arrows = [...picture.matchAll(/^\s*(\w+) --> (.+)$/gm)].flatMap(([, from = '', to = '']) =>
      to.split(' & ').map((one) => [names.get(from), names.get(one.trim())]),
    );
    const refused = arrows.filter(([from, to]) => from !== undefined && to !== undefined && /^(src|engine)\//.test(from) && !allowed(from).includes(to));
    expect(arrows.length).toBeGreaterThan(15);
    expect(refused).toEqual([]);
  });
});

describe('the list of folders', () => {
  const list = /```\nopenapi\/[\s\S]*?```/.exec(page)?.[0] ?? '';

  it.each(['engine', 'server', 'src', 'tests', 'scripts'])('names every folder of %s/', (room) => {
    const [, named = ''] = new RegExp(`^${room}/([\\s\\S]*?)(?=^\\w+/|\`\`\`)`, 'm').exec(list) ?? [];
    const folders = readdirSync(room, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    expect(folders.map(({ name }) => name).filter((name) => !named.includes(`${name}/`))).toEqual([]);
  });
});

describe('src/features', () => {
  /** What the shell opens in every area, though no area imports it. */
  const ofTheShell = /^src\/features\/help\//;

  it('has only what two areas use', () => {
    const files = filesOf('src').filter((file) => !/\.test\.|^src\/test\//.test(file));
    const importers = new Map<string, string[]>();
    for (const file of files)
      for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)) {
        const to = join(dirname(file), path);
        importers.set(to, [...(importers.get(to) ?? []), file]);
      }
    const areasOf = (file: string, seen = new Set<string>()): string[] => {
      if (seen.has(file)) return [];
      seen.add(file);
      const [, area] = /^src\/(app|console|portal|public)\//.exec(file) ?? [];
      return area ? [area] : (importers.get(file) ?? []).flatMap((one) => areasOf(one, seen));
    };
    const shared = files.filter((file) => file.startsWith('src/features/') && !ofTheShell.test(file));
    expect(shared.length).toBeGreaterThan(50);
    expect(shared.map((file) => [file, [...new Set(areasOf(file))]] as const).filter(([, areas]) => areas.length < 2)).toEqual([]);
  });
});
