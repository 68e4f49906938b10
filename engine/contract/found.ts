// What the contract says of searching everything (`x-display.found`, `x-act.command`): read, checked and written as source, for the server that asks and the
// screen that shows.
import type { Classified } from './classify.ts';
import type { FieldDescriptor, ResourceDescriptor } from './descriptor.ts';
import { bodyOf, resolve, type Contract, type Schema } from './document.ts';
import type { CommandDescriptor, Found, FoundDescriptor } from './found-descriptor.ts';
import { fieldsOf, type SegmentOf } from './fields.ts';
import { accessOf } from './access.ts';
import { known } from './nearest.ts';
import { atOperation, atSchema, type Problem } from './problems.ts';
import { actsOnOne } from './record-acts.ts';
import { entityRef } from './resources.ts';
import { header } from './source.ts';

const placeholder = /\{([a-z_]+)\}/g;
const namedIn = (text: string): string[] => [...text.matchAll(placeholder)].flatMap(([, name]) => name ?? []);

interface Kind {
  name: string;
  schema: Schema;
  found: Found;
  /** The resource whose list answers with it. */
  resource?: string;
}

const listsOf = (classified: readonly Classified[]) => classified.flatMap((entry) => (entry.use === 'screen' && entry.action === 'list' ? [entry] : []));

function kindsOf(contract: Contract, classified: readonly Classified[]): Kind[] {
  return Object.entries(contract.components.schemas).flatMap(([name, schema]): Kind[] => {
    const found = schema['x-display']?.found;
    if (!found) return [];
    const resource = listsOf(classified).find((entry) => entityRef(entry) === name)?.resource;
    return [{ name, schema, found, ...(resource === undefined ? {} : { resource }) }];
  });
}

/** The entity of a resource's list. */
function entityOf(contract: Contract, classified: readonly Classified[], resource: string): Schema | undefined {
  const list = listsOf(classified).find((entry) => entry.resource === resource);
  const name = list && entityRef(list);
  return name === undefined ? undefined : contract.components.schemas[name];
}

/** Every kind of record that is found from anywhere, the first of them first. */
export function foundOf(contract: Contract, classified: readonly Classified[], resources: readonly ResourceDescriptor[]): FoundDescriptor[] {
  const segmentOf: SegmentOf = (name) => resources.find((resource) => resource.name === name)?.segment ?? name;
  return kindsOf(contract, classified)
    .toSorted((one, other) => one.found.order - other.found.order)
    .map(({ name, schema, found, resource: of }) => {
      const resource = resources.find((each) => each.name === of);
      const own = fieldsOf(contract, schema, segmentOf);
      const beside = found.with === undefined ? [] : (resources.find((each) => each.name === found.with)?.fields ?? []);
      const names = [...found.says, found.at ?? ''].flatMap(namedIn).concat(found.state ?? []);
      const singular = schema['x-display']?.name ?? name;
      return {
        kind: name,
        label: resource?.label ?? schema['x-display']?.plural ?? `${singular}s`,
        singular,
        ...(resource ? { segment: resource.segment } : {}),
        ...(resource?.icon ? { icon: resource.icon } : {}),
        ...(resource?.list ? { roles: resource.list.roles } : {}),
        by: found.by,
        ...(found.through ? { through: found.through } : {}),
        says: found.says,
        ...(found.state === undefined ? {} : { state: found.state }),
        at: found.at ?? `${resource?.segment ?? ''}/{id}`,
        fields: [...new Set(names)].flatMap((each) => [...own, ...beside].find((field) => field.name === each) ?? []).map(shownOf),
      };
    });
}

/** What showing a value needs to know of its field. */
function shownOf({ name, label, kind, choices, whole, read }: FieldDescriptor): FoundDescriptor['fields'][number] {
  return { name, label, kind, ...(choices ? { choices } : {}), ...(whole ? { whole } : {}), ...(read ? { read } : {}) };
}

/**
 * What can be asked for by name: making a record, acts on one (also those that lists offer for chosen ones, where a record has none of that name), and the
 * pages' own operations that say so (`x-act.command`).
 */
