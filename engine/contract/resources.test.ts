import { expect, it } from 'vitest';
import { aboveTheForm } from './resources.ts';

it('tells who fills a form in what happens, and only readers of the API which rule it is and how it is refused', () => {
  expect(aboveTheForm('We notify the other side (brief section 7). A refused move answers 409 with the moves open.')).toEqual({
    description: 'We notify the other side.',
  });
  expect(aboveTheForm('Answers 422 without a body.')).toEqual({});
  expect(aboveTheForm()).toEqual({});
});
