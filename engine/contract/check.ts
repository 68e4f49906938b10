// Errors that stop the build: an unknown key, resource, role, state or operation, an unclassified operation, a list of nothing.
import { actProblems } from './acts.ts';
import { enumProblems, operationsNamedBy, roleProblems } from './check-words.ts';
import { bodyOf, boundOf, moments, operationsOf, resolve, successOf, walk, type Contract, type Schema } from './document.ts';
import { withOthers, type Classified } from './classify.ts';
import { extensionProblems } from './extension-keys.ts';
import { known } from './nearest.ts';
import { foundProblems } from './found.ts';
import { recordPageProblems } from './record-pages.ts';
import { atOperation, atSchema, type Problem } from './problems.ts';
import { entityRef } from './resources.ts';
import { suggestProblems } from './suggestions.ts';

/**
 * Every problem of the contract's own keys, each as one sentence with its place.
 * @param extensions the JSON Schema of the keys
 * @param released the contract of the last release: anything named that was in it has been removed
 */
export function problemsOf(contract: Contract, classified: readonly Classified[], extensions: object, released?: Contract): Problem[] {
  return [
    ...extensionProblems(contract, extensions),
    ...classificationProblems(classified),
    ...redundantProblems(classified),
    ...listProblems(contract, classified),
    ...exportProblems(contract, classified),
    ...referenceProblems(contract, classified),
    ...enumProblems(contract, released),
    ...roleProblems(contract),
    ...actProblems(contract, classified, (resource) => entityOf(classified, resource), operationsNamedBy(contract, released)),
    ...startProblems(contract, classified),
    ...fillProblems(contract, classified),
    ...severalProblems(contract, classified),
    ...boundsProblems(contract),
    ...suggestProblems(contract),
    ...unitProblems(contract),
    ...recordPageProblems(contract, classified),
    ...foundProblems(contract, classified),
  ];
}

const listsOf = (classified: readonly Classified[]) => classified.flatMap((entry) => (entry.use === 'screen' && entry.action === 'list' ? [entry] : []));

/** Messages about an operation start with it. */
const called = ({ method, path, operation }: Classified): string =>
  `${method.toUpperCase()} ${path}${operation.operationId ? ` (${operation.operationId})` : ''}`;

function classificationProblems(classified: readonly Classified[]): Problem[] {
  const lists = new Set(listsOf(classified).map(({ resource }) => resource));
  const seen = new Map<string, string>();
  const listless = new Map<string, Classified[]>();
  const problems = classified.flatMap((entry): Problem[] => {
    const at = atOperation(entry);
    const id = entry.operation.operationId;
    if (!id) return [{ at, says: `${called(entry)} has no operationId` }];
    if (entry.use === 'unclassified') {
      // Reported with its resource, below, or as an incomplete key.
      if (listMeant(entry) || entry.operation['x-resource']) return [];
      return [{ at, says: `${called(entry)} is no screen, action, page’s call, nor ignored with a reason: add x-resource (${waysToClassify})` }];
    }
    if (entry.use !== 'screen' && entry.use !== 'action') return [];
    if (!lists.has(entry.resource)) {
      listless.set(entry.resource, [...(listless.get(entry.resource) ?? []), entry]);
      return [];
    }
    const key = `${entry.resource} ${entry.action}`;
    const other = seen.get(key);
    seen.set(key, id);
    return other ? [{ at, says: `${called(entry)}: ${other} is already the ${entry.action} of ${entry.resource}` }] : [];
  });
  const meant = new Map(classified.flatMap((entry): [string, Classified][] => (listMeant(entry) ? [[entry.path.slice(1), entry]] : [])));
  const rangeless = [...meant].map(([resource, entry]) => ({
    at: atOperation(entry),
    says: `${called(entry)} has no query parameter "range", so it is not the list of ${resource}: add the parameters range, sort and filter, as the other lists have them, or x-resource (${waysToClassify})`,
  }));
  return [...problems, ...rangeless, ...listlessProblems(listless, new Set([...lists, ...meant.keys()]))];
}

/** A key that says nothing new would only be one more thing to keep true. */
function redundantProblems(classified: readonly Classified[]): Problem[] {
  return classified.flatMap((entry) =>
    entry.redundant
      ? [{ at: [...atOperation(entry), 'x-resource'], says: `${called(entry)}: x-resource says what path, method and answer say already; take it away` }]
      : [],
  );
}

/** What an operation that is not regular REST says of itself. */
const waysToClassify = '{name, action}, {page: …} or {ignore: why}';

