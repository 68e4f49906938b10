import { describe, expect, it } from 'vitest';
import type { ChatNote, Message } from '../../../generated/api.ts';
import { blocksOf, caughtUp, joined, lastSeq, mergeMessages, mergeNotes, threadItems, type Outgoing } from './thread.ts';

/** Nothing has to be fetched. */
const never = { after: () => expect.unreachable('Messages were asked for.'), notes: () => expect.unreachable('Notes were asked for.') };

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
const outgoing = (message_id: string): Outgoing => ({
  message_id,
  chat_id: 'c',
  text: 'x',
  attachments: [],
  written_at: '2026-11-21T10:00:00.000Z',
  tries: 0,
  state: 'sending',
});
const upTo = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_each, index) => message(from + index, '2026-11-20T10:00:00.000Z'));
const seqs = ({ messages }: { messages: readonly Message[] }) => messages.map(({ seq }) => seq);
const dayOf = (instant: string) => instant.slice(0, 10);

describe('a conversation', () => {
  it('keeps messages in order of their number, each once', () => {
    const merged = mergeMessages([message(1), message(3)], [message(2), message(3)]);
    expect(merged.map(({ seq }) => seq)).toEqual([1, 2, 3]);
    expect(lastSeq(merged)).toBe(3);
    expect(lastSeq([])).toBe(0);
  });
  it('asks for what was missed, so that the reading place stays: 203 known, 70 missed', async () => {
    const known = { messages: upTo(1, 203), older: null };
    const asked: number[] = [];
    const up = await caughtUp(
      known,
      { items: upTo(224, 273), next: 224 },
      {
        ...never,
        after: (seq) => {
          asked.push(seq);
          return Promise.resolve({ items: upTo(seq + 1, seq + 15), next: seq + 15 });
        },
      },
    );
    expect(seqs(up)).toEqual(seqs({ messages: upTo(1, 273) }));
    expect(up.older).toBeNull();
    expect(asked).toEqual([203, 218]);
  });
  it('fills in what came before a message of one’s own', async () => {
    const known = { messages: [...upTo(1, 10), message(81)], older: null };
    const up = await caughtUp(
      known,
      { items: upTo(32, 81), next: 32 },
      {
        ...never,
        after: (seq) => Promise.resolve({ items: upTo(seq + 1, 31), next: null }),
      },
    );
    expect(seqs(up)).toEqual(seqs({ messages: upTo(1, 81) }));
  });
  it('begins anew where what was missed is not to be had, so that nothing seems to follow what it does not', async () => {
    const newest = { items: upTo(5, 6), next: 5 };
    const none = { ...never, after: () => Promise.resolve({ items: [], next: null }) };
    expect(await caughtUp({ messages: upTo(1, 2), older: null }, newest, none)).toEqual({
      messages: upTo(5, 6),
      older: 5,
    });
    expect(seqs(await caughtUp({ messages: upTo(1, 2), older: null }, { items: upTo(5000, 5001), next: 5000 }, never))).toEqual([5000, 5001]);
    expect(seqs(await caughtUp(undefined, newest, never))).toEqual([5, 6]);
  });
  it('keeps what was added while it was fetched', () => {
    const fetched = { messages: upTo(11, 20), older: 11 };
    expect(joined({ messages: upTo(1, 15), older: null }, fetched)).toEqual({ messages: upTo(1, 20), older: null });
    expect(seqs(joined({ messages: upTo(11, 21), older: 11 }, fetched))).toEqual(seqs({ messages: upTo(11, 21) }));
    expect(joined({ messages: upTo(1, 3), older: null }, fetched)).toEqual(fetched);
    expect(joined(undefined, fetched)).toEqual(fetched);
  });
  it('shows each day once', () => {
    const items = threadItems([message(1), message(2), message(3, '2026-11-21T09:00:00.000Z')], [], dayOf);
    expect(items.map(({ kind }) => kind)).toEqual(['day', 'message', 'message', 'day', 'message']);
  });
  it('shows a message on its way until it is kept', () => {
    expect(threadItems([message(1)], [outgoing('new')], dayOf).map(({ key }) => key)).toEqual(['day-2026-11-20', 'm1', 'day-2026-11-21', 'new']);
    expect(threadItems([message(1)], [outgoing('m1')], dayOf).map(({ key }) => key)).toEqual(['day-2026-11-20', 'm1']);
  });
  it('marks where what others wrote begins to be new, until the reader answers', () => {
    const mine = { isMine: ({ sender_role }: Message) => sender_role === 'employee' };
    const kinds = (messages: readonly Message[], after: number, sent: readonly Outgoing[] = []) =>
      threadItems(messages, sent, () => 'day', { ...mine, after }).map(({ key }) => key);
    expect(kinds([message(1), message(2), message(3)], 1)).toEqual(['day-day', 'm1', 'unread', 'm2', 'm3']);
    expect(kinds([message(1), message(2)], 2)).not.toContain('unread');
    expect(kinds([message(1), { ...message(2), sender_role: 'employee' }], 1)).not.toContain('unread');
    expect(kinds([message(1), message(2), { ...message(3), sender_role: 'employee' }], 1)).not.toContain('unread');
    expect(kinds([message(1), message(2)], 1, [outgoing('new')])).not.toContain('unread');
  });
  it('is laid out in blocks that older and newer messages leave as they are', () => {
    const keys = (from: number, to: number, unsent: Outgoing[] = []) =>
      blocksOf(threadItems(upTo(from, to), unsent, dayOf)).map(({ key, items }) => [key, items.length]);
    expect(keys(22, 34)).toEqual([
      [2, 9],
      [3, 5],
    ]);
    // The day stands above the first message of all.
    expect(keys(14, 35)).toEqual([
      [1, 7],
      [2, 10],
      [3, 6],
    ]);
    expect(keys(29, 30, [outgoing('z')])).toEqual([
      [2, 2],
      [3, 3],
    ]);
    expect(keys(1, 0, [outgoing('z')])).toEqual([[0, 2]]);
  });
});

