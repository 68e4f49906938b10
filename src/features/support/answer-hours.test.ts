import { afterEach, beforeEach, expect, it } from 'vitest';
import { hoursText, promiseText } from './answer-hours.ts';
import { setFormatting } from '../../../engine/web/formatting.ts';

beforeEach(() => setFormatting({ locale: 'en-US' }));
afterEach(() => setFormatting({ locale: undefined }));

const time_zone = 'America/New_York';
const hours = (weekdays: number[], opens = 9, closes = 18) => hoursText({ answer_hours: { weekdays, opens, closes, promise_hours: 2 }, time_zone });

it('names days in a row as a range, others one by one', () => {
  expect(hours([1, 2, 3, 4, 5, 6])).toBe('Monday to Saturday, 9 AM to 6 PM Eastern Time');
  expect(hours([0, 1, 2, 3, 4, 5, 6], 0, 24)).toBe('Monday to Sunday, 12 AM to midnight Eastern Time');
  expect(hours([6, 1, 2, 3])).toBe('Monday to Wednesday and Saturday, 9 AM to 6 PM Eastern Time');
  expect(hours([1, 2, 4])).toBe('Monday, Tuesday, and Thursday, 9 AM to 6 PM Eastern Time');
});

it('says how fast', () => {
  const promise = (promise_hours: number) => promiseText({ answer_hours: { weekdays: [1], opens: 9, closes: 18, promise_hours } });
  expect([promise(1), promise(4)]).toEqual(['within 1 business hour', 'within 4 business hours']);
});
