import { describe, expect, it } from 'vitest';
import { isOpenComplaint, mayEditComplaint, mayReplyToComplaint, momentsAfter, replyOwedSince } from './complaints.ts';

const at = '2026-11-21T10:00:00.000Z';

describe('complaints', () => {
  it('are open until resolved, closed or withdrawn', () => {
    expect((['submitted', 'in_progress', 'waiting_on_client', 'resolved', 'closed', 'withdrawn'] as const).map(isOpenComplaint)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
    ]);
  });
  it('are edited by the client only before staff begin', () => {
    expect(mayEditComplaint('submitted', 'client')).toBe(true);
    expect(mayEditComplaint('in_progress', 'client')).toBe(false);
    expect(mayEditComplaint('in_progress', 'employee')).toBe(true);
  });
  it('take replies while open, and from staff after resolving', () => {
    expect(mayReplyToComplaint('waiting_on_client', 'client')).toBe(true);
    expect(mayReplyToComplaint('resolved', 'client')).toBe(false);
    expect(mayReplyToComplaint('resolved', 'admin')).toBe(true);
    expect(mayReplyToComplaint('closed', 'admin')).toBe(false);
  });
  it('keep when they were resolved and closed, and forget it on reopening', () => {
    expect(momentsAfter('resolved', at)).toEqual({ resolved_at: at, closed_at: null });
    expect(momentsAfter('closed', at)).toEqual({ closed_at: at });
    expect(momentsAfter('in_progress', at)).toEqual({ resolved_at: null, closed_at: null });
  });
  it('owe a reply to the client’s last word, while it is the firm’s turn', () => {
    const later = '2026-11-22T10:00:00.000Z';
    const said = { opened: at, asked: null, answered: null };
    expect(replyOwedSince('submitted', said)).toBe(at);
    expect(replyOwedSince('in_progress', { ...said, answered: later })).toBeNull();
    expect(replyOwedSince('in_progress', { ...said, answered: at, asked: later })).toBe(later);
    expect((['waiting_on_client', 'resolved', 'closed', 'withdrawn'] as const).map((status) => replyOwedSince(status, said))).toEqual([null, null, null, null]);
  });
});
