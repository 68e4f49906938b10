// The picture of the rooms in ARCHITECTURE.md says what the folder rules hold: the same layers, in the same order.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const page = readFileSync('ARCHITECTURE.md', 'utf8');
const rules = readFileSync('.dependency-cruiser.mjs', 'utf8');
const picture = /```mermaid\n([\s\S]*?)```/.exec(page)?.[1] ?? '';

/** Each layer of the server's modules as the rules list it. */
const layers = [...rules.matchAll(/\{ name: '(\w+)', modules: \[([^\]]+)\] \}/g)].map(([, name = '', list = '']) => ({
  name,
  modules: [...list.matchAll(/'([\w-]+)'/g)].map(([, module = '']) => module),
}));

/** The folders that a rule made by `only` lets a folder import. */
const allowed = (folder: string): string[] => {
  const [, list = ''] = new RegExp(`only\\(\\s*'[\\w-]+',\\s*'${folder}',\\s*(?:'[^']*'|"[^"]*"),?([^)]*)\\)`).exec(rules) ?? [];
  return [...list.matchAll(/'([\w/]+)'/g)].map(([, to = '']) => to);
};

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