export function commandsOf(contract: Contract, classified: readonly Classified[], resources: readonly ResourceDescriptor[]): CommandDescriptor[] {
  const segmentOf: SegmentOf = (name) => resources.find((resource) => resource.name === name)?.segment ?? name;
  const entries = new Map(classified.map((entry) => [entry.operation.operationId, entry]));
  const beside = (id: string): Pick<CommandDescriptor, 'words' | 'also'> => {
    const entry = entries.get(id);
    const words = entry ? askedFirst(fieldsOf(contract, bodyOf(entry.operation)?.schema ?? {}, segmentOf)) : [];
    const also = entry?.operation['x-act']?.command?.also?.map(segmentOf) ?? [];
    return { ...(also.length > 0 ? { also } : {}), ...(words.length > 0 ? { words } : {}) };
  };
  const made = resources.flatMap((resource): CommandDescriptor[] => [
    ...(resource.create
      ? [
          {
            id: resource.create.id,
            label: labelOf(classified, resource.create.id),
            roles: resource.create.roles,
            way: 'create' as const,
            segment: resource.segment,
          },
        ]
      : []),
    ...actsOnOne(resource).map(({ id, label, roles, action }): CommandDescriptor => ({
      id,
      label,
      roles,
      way: 'record',
      segment: resource.segment,
      action,
      ...beside(id),
    })),
  ]);
  const said = classified.flatMap((entry): CommandDescriptor[] => {
    const command = entry.operation['x-act']?.command;
    if (command?.say === undefined) return [];
    const { operationId: id } = entry.operation;
    const { roles } = accessOf(contract, entry.operation);
    return [{ id, label: labelOf(classified, id), with: command.say, roles: roles ?? [], way: 'page', segment: segmentOf(command.for), ...beside(id) }];
  });
  const pages = new Set(said.map(({ id }) => id));
  return [...said, ...made.filter(({ id }) => !pages.has(id))];
}

/** What has to be chosen before anything is done: its name, and the choices. */
const askedFirst = (fields: readonly FieldDescriptor[]): string[] =>
  fields.flatMap(({ label, required, choices }) => (required && choices ? [label, ...choices.map(({ name }) => name)] : []));

const labelOf = (classified: readonly Classified[], id: string): string =>
  classified.find(({ operation }) => operation.operationId === id)?.operation.summary ?? id;

/** Two files: what is found, and what can be asked for. */
export function emitFound(found: readonly FoundDescriptor[], commands: readonly CommandDescriptor[]): Record<string, string> {
  return {
    'generated/found.ts': `${header}import type { FoundDescriptor } from '../engine/contract/found-descriptor.ts';

/** The kinds of records that are found from anywhere, the first of them first. */
export const found: readonly FoundDescriptor[] = ${JSON.stringify(found, null, 2)};
`,
    'generated/commands.ts': `${header}import type { CommandDescriptor } from '../engine/contract/found-descriptor.ts';

/** Commands by name: those of pages first, then those of resources in the order of the contract. */
export const commands: readonly CommandDescriptor[] = ${JSON.stringify(commands, null, 2)};
`,
  };
}

/** Searches and commands speak only of fields and resources that exist. */
export function foundProblems(contract: Contract, classified: readonly Classified[]): Problem[] {
  const resources = listsOf(classified).map(({ resource }) => resource);
  const ofKinds = kindsOf(contract, classified).flatMap(({ name, schema, found, resource }) => {
    const at = [...atSchema(name), 'x-display', 'found'];
    const said = (word: string, what: string, words: readonly string[]): Problem[] =>
      words.includes(word) ? [] : [{ at, says: `x-display/found: there is no ${what} "${word}"${known(word, words)}` }];
    const own = Object.keys(schema.properties ?? {});
    const beside = found.with === undefined ? undefined : entityOf(contract, classified, found.with);
    const all = [...own, ...Object.keys(beside?.properties ?? {})];
    const opens = resource !== undefined || found.at !== undefined;
    return [
      ...found.by.flatMap((word) => said(word, 'property', own)),
      ...[...found.says, found.at ?? ''].flatMap(namedIn).flatMap((word) => said(word, 'property', all)),
      ...(found.state === undefined ? [] : said(found.state, 'property', all)),
      ...(found.with === undefined ? [] : said(found.with, 'resource', resources)),
      ...Object.entries(found.through ?? {}).flatMap(([of, field]) => [
        ...said(of, 'resource', resources),
        ...said(field, 'property', Object.keys(resolve(contract, entityOf(contract, classified, of) ?? {}).properties ?? {})),
      ]),
      ...(opens ? [] : [{ at, says: 'x-display/found: no resource lists it, so say where people open it (at: …)' }]),
    ];
  });
  const ofCommands = classified.flatMap((entry): Problem[] => {
    const command = entry.operation['x-act']?.command;
    return [command?.for ?? [], command?.also ?? []]
      .flat()
      .flatMap((word) =>
        resources.includes(word)
          ? []
          : [{ at: [...atOperation(entry), 'x-act', 'command'], says: `x-act/command: there is no resource "${word}"${known(word, resources)}` }],
      );
  });
  return [...ofKinds, ...ofCommands];
}
