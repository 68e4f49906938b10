import { expect, it } from 'vitest';
import { lastsMs, onPresence, presenceHeard, presentAt, type PresenceState } from './presence.ts';

const say = (state: PresenceState, now: number) => presenceHeard({ at: 'chat', person: 'p', name: 'Hannah Okafor', state }, now);

it('shows who types for some seconds, who is there for longer, and nobody who has left or says nothing more', () => {
  const news: boolean[] = [];
  const stop = onPresence((_word, isNew) => news.push(isNew));
  say('here', 0);
  expect(presentAt('chat', 1)).toEqual([{ person: 'p', name: 'Hannah Okafor', isTyping: false }]);
  say('typing', 1_000);
  expect(presentAt('chat', 2_000)[0]?.isTyping).toBe(true);
  expect(presentAt('chat', 1_000 + lastsMs.typing)[0]?.isTyping).toBe(false);
  expect(presentAt('chat', 1_000 + lastsMs.here)).toEqual([]);
  say('here', 200_000);
  say('gone', 200_001);
  expect(presentAt('chat', 200_002)).toEqual([]);
  expect(presentAt('another', 1)).toEqual([]);
  // Only who was not there before is answered.
  expect(news).toEqual([true, false, true, false]);
  stop();
});
