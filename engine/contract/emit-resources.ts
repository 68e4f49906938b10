// The descriptors of resources as source: a file each, so that a changed field changes its own resource's file alone.
import type { ResourceDescriptor } from './descriptor.ts';
import { camel, header } from './source.ts';
import { summaryOf } from './summary.ts';

/** A part worth a constant: a field, the choices or the moves of one. */
interface Part {
  kind: 'field' | 'choices' | 'moves';
  type: string;
  /** What it is called where nothing else is called so. */
  name: string;
  /** Distinguishes it from others of that name: its first location. */
  place: string;
}

const types = { field: 'FieldDescriptor', choices: 'readonly Choice[]', moves: 'readonly Transition[]' };

/** The name of a resource as the start of a constant: `coupon-usage` → `couponUsage`. */
const stem = (resource: string): string => camel(resource.replaceAll(/-([a-z0-9])/g, (_match, letter: string) => letter.toUpperCase()));
const camelOf = (name: string): string => camel(name.replaceAll(/[^A-Za-z0-9]+([A-Za-z0-9])/g, (_match, letter: string) => letter.toUpperCase()));
const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/**
 * One file for each resource, which holds all of it: a browser fetches the one it shows. One more lists them all, for the server, and one is the index a browser
 * starts with: what is known of each, and how the rest is fetched. Constants are named for what they are and, where that is not enough, for where they first occur;
 * nothing is numbered.
 * @returns path from the project's root → text
 */
export function emitResources(resources: readonly ResourceDescriptor[]): Record<string, string> {
  const files: Record<string, string> = {};
  for (const resource of resources) {
    const found = new Map<string, { part: Part; times: number }>();
    visit(resource, resource.name, (value, part) => {
      const text = JSON.stringify(value);
      const known = found.get(text) ?? { part, times: 0 };
      found.set(text, known);
      known.times += 1;
      // Everything nested in it is known with it.
      return known.times === 1;
    });
    const names = new Names();
    for (const [text, { part, times }] of found) if (times > 1) names.add(text, part);
    const write = writer(names);
    const parts = [...names.entries()].map(([text, name]) => `const ${name.name}: ${name.type} = ${write.inside(JSON.parse(text))};`);
    const main = `export const ${constantOf(resource)}: ResourceDescriptor = ${write.value(resource)};`;
    const kept = inOrder(parts, main);
    files[`generated/resources/${resource.name}.ts`] = `${header}${importTypes([...kept, main])}\n${[...kept, '', main].join('\n')}\n`;
  }
  const constants = resources.map(constantOf);
  files['generated/resources.ts'] =
    `${header}import type { ResourceDescriptor } from '../engine/contract/descriptor.ts';\n` +
    resources.map((resource) => `import { ${constantOf(resource)} } from './resources/${resource.name}.ts';\n`).join('') +
    `\nexport { ${constants.join(', ')} };\n\n/** Every resource, in the order of the contract. */\nexport const resources: readonly ResourceDescriptor[] = [${constants.join(', ')}];\n`;
  files['generated/resource-index.ts'] = indexOf(resources);
  return files;
}

/** The constant that holds a resource. */
const constantOf = ({ name }: ResourceDescriptor): string => `${stem(name)}Resource`;

function indexOf(resources: readonly ResourceDescriptor[]): string {
  const { inside } = writer(new Names());
  const entries = resources.map((resource) => {
    const known = inside(summaryOf(resource)).slice(1, -1).trim();
    return `  { ${known}, load: async () => (await import('./resources/${resource.name}.ts')).${constantOf(resource)} },\n`;
  });
  return (
    `${header}import type { FetchedResource } from '../engine/contract/descriptor.ts';\n\n` +
    '/** What is known of every resource before a screen of it is opened, in the order of the contract. */\n' +
    `export const resourceIndex: readonly FetchedResource[] = [\n${entries.join('')}];\n`
  );
}

/** Names of constants, each once. */
class Names {
  readonly #names = new Map<string, { name: string; type: string }>();
  readonly #taken = new Set<string>();

