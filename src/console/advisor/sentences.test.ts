import { expect, it } from 'vitest';
import contract from '../../../generated/openapi.json' with { type: 'json' };

/** Every text of the contract, wherever it is. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsOf) : [];
}

it('a load that is counted in a sentence is told as what it is: clients in progress, while all of them move', () => {
  const counting = textsOf(contract.paths).filter((text) => text.includes('{record.load|'));
  expect(counting.length).toBeGreaterThan(0);
  expect(counting.filter((text) => !text.includes('in progress'))).toEqual([]);
});
