// What the contract says of the page of a record (`x-display`: next, figures, moments, rows, trail): read, checked and written as source, a file for each resource.
import type { Classified } from './classify.ts';
import type { ResourceDescriptor } from './descriptor.ts';
import type { RecordPage, Trail, Used } from './record-page.ts';
import { resolve, type Contract, type Display } from './document.ts';
import { known } from './nearest.ts';
import { atSchema, type Problem } from './problems.ts';
import { entityRef, filtersOf } from './resources.ts';
import { header } from './source.ts';

/** What an entry may do besides the actions of its resource. */
const always = ['edit', 'copy'];

const placeholder = /\{([a-z_]+)(?:\|[^|}]*\|[^}]*)?\}/g;

/** Which fields a sentence names. */
const namedIn = (text: string): string[] => [...text.matchAll(placeholder)].flatMap(([, name]) => name ?? []);

interface Entity {
  resource: string;
  name: string;
  display: Display;
  properties: readonly string[];
  actions: readonly string[];
}

function entitiesOf(contract: Contract, classified: readonly Classified[]): Entity[] {
  return classified.flatMap((entry) => {
    const name = entry.use === 'screen' && entry.action === 'list' ? entityRef(entry) : undefined;
    const schema = name === undefined ? undefined : contract.components.schemas[name];
    if (entry.use !== 'screen' || name === undefined || !schema) return [];
    const actions = classified.flatMap((one) => (one.use === 'action' && one.resource === entry.resource && one.on === 'record' ? [one.action] : []));
    return [{ resource: entry.resource, name, display: schema['x-display'] ?? {}, properties: Object.keys(schema.properties ?? {}), actions }];
  });
}

/** The page of each resource's records, by its name. */
export function recordPagesOf(contract: Contract, classified: readonly Classified[], resources: readonly ResourceDescriptor[]): Record<string, RecordPage> {
  const segmentOf = (name: string) => resources.find((resource) => resource.name === name)?.segment ?? name;
  const entities = entitiesOf(contract, classified);
  const telling = entities.find(({ display }) => display.trail);
  const trail: Trail | undefined = telling?.display.trail && { segment: segmentOf(telling.resource), ...telling.display.trail };
  return Object.fromEntries(
    entities.map(({ resource, display }) => [
      resource,
      {
        next: display.next ?? [],
        figures: (display.figures ?? []).map((figure) => (typeof figure === 'string' ? { field: figure } : figure)),
        ...(display.moments ? { moments: display.moments } : {}),
        ...(display.rows ? { rows: display.rows.map(segmentOf) } : {}),
        ...(display.used ? { used: usedOf(display.used, segmentOf) } : {}),
        ...(trail && telling?.resource !== resource ? { trail } : {}),
        ...(telling?.resource === resource ? { isTrail: true as const } : {}),
      },
    ]),
  );
}

const usedOf = ({ says, by }: Used, segmentOf: (name: string) => string): Used => ({
  says,
  ...(by ? { by: Object.fromEntries(Object.entries(by).map(([name, field]) => [segmentOf(name), field])) } : {}),
});

/** A file for each resource, and one that fetches them by segment: lists and forms carry none of it. */
export function emitRecordPages(pages: Readonly<Record<string, RecordPage>>, resources: readonly ResourceDescriptor[]): Record<string, string> {
  const type = (path: string) => `import type { RecordPage } from '${path}engine/contract/record-page.ts';\n`;
  const loaders = resources.map(({ name, segment }) => `  ${JSON.stringify(segment)}: () => import('./pages/${name}.ts'),\n`);
  return {
    ...Object.fromEntries(
      Object.entries(pages).map(([name, page]) => [
        `generated/pages/${name}.ts`,
        `${header}${type('../../')}\nexport const page: RecordPage = ${JSON.stringify(page, null, 2)};\n`,
      ]),
    ),
    'generated/pages.ts': `${header}${type('../')}
/** The parts of record pages, each by the segment of its resource. */
export const pages: Readonly<Record<string, () => Promise<{ page: RecordPage }>>> = {
${loaders.join('')}};

/** What the page of a record shows beyond its fields, by the segment of its resource. */
export const pageOf = async (segment: string): Promise<RecordPage | undefined> => (await pages[segment]?.())?.page;
`,
  };
}

