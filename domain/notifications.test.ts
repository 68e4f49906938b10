import { expect, it } from 'vitest';
import { notificationKindSets } from '../generated/enums.ts';
import { changedDefaults, comesBy, kindsIn } from './notifications.ts';

const [mailed] = notificationKindSets.mailed;

it('comes as the person chose, else as the firm did for the role, else as we ship it, way by way', () => {
  expect(comesBy('mail', mailed, {})).toBe(true);
  expect(comesBy('mail', mailed, {}, { [mailed]: { mail: false } })).toBe(false);
  expect(comesBy('mail', mailed, { [mailed]: { mail: true } }, { [mailed]: { mail: false } })).toBe(true);
  // Who chose the one way follows the firm in the other.
  expect(comesBy('push', mailed, { [mailed]: { mail: true } }, { [mailed]: { push: false } })).toBe(false);
  expect(comesBy('mail', 'message_new', {})).toBe(false);
  expect(comesBy('push', 'message_new', {})).toBe(true);
});

it('keeps of a change only what differs from what we ship', () => {
  const once = changedDefaults({}, { message_new: { mail: true }, [mailed]: { mail: true, push: false } });
  expect(once).toEqual({ message_new: { mail: true }, [mailed]: { push: false } });
  expect(changedDefaults(once, { message_new: { mail: false } })).toEqual({ [mailed]: { push: false } });
  expect(kindsIn({ ...once, ...JSON.parse('{"none_such":{"mail":true}}') })).toEqual(Object.keys(once));
});
