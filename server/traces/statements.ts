// A statement as a span: its text without its values, and which tables it is about.
import { inSpanOfCall } from './traces.ts';

/** Runs a statement within a span of its own, where a call or a job runs. @param text with `$1` in place of values */
export function inStatement<Result>(text: string, work: () => Result): Result {
  return inSpanOfCall(
    () => nameOf(text),
    () => ({ kind: 'client', attributes: { 'db.system.name': 'postgresql', 'db.query.text': text } }),
    work,
  );
}

const writing = /\b(?:(insert) into|(delete) from)\s+"?(\w+)"?|\b(update)\s+"?(\w+)"?(?:\s+(?:as\s+)?"?\w+"?)?\s+set\b/gi;
const reading = /\bfrom\s+"?(\w+)"?/i;

/** `insert events, outbox`: what it does, and to which tables. */
export function nameOf(text: string): string {
  const written = [...text.matchAll(writing)].map(([, insert, remove, table, update, updated]) => ({
    verb: insert ?? remove ?? update ?? '',
    table: table ?? updated ?? '',
  }));
  const verb = (written[0]?.verb ?? /\w+/.exec(text)?.[0] ?? 'statement').toLowerCase();
  const tables = written.length > 0 ? written.map(({ table }) => table) : (reading.exec(text)?.slice(1) ?? []);
  return [verb, [...new Set(tables)].join(', ')].join(' ').trim();
}
