import { expect, test } from 'vitest';
import { leadingTo } from './leading.ts';

const file = (fileName: string, imports: string[] = [], dynamicImports: string[] = []) => ({ fileName, imports, dynamicImports });

test('what fetches a file at once or later, through others too, leads to it; what it fetches itself does not', () => {
  const files = [
    file('door', ['frame'], ['screen']),
    file('frame'),
    file('screen', ['part'], ['dialog']),
    file('part', [], ['word']),
    file('dialog'),
    file('word', ['frame']),
    file('elsewhere', ['frame'], ['dialog']),
  ];
  expect([...leadingTo(['word'], files)].toSorted()).toEqual(['door', 'part', 'screen', 'word']);
  expect([...leadingTo(['dialog'], files)].toSorted()).toEqual(['dialog', 'door', 'elsewhere', 'screen']);
});
