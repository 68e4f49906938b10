// The page of a record as the contract describes it: checked before it is written, and never silent in our own contract.
import { readdirSync } from 'node:fs';
import { afterEach, expect, it } from 'vitest';
import { resources } from '../../generated/resources.ts';
import { pageOf } from '../../generated/pages.ts';
import { GenerateError } from './document.ts';
import { checkedContract } from './generate.ts';
import { plant, uproot, type Edit } from './planted.ts';

afterEach(uproot);

const columns = '  columns: [title, shelf]\n';

/** What the generator says to a page in the library's contract. */
async function toldOf(page: string, ...more: readonly Edit[]): Promise<string[]> {
  try {
    await checkedContract(plant(['schemas/Book.yaml', columns, `${columns}${page}`], ...more), 'redocly.yaml');
    return [];
  } catch (error) {
    if (!(error instanceof GenerateError)) throw error;
    return [...error.problems];
  }
}

it('takes a page that speaks of what there is', async () => {
  expect(
    await toldOf(
      "  next: [{when: {state: free}, say: 'Lend {title}.', act: lend}, {say: 'Nothing waits.', act: edit}]\n  figures: [{field: shelf, note: 'of {title}'}]\n",
    ),
  ).toEqual([]);
});

it.each([
  ["  next: [{when: {stat: free}, say: 'Lend it.'}]\n", 'x-display/next: there is no property "stat"'],
  ["  next: [{say: 'Lend {titel}.'}]\n", 'x-display/next: there is no property "titel"'],
  ["  next: [{when: {shelf: {min: most}}, say: 'Lend it.'}]\n", 'x-display/next: there is no property "most"'],
  ["  next: [{say: 'Lend it.', act: lent}]\n", 'x-display/next: there is no action "lent"'],
  ["  next: [{say: 'Look at it.', open: shelf}]\n", 'x-display/next: "shelf" refers to no record'],
  ["  next: [{say: 'Look at it.', press: lend}]\n", '"press"'],
  ['  used: {says: Lend another one., by: {readers: shelf}}\n', 'x-display/used: the list of "readers" does not filter by "shelf"'],
  ['  used: {says: Lend another one., by: {reader: shelf}}\n', 'x-display/used: there is no resource "reader"'],
  ['  used: {says: Lend another one., by: {readers: price}}\n', 'x-display/used: there is no property "price"'],
  ['  figures: [{field: price}]\n', 'x-display/figures: there is no property "price"'],
  ['  rows: [loans]\n', 'x-display/rows: there is no resource "loans"'],
])('refuses %s', async (page, told) => {
  expect((await toldOf(page)).join('\n')).toContain(told);
});

it('refuses to ask whether a figure that every record has is set: 0 is', async () => {
  const counted: readonly Edit[] = [
    ['schemas/Book.yaml', 'shelf, state]', 'shelf, state, readers]'],
    ['schemas/Book.yaml', '  shelf: {title', '  readers: {title: Readers, type: integer, minimum: 0, maximum: 9, readOnly: true}\n  shelf: {title'],
  ];
  const asking = (condition: string) => toldOf(`  next: [{when: {readers: ${condition}}, say: 'Lend it.'}]\n`, ...counted);
  expect((await asking('{set: true}')).join('\n')).toContain('x-display/next: "readers" is set in every record');
  expect(await asking('{min: 1}')).toEqual([]);
});

it('says of every record of ours what to do next: the last entry fits each and names no field', async () => {
  expect(readdirSync('generated/pages').length).toBe(resources.length);
  const silent = await Promise.all(
    resources.map(async ({ segment }) => {
      const last = (await pageOf(segment))?.next.at(-1);
      return last && !last.when && !last.say.includes('{') ? [] : [segment];
    }),
  );
  expect(silent.flat()).toEqual([]);
});
