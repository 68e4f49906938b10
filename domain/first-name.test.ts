import { expect, it } from 'vitest';
import { firstNameOf } from './first-name.ts';

it('is the first word of a name, also of a name of one', () => {
  expect(['Sofia Rinaldi', ' Sofia  Rinaldi', 'Sofia', ''].map(firstNameOf)).toEqual(['Sofia', 'Sofia', 'Sofia', '']);
});
