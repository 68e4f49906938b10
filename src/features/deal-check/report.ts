// What the report on an offer says in words: its heading, how it moved, what to say at the desk.
import { worth } from '../../../domain/deal-check.ts';
import { formatCents } from '../../../engine/web/format.ts';
import type { DealCheckReport, DealCheckVersion, DealVerdict, ReportLine } from '../../../generated/api.ts';
import { messages } from './messages.ts';

/** A version whose report was sent. */
export interface AnsweredVersion extends DealCheckVersion {
  report: DealCheckReport;
}

/** The versions the client has a report on, newest first. */
export const answeredOf = (versions: readonly DealCheckVersion[]): AnsweredVersion[] =>
  versions.flatMap((version) => (version.report && version.answered_at !== null ? [{ ...version, report: version.report }] : []));

/** The version that a report on version `number` compares with. */
export const beforeOf = (versions: readonly DealCheckVersion[], number: number): AnsweredVersion | undefined =>
  answeredOf(versions).find((version) => version.number < number);

/** How far the total moved since the version before, in cents, below zero for less; null where there is none. */
export const movedBy = ({ total, before_total }: Pick<DealCheckReport, 'total' | 'before_total'>): number | null =>
  before_total === null ? null : total - before_total;

/** The report's heading. */
export function headOf(report: DealCheckReport, verdict: DealVerdict | null): string {
  const { heads } = messages;
  const amount = formatCents(report.by);
  const moved = movedBy(report);
  if (verdict === 'walk_away') return heads.walkAway;
  if (report.by <= 0) return heads.nothing;
  if (moved === null) return heads.first(amount);
  return moved < 0 ? heads.better(amount) : moved > 0 ? heads.worse(amount) : heads.same(amount);
}

/** How the offer moved, in a sentence; null for a first version. @param before the number of the version before */
export function movedText(report: DealCheckReport, before: number): string | null {
  const moved = movedBy(report);
  if (moved === null) return null;
  if (moved === 0) return messages.moved.same(before);
  return moved < 0 ? messages.moved.less(formatCents(-moved), before) : messages.moved.more(formatCents(moved), before);
}

/** What to say of a line: the advisor's words, or the plain request. */
export function sayOf(line: Pick<ReportLine, 'say' | 'label' | 'verdict' | 'now' | 'aim'>): string {
  if (line.say) return line.say;
  const { say } = messages;
  const name = line.label;
  if (line.aim === null) return say.remove(name, formatCents(line.now ?? 0));
  if (line.now === null) return say.add(name, formatCents(Math.abs(line.aim)));
  return worth(line) === 0 ? say.check(name) : say.lower(name, formatCents(Math.abs(line.aim)));
}