/** Pages speak only of fields, actions and resources that exist. */
export function recordPageProblems(contract: Contract, classified: readonly Classified[]): Problem[] {
  const entities = entitiesOf(contract, classified);
  const resources = entities.map(({ resource }) => resource);
  return entities.flatMap(({ name, display, properties, actions }) => {
    const said = (member: string, word: string, what: string, words: readonly string[]): Problem[] =>
      words.includes(word)
        ? []
        : [{ at: [...atSchema(name), 'x-display', member], says: `x-display/${member}: there is no ${what} "${word}"${known(word, words)}` }];
    const property = (member: string) => (word: string) => said(member, word, 'property', properties);
    return [
      ...(display.next ?? []).flatMap(({ when = {}, say, act, open }) => [
        ...[...Object.keys(when), ...namedIn(say), ...boundsOf(when)].flatMap(property('next')),
        ...(act === undefined ? [] : said('next', act, 'action', [...always, ...actions])),
        ...(open === undefined ? [] : referring(contract, name, open)),
        ...Object.entries(when).flatMap(([field, condition]) => setAlways(contract, name, field, condition)),
      ]),
      ...(display.figures ?? []).flatMap((figure) => {
        const { field, of, note = '' } = typeof figure === 'string' ? { field: figure } : figure;
        return [field, ...(of === undefined ? [] : [of]), ...namedIn(note)].flatMap(property('figures'));
      }),
      ...(display.rows ?? []).flatMap((word) => said('rows', word, 'resource', resources)),
      ...Object.entries(display.used?.by ?? {}).flatMap(([word, field]) => [
        ...said('used', word, 'resource', resources),
        ...property('used')(field),
        ...(filterNames(contract, classified, word).includes(field)
          ? []
          : [{ at: [...atSchema(name), 'x-display', 'used'], says: `x-display/used: the list of "${word}" does not filter by "${field}"` }]),
      ]),
      ...Object.keys(display.moments ?? {}).flatMap(property('moments')),
      ...Object.values(display.trail ?? {}).flatMap(property('trail')),
    ];
  });
}

/** What the list of a resource filters by. */
function filterNames(contract: Contract, classified: readonly Classified[], resource: string): string[] {
  const list = classified.find((entry) => entry.use === 'screen' && entry.action === 'list' && entry.resource === resource);
  return list ? filtersOf(contract, list, (name) => name).filters.map(({ name }) => name) : [];
}

/** The other fields a condition compares with. */
function boundsOf(when: Readonly<Record<string, unknown>>): string[] {
  return Object.values(when).flatMap((condition) => {
    if (condition === null || typeof condition !== 'object' || Array.isArray(condition)) return [];
    return ['min', 'max'].map((bound): unknown => Reflect.get(condition, bound)).filter((bound) => typeof bound === 'string');
  });
}

const neverNothing: ReadonlySet<unknown> = new Set(['integer', 'number', 'boolean']);

/** A figure that every record has is set where it is 0, too. */
function setAlways(contract: Contract, entity: string, field: string, condition: unknown): Problem[] {
  if (condition === null || typeof condition !== 'object' || !('set' in condition)) return [];
  const schema = contract.components.schemas[entity];
  const property = schema?.properties?.[field];
  if (!property || !schema.required?.includes(field) || !neverNothing.has(resolve(contract, property).type)) return [];
  return [{ at: [...atSchema(entity), 'x-display', 'next'], says: `x-display/next: "${field}" is set in every record; say {min: 1} for more than 0` }];
}

function referring(contract: Contract, entity: string, field: string): Problem[] {
  const property = contract.components.schemas[entity]?.properties?.[field];
  if (property && resolve(contract, property)['x-reference']) return [];
  return [{ at: [...atSchema(entity), 'x-display', 'next'], says: `x-display/next: "${field}" refers to no record (x-reference), so nothing can be opened` }];
}
