import { expect, it } from 'vitest';
import { readable } from './readable.ts';

it.each([
  ['Use `general` for entry and ``event`` for **special** events.', 'Use general for entry and event for special events.'],
  ['See [the guide](https://example.com/guide), or ![a picture](picture.png).', 'See the guide, or a picture.'],
  ['## Orders\n\nOne<br/>two.', 'Orders\n\nOne\ntwo.'],
  ['Merges two\ncontacts.\n\n- One\n- Other', 'Merges two contacts.\n\n- One\n- Other'],
  ['At most 2 * 3 * 4 rows of snake_case, below <limit> and {id} [sic].', 'At most 2 * 3 * 4 rows of snake_case, below <limit> and {id} [sic].'],
])('%j is read as %j', (written, read) => {
  expect(readable(written)).toBe(read);
});
