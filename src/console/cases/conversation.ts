// What was said and done in a case, of whichever kind it is: one line of entries, the oldest first.
import type { Attachments, Complaint, ComplaintEntry, SupportEntry, SupportRequest } from '../../../generated/api.ts';
import { complaintStatusLabels, supportStatusLabels } from '../../../generated/enums.ts';
import * as roles from '../../../generated/roles.ts';
import { messages } from './messages.ts';

/** One entry: words of theirs or ours, a note among staff, or what was done. */
export interface Said {
  id: string;
  side: 'theirs' | 'ours' | 'note' | 'event';
  /** Who wrote it; empty for what was done, whose text says so. */
  author: string;
  text: string;
  files: Attachments;
  /** ISO instant. */
  at: string;
  /** How it came, where that is not the portal. */
  way?: string;
}

const noFiles: Attachments = [];

/** @param entries newest first, as the timeline's pages have them; @param isWhole the first of them is the opening */
export function saidInComplaint(complaint: Complaint, client: string, entries: readonly ComplaintEntry[], isWhole: boolean): Said[] {
  const opening: Said = { id: complaint.id, side: 'theirs', author: client, text: complaint.details, files: complaint.attachments, at: complaint.created_at };
  const rest = entries.toReversed().flatMap((entry): Said[] => {
    const { id, kind, created_at: at, attachments: files } = entry;
    const author = entry.author_name ?? messages.us;
    const text = entry.text ?? '';
    switch (kind) {
      case 'opened':
        return [];
      case 'reply':
        return [{ id, side: entry.is_internal ? 'note' : entry.author_role === roles.client ? 'theirs' : 'ours', author, text, files, at }];
      case 'assigned':
        return [{ id, side: 'event', author: '', text: messages.assigned(author, text || null), files, at }];
      default:
        return [
          { id, side: 'event', author: '', text: entry.status ? messages.moved(author, complaintStatusLabels[entry.status]) : author, files: noFiles, at },
          ...(text === ''
            ? []
            : [{ id: `${id} note`, side: entry.author_role === roles.client ? ('theirs' as const) : ('ours' as const), author, text, files, at }]),
        ];
    }
  });
  return isWhole ? [opening, ...rest] : rest;
}

/** @param entries oldest first, as the timeline has them */
export function saidInSupport(request: SupportRequest, entries: readonly SupportEntry[]): Said[] {
  const opening: Said = {
    id: request.id,
    side: 'theirs',
    author: request.name,
    text: request.message,
    files: noFiles,
    at: request.created_at,
    way: messages.byMail,
  };
  return [opening, ...saidSince(entries)];
}

/** What was written and done since the question. */
export function saidSince(entries: readonly SupportEntry[]): Said[] {
  return entries.map(({ id, kind, author_name, text, status, created_at: at }): Said => {
    const author = author_name ?? messages.us;
    const event = { id, side: 'event', author: '', files: noFiles, at } as const;
    switch (kind) {
      case 'answer':
        return { id, side: 'ours', author, text: text ?? '', files: noFiles, at, way: messages.byMail };
      case 'written_back':
        return { id, side: 'theirs', author, text: text ?? '', files: noFiles, at };
      case 'note':
        return { id, side: 'note', author, text: text ?? '', files: noFiles, at };
      case 'assigned':
        return { ...event, text: messages.assigned(author, text) };
      case 'status_changed':
        return { ...event, text: status ? messages.moved(author, supportStatusLabels[status]) : author };
    }
  });
}
