import { expect, it } from 'vitest';
import { messageOf, Problem, sentenceOf, somethingWentWrong } from './problem.ts';

it('surfaces the server’s words as a sentence that more can follow', () => {
  expect(sentenceOf(new Problem('The link is gone.', { status: 404 }))).toBe('The link is gone.');
  expect(sentenceOf(new Problem('Try later', { status: 503 }))).toBe('Try later.');
});

it('says that the connection dropped where no answer came', () => {
  const lost = new Problem(somethingWentWrong, { status: 0 });
  expect(messageOf(lost)).toBe('Something went wrong');
  expect(sentenceOf(lost)).toBe('Something went wrong: the connection dropped.');
});
