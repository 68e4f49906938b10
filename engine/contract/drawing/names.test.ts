import { expect, it } from 'vitest';
import { understand } from '../inferring/understand.ts';
import { readDocument } from '../reading/read.ts';
import { drawConsole } from './draw.ts';

const workshop = readDocument('tests/support/contracts/workshop.yaml');
const drawn = drawConsole(workshop, understand(workshop));

it('an operation of which nothing is said is called in words, by its path', () => {
  expect(drawn.operations.map(({ label }) => label)).toEqual(['Get photo', 'Get opening hours', 'Put opening hours', 'Get turnover', 'Post login']);
});

it('what refers to a record is called by what it is, not by its key', () => {
  const bike = drawn.resources.find(({ segment }) => segment === 'bike');
  expect(bike?.fields.find(({ name }) => name === 'mechanicId')).toMatchObject({ kind: 'reference', label: 'Mechanic' });
});

it('rows that have no name and lead nowhere stay as written', () => {
  const museum = readDocument('tests/support/contracts/museum.yaml');
  const hours = drawConsole(museum, understand(museum)).resources.find(({ segment }) => segment === 'museum-hours');
  expect(hours?.columns).toEqual(['date', 'timeOpen', 'timeClose']);
});
