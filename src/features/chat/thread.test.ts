import { describe, expect, it } from 'vitest';
import type { Message } from '../../../generated/api.ts';
import { lastSeq, mergeMessages, threadItems, withNewest, type Outgoing } from './thread.ts';

const message = (seq: number, sent_at = `2026-11-20T1${seq}:00:00.000Z`): Message => ({
  message_id: `m${seq}`,
  chat_id: 'c',
  seq,
  sender_id: null,
  sender_name: null,
  sender_role: 'client',
  text: `text ${seq}`,
  attachments: [],
  sent_at,
});
const outgoing = (message_id: string): Outgoing => ({ message_id, text: 'x', attachments: [], sent_at: '2026-11-21T10:00:00.000Z', state: 'sending' });
const dayOf = (instant: string) => instant.slice(0, 10);

describe('a conversation', () => {
  it('keeps messages in order of their number, each once', () => {
    const merged = mergeMessages([message(1), message(3)], [message(2), message(3)]);
    expect(merged.map(({ seq }) => seq)).toEqual([1, 2, 3]);
    expect(lastSeq(merged)).toBe(3);
    expect(lastSeq([])).toBe(0);
  });
  it('forgets what lies before a gap, so that nothing seems to follow what it does not', () => {
    expect(withNewest([message(1), message(2)], [message(3)]).map(({ seq }) => seq)).toEqual([1, 2, 3]);
    expect(withNewest([message(1), message(2)], [message(5), message(6)]).map(({ seq }) => seq)).toEqual([5, 6]);
  });
  it('shows each day once', () => {
    const items = threadItems([message(1), message(2), message(3, '2026-11-21T09:00:00.000Z')], [], dayOf);
    expect(items.map(({ kind }) => kind)).toEqual(['day', 'message', 'message', 'day', 'message']);
  });
  it('shows a message on its way until it is kept', () => {
    expect(threadItems([message(1)], [outgoing('new')], dayOf).map(({ key }) => key)).toEqual(['day-2026-11-20', 'm1', 'day-2026-11-21', 'new']);
    expect(threadItems([message(1)], [outgoing('m1')], dayOf).map(({ key }) => key)).toEqual(['day-2026-11-20', 'm1']);
  });
});