describe('notes among staff', () => {
  const ids = ({ notes }: { notes?: ChatNote[] | undefined }) => notes?.map(({ note_id }) => note_id);
  const note = (note_id: string, after_seq: number, written_at: string): ChatNote => ({
    note_id,
    chat_id: 'c',
    after_seq,
    author_id: null,
    author_name: 'Oliver Brandt',
    text: note_id,
    written_at,
    edited_at: null,
  });
  it('stand after the message they follow, on their own day, and the last before what is on its way', () => {
    const notes = [note('n0', 0, '2026-11-20T09:00:00.000Z'), note('n2', 2, '2026-11-21T08:00:00.000Z')];
    const items = threadItems([message(1), message(2)], [outgoing('o')], dayOf, undefined, notes);
    expect(items.map(({ key }) => key)).toEqual(['day-2026-11-20', 'n0', 'm1', 'm2', 'day-2026-11-21', 'n2', 'o']);
  });
  it('are each there once, in order, however they come: with the newest page, with what was missed, with older ones', async () => {
    const one = note('n1', 1, '2026-11-20T09:00:00.000Z');
    const two = note('n2', 3, '2026-11-20T10:00:00.000Z');
    const again = note('n3', 3, '2026-11-20T11:00:00.000Z');
    expect(mergeNotes([two, one], [again, one])?.map(({ note_id }) => note_id)).toEqual(['n1', 'n2', 'n3']);
    const known = { messages: upTo(1, 2), notes: [one], older: null };
    const after = () => Promise.resolve({ items: upTo(3, 3), notes: [two], next: null });
    const caught = await caughtUp(known, { items: upTo(4, 4), notes: [again], next: 4 }, { after, notes: () => Promise.resolve([one]) });
    expect(ids(caught)).toEqual(['n1', 'n2', 'n3']);
    const page = { messages: upTo(11, 20), notes: [note('n11', 11, '2026-11-20T12:00:00.000Z')], older: 11 };
    expect(ids(joined({ messages: upTo(1, 20), notes: [one, ...page.notes], older: null }, page))).toEqual(['n1', 'n11']);
  });
  it('are as the server has them: what a colleague deleted is gone and what they edited reads anew, also far back', async () => {
    const [kept, gone, last] = [1, 2, 30].map((seq) => note(`n${seq}`, seq, '2026-11-20T09:00:00.000Z'));
    if (!kept || !gone || !last) expect.unreachable();
    const edited = { ...kept, text: 'Edited', edited_at: '2026-11-20T10:00:00.000Z' };
    const known = { messages: upTo(1, 30), notes: [kept, gone, last], older: null };
    const ranges: number[][] = [];
    const caught = await caughtUp(
      known,
      { items: upTo(21, 30), notes: [], next: 21 },
      {
        ...never,
        notes: (...range) => {
          ranges.push(range);
          return Promise.resolve([edited]);
        },
      },
    );
    expect(ranges).toEqual([[0, 21]]);
    expect(joined(known, caught).notes).toEqual([edited]);
    // Where none is far back, nothing more is asked for.
    expect(ids(await caughtUp({ ...known, notes: [last] }, { items: upTo(21, 30), notes: [], next: 21 }, never))).toEqual([]);
  });
});