  add(text: string, { name, place, type }: Part): void {
    let free = name;
    const [resource = '', ...steps] = place.split('.').slice(0, -1);
    for (const step of [...steps, resource]) {
      if (!this.#taken.has(free)) break;
      free = `${free}In${capital(camelOf(step))}`;
    }
    if (this.#taken.has(free)) throw new Error(`Two different parts are called ${free}.`);
    this.#taken.add(free);
    this.#names.set(text, { name: free, type });
  }

  of(text: string): string | undefined {
    return this.#names.get(text)?.name;
  }

  entries(): IterableIterator<[string, { name: string; type: string }]> {
    return this.#names.entries();
  }
}

/** Calls `see` with every part below a value, outermost first; goes into one only where it answers so. */
function visit(value: unknown, place: string, see: (value: unknown, part: Part) => boolean, key = '', owner: Readonly<Record<string, unknown>> = {}): void {
  const part = partOf(value, place, key, owner);
  if (part && !see(value, part)) return;
  if (typeof value !== 'object' || value === null) return;
  const inner = Array.isArray(value) ? value.map((one): [string, unknown] => [nameOf(one), one]) : Object.entries(value);
  for (const [name, one] of inner) visit(one, name ? `${place}.${name}` : place, see, name, Array.isArray(value) ? owner : (value as Record<string, unknown>));
}

function nameOf(value: unknown): string {
  const { name, action } = (typeof value === 'object' && value !== null ? value : {}) as { name?: unknown; action?: unknown };
  return typeof action === 'string' ? action : typeof name === 'string' ? name : '';
}

function partOf(value: unknown, place: string, key: string, owner: Readonly<Record<string, unknown>>): Part | undefined {
  const has = (one: unknown, ...keys: string[]): boolean => typeof one === 'object' && one !== null && keys.every((name) => name in one);
  const made = (kind: Part['kind'], of: unknown): Part => ({ kind, type: types[kind], name: `${camelOf(String(of))}${capital(kind)}`, place });
  if (Array.isArray(value)) {
    if (value.length === 0) return undefined;
    const of = owner['enumName'] ?? owner['field'] ?? owner['name'] ?? key;
    if (value.every((one) => has(one, 'from', 'to', 'by'))) return made('moves', of);
    return value.every((one) => has(one, 'id', 'name') && !has(one, 'kind')) ? made('choices', of) : undefined;
  }
  return has(value, 'name', 'label', 'kind', 'rules') ? made('field', (value as { name: string }).name) : undefined;
}

/** Writes values as source, parts that have a constant by its name. */
function writer(names: Names) {
  const value = (one: unknown): string => names.of(JSON.stringify(one)) ?? inside(one);
  const inside = (one: unknown): string => {
    if (Array.isArray(one)) return `[${one.map(value).join(', ')}]`;
    if (typeof one !== 'object' || one === null) return JSON.stringify(one);
    // Examples are for the API page and the mocks; no screen shows them.
    const entries = Object.entries(one).filter(([key, inner]) => inner !== undefined && !(key === 'example' && 'kind' in one));
    return `{ ${entries.map(([key, inner]) => `${JSON.stringify(key)}: ${value(inner)}`).join(', ')} }`;
  };
  return { value, inside };
}

/** Names in the source of constants: quoted text is skipped. */
function partsIn(parts: readonly string[]): string[] {
  const bare = parts.map((part) => part.slice(part.indexOf('=')).replaceAll(/"(?:[^"\\]|\\.)*"/g, '')).join(' ');
  return [...new Set([...bare.matchAll(/[A-Za-z]\w*/g)].map(([word]) => word))].toSorted();
}

/** The constants `main` depends on, in dependency order; unused ones are left out. */
function inOrder(parts: readonly string[], main: string): string[] {
  const nameIn = (part: string): string => /const (\w+)/.exec(part)?.[1] ?? '';
  const byName = new Map(parts.map((part) => [nameIn(part), part]));
  const done = new Set<string>();
  const ordered: string[] = [];
  const put = (name: string): void => {
    const part = byName.get(name);
    if (part === undefined || done.has(name)) return;
    done.add(name);
    for (const word of partsIn([part])) if (word !== name) put(word);
    ordered.push(part);
  };
  for (const name of partsIn([main])) put(name);
  return ordered;
}

function importTypes(parts: readonly string[]): string {
  const named = ['Choice', 'FieldDescriptor', 'ResourceDescriptor', 'Transition'].filter((type) =>
    parts.some((text) => text.includes(`: ${type} =`) || text.includes(`: readonly ${type}[] =`)),
  );
  return named.length > 0 ? `import type { ${named.join(', ')} } from '../../engine/contract/descriptor.ts';\n` : '';
}
