import { expect, it } from 'vitest';
import contract from '../../../generated/openapi.json' with { type: 'json' };
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

it('most of our own contract would be understood without x-resource', () => {
  // A bundled document is a contract; its type is wider than ours.
  const keys = new Map(classify(contract as unknown as Contract).map((entry) => [`${entry.method} ${entry.path}`, said(entry)]));
  const { operations } = understand(readDocument('generated/openapi.json'));
  const known = operations.flatMap((one) => {
    const key = keys.get(`${one.operation.method} ${one.operation.path}`);
    return key === undefined ? [] : [{ one, key, right: key === `${one.kind.value} ${one.resource.value}` && wellKnown(one) }];
  });
  const right = known.filter((entry) => entry.right).length;
  const percent = Math.floor((100 * right) / known.length);
  // Counted for whoever runs the file; the ratchet below holds it.
  process.stdout.write(
    `own contract: ${right} of ${known.length} screens and actions inferred as x-resource says (${percent} %); ${operations.length - known.length} have pages of their own\n`,
  );
  expect(percent).toBeGreaterThanOrEqual(85);
});
