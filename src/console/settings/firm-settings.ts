// The firm's settings as the form's fields hold them, as the call takes them, and as they read.
import { dateFormat, listFormat } from '../../../domain/formats.ts';
import type { FirmSettings, PackageKind, RefundLadder, RefundShares } from '../../../generated/api.ts';
import { assignmentRuleLabels, assignmentRuleValues } from '../../../generated/enums.ts';
import { messages } from './messages.ts';
import type { SectionId } from './studio/sections.ts';

/** The first of June 2025 was a Sunday. */
export const weekdayName = (weekday: number) => dateFormat('en-US', { weekday: 'short', timeZone: 'UTC' }).format(new Date(Date.UTC(2025, 5, 1 + weekday)));

/** Who gets a new request, to be chosen. */
export const rules = assignmentRuleValues.map((id) => ({ id, name: assignmentRuleLabels[id] }));

/** The shares of the refund policy, by kind of package. */
export const shareFields = {
  search: ['search_not_started', 'search_in_progress', 'search_done'],
  review: ['review_not_started', 'review_in_progress', 'review_done'],
} as const satisfies Record<PackageKind, readonly string[]>;
const shareNames = [...shareFields.search, ...shareFields.review];
const isShareName = (name: string): boolean => shareNames.some((each) => each === name);

/** The field of a share. */
export type ShareName = (typeof shareFields)[PackageKind][number];

/** The settings as the fields hold them. */
export const typedOf = ({ answer_hours: { opens, closes, weekdays: days, promise_hours }, refund_ladder: { search, review }, ...settings }: FirmSettings) => ({
  firm_name: settings.firm_name ?? '',
  postal_address: settings.postal_address ?? '',
  firm_phone: settings.firm_phone ?? '',
  time_zone: settings.time_zone,
  support_address: settings.support_address,
  assignment_rule: settings.assignment_rule,
  opens: String(opens),
  closes: String(closes),
  weekdays: days,
  promise_hours: String(promise_hours),
  search_not_started: String(search.not_started),
  search_in_progress: String(search.in_progress),
  search_done: String(search.done),
  review_not_started: String(review.not_started),
  review_in_progress: String(review.in_progress),
  review_done: String(review.done),
});

export type Typed = ReturnType<typeof typedOf>;

/** What is saved, with its version. */
export const savedOf = (settings: FirmSettings) => ({ values: typedOf(settings), version: settings.version });

/** The shares of one kind of package as the fields hold them. */
export const typedShares = (values: Typed, kind: PackageKind): Record<keyof RefundShares, string> => ({
  not_started: values[`${kind}_not_started`],
  in_progress: values[`${kind}_in_progress`],
  done: values[`${kind}_done`],
});

const isShare = (typed: string): boolean => /^\d{1,3}$/.test(typed.trim()) && Number(typed) <= 100;

/** The shares typed for a kind; undefined while one of them is none, or more than the one before. */
export function sharesOf(values: Typed, kind: PackageKind): RefundShares | undefined {
  const { not_started, in_progress, done } = typedShares(values, kind);
  if (![not_started, in_progress, done].every(isShare)) return undefined;
  const shares = { not_started: Number(not_started), in_progress: Number(in_progress), done: Number(done) };
  return shares.in_progress > shares.not_started || shares.done > shares.in_progress ? undefined : shares;
}

/** The policy typed; undefined while a share of it is wrong. */
export function ladderOf(values: Typed): RefundLadder | undefined {
  const [search, review] = [sharesOf(values, 'search'), sharesOf(values, 'review')];
  return search && review && { search, review };
}

/** Shares that are no percentage, by field. */
export function wrongShares(values: Typed): Partial<Record<keyof Typed, string>> {
  return Object.fromEntries(shareNames.filter((name) => !isShare(values[name])).map((name) => [name, messages.enterShare]));
}

/** Where the contract has a share. */
export const shareAt = (path: string): string | undefined => /^refund_ladder\.(\w+)\.(\w+)/.exec(path)?.slice(1).join('_');

/** The names of the fields whose values differ. */
export const changedNames = (values: Typed, saved: Typed): (keyof Typed)[] =>
  // The keys of an object are its type's.
  (Object.keys(values) as (keyof Typed)[]).filter((name) => JSON.stringify(values[name]) !== JSON.stringify(saved[name]));

/** The hours and the promise typed, to be read in words; undefined while one of them is none. */
export function hoursOf({ opens, closes, weekdays, promise_hours, time_zone }: Typed): Pick<FirmSettings, 'answer_hours' | 'time_zone'> | undefined {
  const hours = { opens: Number(opens), closes: Number(closes), weekdays, promise_hours: Number(promise_hours) };
  if (weekdays.length === 0 || hours.closes <= hours.opens || !/^\d+$/.test(promise_hours.trim())) return undefined;
  return { answer_hours: hours, time_zone };
}

/** What the call takes. */
export const bodyOf = (values: Typed, version: number) => ({
  firm_name: values.firm_name.trim() || null,
  postal_address: values.postal_address.trim() || null,
  firm_phone: values.firm_phone.trim() || null,
  time_zone: values.time_zone,
  support_address: values.support_address,
  assignment_rule: values.assignment_rule,
  answer_hours: {
    opens: Number(values.opens),
    closes: Number(values.closes),
    weekdays: values.weekdays,
    promise_hours: Number(values.promise_hours),
  },
  refund_ladder: { search: numbersOf(typedShares(values, 'search')), review: numbersOf(typedShares(values, 'review')) },
  version,
});

const numbersOf = ({ not_started, in_progress, done }: Record<keyof RefundShares, string>): RefundShares => ({
  not_started: Number(not_started),
  in_progress: Number(in_progress),
  done: Number(done),
});

/** Of the fields the contract holds in one. */
export const ownLabels: Readonly<Record<string, string>> = {
  opens: messages.opens,
  closes: messages.closes,
  weekdays: messages.weekdays,
  promise_hours: messages.promise,
  ...messages.shares,
};

/** A field's value as it reads in the form. */
export function textOf(name: keyof Typed, value: unknown): string {
  if (name === 'weekdays' && Array.isArray(value)) return listFormat('en-US', { type: 'unit' }).format(value.map(weekdayName));
  if (name === 'opens' || name === 'closes') return messages.hour(Number(value));
  if (name === 'assignment_rule') return rules.find(({ id }) => id === value)?.name ?? '';
  if (isShareName(name)) return `${String(value)}%`;
  return String(value) || messages.empty;
}

const answerNames: ReadonlySet<string> = new Set(['opens', 'closes', 'weekdays', 'promise_hours']);

/** The section that a field is in. */
export function sectionOf(name: keyof Typed): SectionId {
  if (isShareName(name)) return 'refunds';
  if (answerNames.has(name)) return 'answers';
  return name === 'assignment_rule' ? 'assignment' : 'firm';
}
