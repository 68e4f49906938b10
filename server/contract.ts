// Our contract, read once: the engine's view of generated/.
import document from '../generated/openapi.json' with { type: 'json' };
import { operations } from '../generated/operations.ts';
import { resources } from '../generated/resources.ts';
import { bodies, parameters } from '../generated/validators/index.js';
import { contractOf, type OperationSpec, type RawContract } from '../engine/server/contract.ts';
import type { EditedList } from '../engine/server/edits.ts';
import type { JsonSchema } from '../engine/server/json-schema.ts';

/** The bundled document. The generator wrote it, so its shape is known. */
export const contract = document as unknown as RawContract;

/** Every operation of the contract. */
/** As the contract calls itself: the release. */
export const contractVersion: string = document.info.version;

export const operationSpecs = contractOf(contract, Object.values(operations), { bodies, parameters });

/** The list of a resource, by the resource's name; undefined where it has none. */
export function listOfResource(resource: string): OperationSpec | undefined {
  const list = resources.find(({ name }) => name === resource)?.list;
  return list && operationSpecs.find(({ id }) => id === list.id);
}

/** The lists whose records an operation edits, whether as a form or as an act on one or many; several where a resource is shown in two places. */
export function listsEditedBy(operation: string): readonly EditedList[] {
  return resources.flatMap(({ name, update, updateMany, actions }) => {
    const edits = [update, updateMany, ...actions].some((one) => one?.id === operation);
    const list = edits ? listOfResource(name) : undefined;
    return list ? [{ resource: name, list }] : [];
  });
}

/** A schema of the contract by its name; an empty one, which shows nothing, where there is none. */
export function schemaNamed(name: string): JsonSchema {
  return contract.components.schemas[name] ?? {};
}
