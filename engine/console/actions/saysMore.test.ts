import { expect, it } from 'vitest';
import { field } from '../fixture/library.ts';
import { saysMore } from './AnswerView.tsx';

const figure = (name: string) => field(name, 'integer');

it.each([
  ['several figures', [figure('created'), figure('invalid')], { created: 4, invalid: 1 }, true],
  ['one figure: the sentence has it', [figure('created')], { created: 4 }, false],
  [
    'a record of another kind: it has a page',
    [field('id', 'id'), field('name', 'text'), figure('version')],
    { id: 'u1', name: 'Stella Strange', version: 4 },
    false,
  ],
])('what is shown beyond that it was done: %s', (_what, fields, answer, expected) => {
  expect(saysMore(fields, answer)).toBe(expected);
});
