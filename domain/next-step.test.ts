import { expect, it } from 'vitest';
import { nextMonday, readNextStep } from './next-step.ts';

// A Friday.
const today = '2026-11-20';

it.each([
  ['Ask Northgate to hold the RAV4 mon 10:30', 'Ask Northgate to hold the RAV4', '2026-11-23', '10:30'],
  ['Call back today at 3', 'Call back', '2026-11-20', '15:00'],
  ['Call back, tomorrow 9 am', 'Call back', '2026-11-21', '09:00'],
  ['Send the form Friday', 'Send the form', '2026-11-27', undefined],
  ['Check in on Tuesday 12pm', 'Check in', '2026-11-24', '12:00'],
  ['Ask again in 3 days', 'Ask again', '2026-11-23', undefined],
  ['Ask again in a week', 'Ask again', '2026-11-27', undefined],
  ['Ask again in 2 weeks 08:15', 'Ask again', '2026-12-04', '08:15'],
])('%s', (text, title, due_on, time) => {
  expect(readNextStep(text, today)).toEqual({ title, due_on, time });
});

it.each(['Ask for the Saturn', 'Order keys mon 45', 'Monday', 'Send 2 forms', 'Call him tomorrow 13 pm'])('reads no day in "%s"', (text) => {
  expect(readNextStep(text, today)).toEqual({ title: text, due_on: undefined, time: undefined });
});

it('the next Monday is never today', () => {
  expect([nextMonday('2026-11-20'), nextMonday('2026-11-23')]).toEqual(['2026-11-23', '2026-11-30']);
});
