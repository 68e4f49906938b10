// What our own contract must say beyond what the engine asks of any: told with the other problems, before anything is written.
import { operationsOf, type Contract } from '../../engine/contract/document.ts';

/** The schema whose values are the areas of the audit. */
const areas = 'AuditArea';
/** Groups whose changes are reading marks alone, of which the audit keeps none. */
const unkept = new Set(['notifications']);

/** Every group with calls that change something is an area of the audit: without one, each of its changes would be refused at run time. */
export function unaudited(contract: Contract): string[] {
  const known = new Set((contract.components.schemas[areas]?.enum ?? []).map(String));
  const changing = operationsOf(contract).filter(({ method }) => method !== 'get');
  const missing = new Set(changing.map(({ operation }) => operation.tags?.[0] ?? '').filter((tag) => !known.has(tag) && !unkept.has(tag)));
  return [...missing].map(
    (tag) => `openapi/schemas/${areas}.yaml: has no "${tag}", the group of calls that change something; add it to enum and x-enumDescriptions`,
  );
}
