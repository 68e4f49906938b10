// What is different now from what was kept with a complaint.
import type { EvidenceChange, EvidenceFact } from '../../../generated/api.ts';
import type { Evidence } from './evidence.ts';

interface Words {
  subject: string;
  details: string;
}

type Change = EvidenceChange;
type About = Pick<Change, 'of' | 'id' | 'name'>;

/** As many as an answer takes. */
const most = 5_000;

/**
 * Each fact that is no longer as it was kept. What was added since is no change of it, but a link's newer price is.
 * @param now the same of the present; no complaint: it was deleted
 */
export function changesSince(kept: Evidence & Words & { id: string }, now: Evidence & { complaint: Words | undefined }): Change[] {
  const changes = [...wordsOf(kept, now.complaint), ...messagesOf(kept, now), ...linksOf(kept, now), ...worksheetsOf(kept, now), ...paymentsOf(kept, now)];
  return changes.slice(0, most);
}

const nothing = { was: null, now: null, was_amount: null, now_amount: null };
const removed = (about: About): Change[] => [{ ...about, ...nothing, fact: 'removed' }];
const words = (about: About, fact: EvidenceFact, was: string | null, now: string | null): Change[] =>
  was === now ? [] : [{ ...about, ...nothing, fact, was, now }];
const amount = (about: About, fact: EvidenceFact, was: number | null, now: number | null): Change[] =>
  was === now ? [] : [{ ...about, ...nothing, fact, was_amount: was, now_amount: now }];

function wordsOf(kept: Words & { id: string }, now: Words | undefined): Change[] {
  const about = { of: 'complaint', id: kept.id, name: kept.subject } as const;
  return now ? [...words(about, 'text', kept.subject, now.subject), ...words(about, 'text', kept.details, now.details)] : removed(about);
}

/** Rows as they were with the rows of the same id now. */
function pairs<Row extends { id: string }>(kept: readonly Row[], now: readonly Row[]): [was: Row, now: Row | undefined][] {
  const byId = new Map(now.map((row) => [row.id, row]));
  return kept.map((row) => [row, byId.get(row.id)]);
}

function messagesOf(kept: Evidence, now: Evidence): Change[] {
  // Of a long chat the oldest messages kept may be beyond what is read now: they are not gone.
  const read = now.messages.length < now.messages_total ? now.messages[0]?.sent_at : undefined;
  return pairs(kept.messages, now.messages).flatMap(([was, is]) => {
    const about = { of: 'message', id: was.id, name: was.text.slice(0, 80) } as const;
    if (is) return words(about, 'text', was.text, is.text);
    return read !== undefined && was.sent_at <= read ? [] : removed(about);
  });
}

const linksOf = (kept: Evidence, now: Evidence): Change[] =>
  pairs(kept.links, now.links).flatMap(([was, is]) => {
    const about = { of: 'link', id: was.id, name: was.title } as const;
    if (!is) return removed(about);
    return [
      ...words(about, 'status', was.status, is.status),
      ...amount(about, 'price', was.price, is.price),
      ...amount(about, 'total', was.total_otd, is.total_otd),
      ...words(about, 'text', was.comments, is.comments),
      ...(was.is_displayed && !is.is_displayed ? removed(about).map((change): Change => ({ ...change, fact: 'visibility' })) : []),
    ];
  });

const worksheetsOf = (kept: Evidence, now: Evidence): Change[] =>
  pairs(kept.worksheets, now.worksheets).flatMap(([was, is]) => {
    const about = { of: 'worksheet', id: was.id, name: was.link_title } as const;
    return is ? amount(about, 'total', was.total_otd, is.total_otd) : removed(about);
  });

const paymentsOf = (kept: Evidence, now: Evidence): Change[] =>
  pairs(kept.payments, now.payments).flatMap(([was, is]) => {
    const about = { of: 'payment', id: was.id, name: was.package_name ?? was.package_identifier } as const;
    if (!is) return removed(about);
    return [...words(about, 'status', was.status, is.status), ...amount(about, 'refunded', was.refunded_amount, is.refunded_amount)];
  });