/** A list in everything but the parameter that makes it one. */
function listMeant({ use, method, path, parameters, operation }: Classified): boolean {
  return use === 'unclassified' && !operation['x-resource'] && method === 'get' && /^\/[^/{]+$/.test(path) && !parameters.some(({ name }) => name === 'range');
}

/** Each resource without a list once, with the calls that would be shown beside it. */
function listlessProblems(listless: ReadonlyMap<string, Classified[]>, others_: ReadonlySet<string>): Problem[] {
  return [...listless].flatMap(([resource, [first, ...others]]): Problem[] => {
    if (!first || others_.has(resource)) return [];
    const more = others.length === 0 ? '' : `, as have ${others.map(({ operation }) => operation.operationId).join(', ')}`;
    const says = `${called(first)} belongs to the resource "${resource}"${more}, which has no list: add GET /${resource} with the query parameter "range"${known(resource, others_)}`;
    return [{ at: atOperation(first), says }];
  });
}

/** A list answers with an array of a named entity that has properties: anything else would be an empty screen. */
function listProblems(contract: Contract, classified: readonly Classified[]): Problem[] {
  return listsOf(classified).flatMap((entry): Problem[] => {
    const name = entityRef(entry);
    const properties = name === undefined ? {} : resolve(contract, contract.components.schemas[name] ?? {}).properties;
    if (name !== undefined && properties && Object.keys(properties).length > 0) return [];
    const lacks = name === undefined ? 'its answer names no entity' : `${name}, which it answers with, has no properties of its own`;
    const status = String(successOf(entry.operation).status);
    return [
      {
        at: [...atOperation(entry), 'responses', status, 'content', 'application/json', 'schema'],
        says: `${called(entry)} is the list of ${entry.resource}, but ${lacks}, and its screen would be empty: write schema: {type: array, items: {$ref: the entity’s file}}, and in that file type: object with properties`,
      },
    ];
  });
}

/** The export of lists is one operation that says which path parameter takes the resource, and answers where to fetch it. */
function exportProblems(contract: Contract, classified: readonly Classified[]): Problem[] {
  const exporting = classified.flatMap((entry) => (entry.use === 'export' ? [entry] : []));
  return exporting.flatMap((entry, index) => {
    const answer = resolve(contract, successOf(entry.operation).schema ?? {}).properties ?? {};
    return [
      ...(index > 0 ? [`${exporting[0]?.operation.operationId ?? ''} already exports the lists`] : []),
      ...(entry.path.includes(`{${entry.parameter}}`) ? [] : [`its path has no parameter "${entry.parameter}"`]),
      ...['url', 'file_name'].filter((name) => !answer[name]).map((name) => `its answer has no "${name}"`),
    ].map((says) => ({ at: atOperation(entry), says: `${entry.operation.operationId}: ${says}` }));
  });
}

/** The entity a resource's list answers with. */
function entityOf(classified: readonly Classified[], resource: string): string | undefined {
  const list = listsOf(classified).find((entry) => entry.resource === resource);
  return list && entityRef(list);
}

/** A field starts with an existing value of the record, or of the list's filter. */
function startProblems(contract: Contract, classified: readonly Classified[]): Problem[] {
  return classified.flatMap((entry): Problem[] => {
    if (entry.use !== 'action') return [];
    const entity = contract.components.schemas[entityOf(classified, entry.resource) ?? ''];
    const body = bodyOf(entry.operation);
    const fields = Object.entries(resolve(contract, body?.schema ?? {}).properties ?? {});
    return fields.flatMap(([name, property]) => {
      const start = resolve(contract, property)['x-display']?.start;
      if (!start || entity?.properties?.[start]) return [];
      return [
        {
          at: [...atOperation(entry), 'requestBody', 'content', body?.mediaType ?? '', 'schema', 'properties', name],
          says: `${entry.operation.operationId}: ${name} begins with "${start}", which the record has not${known(start, Object.keys(entity?.properties ?? {}))}`,
        },
      ];
    });
  });
}

/** What several records are given at once is a field of the body that changes one. */
function severalProblems(contract: Contract, classified: readonly Classified[]): Problem[] {
  return listsOf(classified).flatMap(({ resource }): Problem[] => {
    const entity = entityOf(classified, resource) ?? '';
    const update = classified.find((entry) => entry.use === 'screen' && entry.action === 'update' && entry.resource === resource);
    const fields = Object.keys(resolve(contract, (update && bodyOf(update.operation)?.schema) ?? {}).properties ?? {});
    return (contract.components.schemas[entity]?.['x-display']?.several ?? [])
      .filter((name) => !fields.includes(name))
      .map((name) => ({
        at: ['components', 'schemas', entity, 'x-display', 'several'],
        says: `${resource}: several are given a "${name}", which the call that changes one does not take${known(name, fields)}`,
      }));
  });
}

/** What nobody is asked is a field of the body, and made of what the record has. */
function fillProblems(contract: Contract, classified: readonly Classified[]): Problem[] {
  return classified.flatMap(withOthers).flatMap((entry): Problem[] => {
    if (entry.use !== 'action' || !entry.fill) return [];
    const entity = contract.components.schemas[entityOf(classified, entry.resource) ?? ''];
    const fields = Object.keys(resolve(contract, bodyOf(entry.operation)?.schema ?? {}).properties ?? {});
    const has = Object.keys(entity?.properties ?? {});
    return Object.entries(entry.fill).flatMap(([name, value]): Problem[] => {
      const at = [...atOperation(entry), 'x-resource', 'fill', name];
      const { operationId } = entry.operation;
      if (!fields.includes(name)) return [{ at, says: `${operationId}/fill: its body has no "${name}"${known(name, fields)}` }];
      if (typeof value !== 'string' || !value.includes('{') || value === '{id}' || value === '{new}') return [];
      const [, taken] = /^\{record\.([A-Za-z_]+)\}$/.exec(value) ?? [];
      if (taken !== undefined && has.includes(taken)) return [];
      return [
        {
          at,
          says: `${operationId}/fill: ${name} is "${value}", which is no {id}, {new} or {record.…} of its record${taken === undefined ? '' : known(taken, has)}`,
        },
      ];
    });
  });
}

/** A value lies beside another property of the same object, or beside now or today; one limit each. */
function boundsProblems(contract: Contract): Problem[] {
  const problems: Problem[] = [];
  walk(contract, [], (node, at) => {
    const properties = (node as Schema).properties ?? {};
    for (const [name, property] of Object.entries(properties)) {
      const bounds = property['x-display']?.bounds;
      if (!bounds) continue;
      const { limit } = boundOf(bounds);
      if (moments.has(limit) || (limit !== name && properties[limit])) continue;
      const others = [...Object.keys(properties).filter((other) => other !== name), ...moments];
      problems.push({
        at: [...at, 'properties', name, 'x-display', 'bounds'],
        says: `${name} is held to "${limit}", which is not there${known(limit, others)}`,
      });
    }
  });
  return problems;
}

/** A unit is said by an enum of the same object, for each of its values. */
function unitProblems(contract: Contract): Problem[] {
  const problems: Problem[] = [];
  walk(contract, [], (node, at) => {
    const properties = (node as Schema).properties ?? {};
    for (const [name, property] of Object.entries(properties)) {
      const unit = property['x-display']?.unit;
      if (!unit) continue;
      const by = properties[unit.by];
      const values = resolve(contract, by ?? {}).enum?.map(String) ?? [];
      const place = [...at, 'properties', name, 'x-display', 'unit'];
      if (values.length === 0) {
        const enums = Object.keys(properties).filter((other) => resolve(contract, properties[other] ?? {}).enum);
        problems.push({ at: place, says: `${name} gets its unit by "${unit.by}", which is no enum here${known(unit.by, enums)}` });
        continue;
      }
      for (const value of values.filter((one) => !Object.hasOwn(unit.is, one)))
        problems.push({ at: place, says: `${name} has no unit where ${unit.by} is "${value}"` });
      for (const value of Object.keys(unit.is).filter((one) => !values.includes(one)))
        problems.push({ at: [...place, 'is', value], says: `${unit.by} is never "${value}"${known(value, values)}` });
    }
  });
  return problems;
}

function referenceProblems(contract: Contract, classified: readonly Classified[]): Problem[] {
  const resources = new Set(listsOf(classified).map(({ resource }) => resource));
  // Reported already, as lists that lack something.
  const told = new Set(classified.flatMap((entry) => (listMeant(entry) ? [entry.path.slice(1)] : 'resource' in entry ? [entry.resource] : [])));
  const problems: Problem[] = [];
  walk(contract, [], (node, at) => {
    const reference = (node as Schema)['x-reference'];
    if (!reference || resources.has(reference.resource) || told.has(reference.resource)) return;
    problems.push({
      at: [...at, 'x-reference', 'resource'],
      says: `x-reference: there is no resource "${reference.resource}"${known(reference.resource, resources)}`,
    });
  });
  return problems;
}

/** Missing descriptions in our own contract: named schemas, operations, parameters. A rule of our contract alone: other contracts get their screens without. */
export function undescribed(contract: Contract): Problem[] {
  return [
    ...Object.entries(contract.components.schemas).flatMap(([name, schema]) =>
      schema.description ? [] : [{ at: atSchema(name), says: 'the schema has no description' }],
    ),
    ...operationsOf(contract).flatMap((placed): Problem[] => {
      const { method, path, operation, parameters } = placed;
      const where = `${method.toUpperCase()} ${path}`;
      const silent = parameters.flatMap(({ name, description }) =>
        description ? [] : [{ at: atOperation(placed), says: `${where}: the parameter ${name} has no description` }],
      );
      return operation.description ? silent : [{ at: atOperation(placed), says: `${where} has no description` }, ...silent];
    }),
  ];
}
