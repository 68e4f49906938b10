import { expect, it } from 'vitest';
import contract from '../../../generated/openapi.json' with { type: 'json' };
import { comparedWith, inferredOf, keyOf, nameOf } from '../../../tests/support/contracts/understood/key.ts';
import { classify, type Classified } from '../classify.ts';
import type { Contract } from '../document.ts';
import { readDocument } from '../reading/read.ts';
import { understand } from './understand.ts';
import type { Understood } from './understanding.ts';

/** What `x-resource` says of an operation, in the words of inferring; undefined where it names a page of somebody's own, which no path could tell. */
function said(entry: Classified): string | undefined {
  if (entry.use === 'screen') return `${['updateMany', 'deleteMany'].includes(entry.action) ? 'action' : entry.action} ${entry.resource}`;
  return entry.use === 'action' ? `action ${entry.resource}` : undefined;
}

/** A list must be paged as ours are, and a record known by its id. */
const wellKnown = ({ identity, query, kind }: Understood): boolean =>
  (identity === undefined || identity.value.property === 'id') && (kind.value !== 'list' || query?.pager.value.kind === 'range');

// A bundled document is a contract; its type is wider than ours.
const keys = new Map(classify(contract as unknown as Contract).map((entry) => [`${entry.method} ${entry.path}`, said(entry)]));
const began = performance.now();
const document = readDocument('generated/openapi.json');
const understanding = understand(document);
const took = performance.now() - began;
const { operations } = understanding;
const byHand = keyOf('tests/support/contracts/understood/forecourt.yaml');

it('most of our own contract would be understood without x-resource', () => {
  const known = operations.flatMap((one) => {
    const key = keys.get(`${one.operation.method} ${one.operation.path}`);
    return key === undefined ? [] : [{ one, key, right: key === `${one.kind.value} ${one.resource.value}` && wellKnown(one) }];
  });
  const right = known.filter((entry) => entry.right).length;
  const percent = Math.floor((100 * right) / known.length);
  const { percent: all, wrong } = comparedWith(byHand, understanding);
  // What came to the contract after the key was made says nothing of inferring.
  const keyed = operations.filter((one) => byHand.has(nameOf(one)));
  const ofKeyed = Math.floor((100 * (operations.length - wrong.length)) / keyed.length);
  // Counted for whoever runs the file; the ratchets below hold it.
  process.stdout.write(
    `own contract: ${right} of ${known.length} screens and actions inferred as x-resource says (${percent} %); of all ${operations.length} operations ${all} % as the key by hand\n`,
  );
  expect(percent).toBeGreaterThanOrEqual(85);
  // The pages made by hand as well.
  expect(ofKeyed, wrong.join('\n')).toBeGreaterThanOrEqual(80);
  expect(all).toBeGreaterThanOrEqual(60);
});

it('the key by hand says what x-resource says', () => {
  const words = new Map(operations.map((one) => [nameOf(one), keys.get(`${one.operation.method} ${one.operation.path}`)]));
  const other = [...byHand].filter(([name, line]) => {
    const told = words.get(name);
    return told !== undefined && line.split(' ').slice(0, 2).join(' ') !== told;
  });
  expect(other).toEqual([]);
  expect(operations.map(inferredOf).filter(Boolean)).toHaveLength(operations.length);
});

it('reads a document of more than 254 operations in less than 5 s', () => {
  expect(operations.length).toBeGreaterThan(254);
  expect(took).toBeLessThan(5000);
});
