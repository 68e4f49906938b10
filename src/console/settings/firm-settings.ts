// The firm's settings as the form's fields hold them, as the call takes them, and as they read.
import type { FirmSettings } from '../../../generated/api.ts';
import { assignmentRuleLabels, assignmentRuleValues } from '../../../generated/enums.ts';
import { messages } from './messages.ts';

/** The first of June 2025 was a Sunday. */
export const weekdayName = (weekday: number) =>
  new Intl.DateTimeFormat('en-US', { weekday: 'short', timeZone: 'UTC' }).format(new Date(Date.UTC(2025, 5, 1 + weekday)));

/** Who gets a new request, to be chosen. */
export const rules = assignmentRuleValues.map((id) => ({ id, name: assignmentRuleLabels[id] }));

/** The settings as the fields hold them. */
export const typedOf = ({ answer_hours: { opens, closes, weekdays: days, promise_hours }, ...settings }: FirmSettings) => ({
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
});

export type Typed = ReturnType<typeof typedOf>;

/** What is saved, with its version. */
export const savedOf = (settings: FirmSettings) => ({ values: typedOf(settings), version: settings.version });

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
  version,
});

/** Of the fields the contract holds in one. */
export const ownLabels: Readonly<Record<string, string>> = {
  opens: messages.opens,
  closes: messages.closes,
  weekdays: messages.weekdays,
  promise_hours: messages.promise,
};

/** A field's value as it reads in the form. */
export function textOf(name: keyof Typed, value: unknown): string {
  if (name === 'weekdays' && Array.isArray(value)) return new Intl.ListFormat('en-US', { type: 'unit' }).format(value.map(weekdayName));
  if (name === 'opens' || name === 'closes') return messages.hour(Number(value));
  if (name === 'assignment_rule') return rules.find(({ id }) => id === value)?.name ?? '';
  return String(value);
}
