import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { engineTests } from './engine-files.ts';

it.each(engineTests)('%s is there: a list that names a file no more would leave it out in silence', (file) => {
  expect(existsSync(file)).toBe(true);
});
