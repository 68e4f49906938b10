import { describe, expect, it } from 'vitest';
import { afterAdvisorMove, afterClientMove, afterMessage, afterReading, afterUnread, advisorStatusAt, quietChat, unreadOf } from './chat.ts';

const ten = '2026-11-21T10:00:00.000Z';
const eleven = '2026-11-21T11:00:00.000Z';

describe('a client writes', () => {
  it('makes the chat need a reply and starts the clock once', () => {
    const once = afterMessage(quietChat, 'client', ten);
    expect(once).toMatchObject({ employee_status: 'needs_reply', client_status: 'waiting_on_advisor', waiting_since: ten, last_seq: 1, client_read_seq: 1 });
    expect(afterMessage(once, 'client', eleven)).toMatchObject({ waiting_since: ten, last_seq: 2 });
  });
  it('reopens a resolved and wakes a snoozed chat', () => {
    const snoozed = afterAdvisorMove(afterMessage(quietChat, 'client', ten), 'snoozed', ten, eleven);
    expect(afterMessage(snoozed, 'client', eleven)).toMatchObject({ employee_status: 'needs_reply', snoozed_until: null });
    const resolved = afterAdvisorMove(snoozed, 'resolved', ten, null);
    expect(resolved.waiting_since).toBeNull();
    expect(afterMessage(resolved, 'client', eleven)).toMatchObject({ employee_status: 'needs_reply', waiting_since: eleven });
  });
});

describe('a client moves a chat by hand', () => {
  const waiting = afterMessage(quietChat, 'client', ten);
  it('and ends what staff owe by calling it resolved, snoozed or not', () => {
    const ended = { employee_status: 'resolved', client_status: 'up_to_date', waiting_since: null, snoozed_until: null };
    expect(afterClientMove(waiting, 'up_to_date', eleven)).toMatchObject(ended);
    expect(afterClientMove(afterAdvisorMove(waiting, 'snoozed', ten, eleven), 'up_to_date', eleven)).toMatchObject(ended);
  });
  it('and is owed an answer from then on by still waiting', () => {
    const resolved = afterClientMove(waiting, 'up_to_date', ten);
    const again = { employee_status: 'needs_reply', client_status: 'waiting_on_advisor', waiting_since: eleven };
    expect(afterClientMove(resolved, 'waiting_on_advisor', eleven)).toMatchObject(again);
  });
});

describe('staff', () => {
  const waiting = afterMessage(quietChat, 'client', ten);
  it('end the duty by replying', () => {
    expect(afterMessage(waiting, 'staff', eleven)).toMatchObject({ employee_status: 'waiting_on_client', client_status: 'new_reply', waiting_since: null });
  });
  it('do not end it by reading', () => {
    expect(afterReading(waiting, 'staff', 1)).toMatchObject({ employee_read_seq: 1, employee_status: 'needs_reply', waiting_since: ten });
  });
  it('take it back up when a snooze has run out', () => {
    const snoozed = afterAdvisorMove(waiting, 'snoozed', ten, eleven);
    expect(advisorStatusAt(snoozed, new Date('2026-11-21T10:59:00Z'))).toBe('snoozed');
    expect(advisorStatusAt(snoozed, new Date(eleven))).toBe('needs_reply');
  });
});

describe('reading', () => {
  const answered = afterMessage(afterMessage(quietChat, 'client', ten), 'staff', eleven);
  it('brings the client up to date once all is read', () => {
    expect(unreadOf(answered, 'client')).toBe(1);
    expect(afterReading(answered, 'client', 1).client_status).toBe('new_reply');
    expect(afterReading(answered, 'client', 2)).toMatchObject({ client_status: 'up_to_date', client_read_seq: 2 });
  });
  it('never moves back nor beyond the last message', () => {
    const read = afterReading(answered, 'client', 99);
    expect(read.client_read_seq).toBe(2);
    expect(afterReading(read, 'client', 1).client_read_seq).toBe(2);
  });
});

describe('marking as unread', () => {
  const read = afterReading(afterMessage(afterMessage(quietChat, 'client', ten), 'client', eleven), 'staff', 2);
  it('counts from that message on, for staff alone, and takes back nothing the client sees', () => {
    const marked = afterUnread(read, 1);
    expect([unreadOf(marked, 'staff'), unreadOf(marked, 'client'), marked.employee_read_seq]).toEqual([2, 0, 2]);
    expect(unreadOf(afterMessage(marked, 'client', eleven), 'staff')).toBe(3);
  });
  it('ends by reading or replying, and an empty chat has nothing to mark', () => {
    expect(unreadOf(afterReading(afterUnread(read, 2), 'staff', 2), 'staff')).toBe(0);
    expect(unreadOf(afterMessage(afterUnread(read, 2), 'staff', eleven), 'staff')).toBe(0);
    expect(unreadOf(afterUnread(quietChat, 5), 'staff')).toBe(0);
  });
});
