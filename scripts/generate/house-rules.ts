// What our own contract must say beyond what the engine asks of any: told with the other problems, before anything is written.
import { brokenOffActs, silentActs } from '../../engine/contract/acts.ts';
import { undescribed } from '../../engine/contract/check.ts';
import type { Classified } from '../../engine/contract/classify.ts';
import { operationsOf, type Contract } from '../../engine/contract/document.ts';
import { statesSaid } from '../../engine/contract/state-sentences.ts';
import { atSchema, type Problem } from '../../engine/contract/problems.ts';

/** The schema whose values are the areas of the audit. */
const areas = 'AuditArea';
/** Groups whose changes are reading marks alone, of which the audit keeps none. */
const unkept = new Set(['notifications']);

/** All that this house asks of its contract. */
export function houseRules(contract: Contract, classified: readonly Classified[]): Problem[] {
  return [...undescribed(contract), ...silentActs(classified), ...brokenOffActs(contract, classified), ...unaudited(contract), ...unsaidStates(contract)];
}

/** Every group with calls that change something is an area of the audit: without one, each of its changes would be refused at run time. */
export function unaudited(contract: Contract): Problem[] {
  const known = new Set((contract.components.schemas[areas]?.enum ?? []).map(String));
  const changing = operationsOf(contract).filter(({ method }) => method !== 'get');
  const missing = new Set(changing.map(({ operation }) => operation.tags?.[0] ?? '').filter((tag) => !known.has(tag) && !unkept.has(tag)));
  return [...missing].map((tag) => ({
    at: [...atSchema(areas), 'enum'],
    says: `has no "${tag}", the group of calls that change something; add it to enum and x-enumDescriptions`,
  }));
}

/** Every state that is moved is said as a sentence, to whom it may concern: what a refused move answers. */
export function unsaidStates(contract: Contract): Problem[] {
  return Object.entries(contract.components.schemas).flatMap(([name, schema]) => {
    const rows = schema['x-transitions'];
    if (!rows) return [];
    const said = new Set(statesSaid(rows).map(({ state }) => state));
    return (schema.enum ?? [])
      .map(String)
      .filter((state) => !said.has(state))
      .map((state) => ({
        at: [...atSchema(name), 'x-transitions'],
        says: `has no sentence for "${state}", which a refused move would answer: add {state: ${state}, says: …}, or says: {client: …, others: …}`,
      }));
  });
}
