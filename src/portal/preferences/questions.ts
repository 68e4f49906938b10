// The checklist as questions, one after the other. Which there are, in which order and of which fields, the contract says (`x-display.group`).
import { autoSavePreferencesForm } from '../../../generated/forms.ts';
import type { UserPreferences } from '../../../generated/api.ts';
import type { FieldDescriptor } from '../../../engine/contract/descriptor.ts';
import { partOf } from '../../features/preferences/autosave.ts';
import type { PartName } from '../../features/preferences/parts.ts';
import { fieldsOf, notAsked } from '../../features/preferences/fields.ts';
import { fieldsByName } from '../../features/preferences/inputs/values.ts';

/** What fills the page alone. */
export interface Question {
  /** Its place in the address: the section's name, with a number from the second on. */
  id: string;
  section: PartName;
  title: string;
  /** The fields asked now, given the other answers. */
  fields: readonly string[];
}

type Content = Pick<UserPreferences, 'selections' | 'trade_in'>;

const selections = fieldsByName(autoSavePreferencesForm.selections);

/** The sections in the contract's order. */
export const questionSections: readonly PartName[] = [...selections.keys(), autoSavePreferencesForm.trade_in.name].filter(
  (name): name is PartName => fieldsOf(name as PartName).length > 0,
);

function describing(section: PartName): FieldDescriptor | undefined {
  if (section === 'trade_in') return autoSavePreferencesForm.trade_in;
  return section === 'vehicles' ? selections.get(section)?.items : selections.get(section);
}

/** A section's groups; a field in none of them is new and stands in the last. */
function groupsOf(section: PartName): { label: string; fields: readonly string[] }[] {
  const names = fieldsOf(section).flatMap(({ kind, name }) => (kind === 'id' ? [] : [name]));
  const groups = describing(section)?.groups ?? [];
  const placed = new Set(groups.flatMap(({ fields }) => fields));
  const last = groups.at(-1) ?? { label: section, fields: [] };
  return [...groups.slice(0, -1), { ...last, fields: [...last.fields, ...names.filter((name) => !placed.has(name))] }];
}

/** The values a section's questions are about; of vehicles those of the favorite. */
export function valuesOf(content: Content, section: PartName): Readonly<Record<string, unknown>> {
  const part = partOf(content, section);
  const values = Array.isArray(part) ? part[0] : part;
  return { ...values };
}

/** The questions of a checklist; what other answers make needless is not asked. */
export function questionsOf(content: Content): Question[] {
  return questionSections.flatMap((section) => {
    const needless = notAsked(section, valuesOf(content, section));
    return groupsOf(section).flatMap(({ label, fields }, index) => {
      const asked = fields.filter((name) => !needless.includes(name));
      return asked.length === 0 ? [] : [{ id: index === 0 ? section : `${section}-${index + 1}`, section, title: label, fields: asked }];
    });
  });
}

/** Answered at sign-up: it says nothing about whether its question was looked at. */
const known = new Set(['zip']);

const isGiven = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.length > 0
    : value !== null && value !== undefined && value !== '' && !(typeof value === 'object' && Object.keys(value).length === 0);

/** Some of it is answered. */
export const isAnswered = ({ section, fields }: Question, content: Content): boolean => {
  const values = valuesOf(content, section);
  return fields.some((name) => !known.has(name) && isGiven(values[name]));
};

/** The question that asks for a field, as the sentence names it (`money.max_total`), or the section's first. */
export function questionOf(questions: readonly Question[], place: string): Question | undefined {
  const [section, name = ''] = place.split('.');
  const own = questions.filter((question) => question.section === section);
  return own.find(({ fields }) => fields.includes(name)) ?? own[0];
}

/** Where an error is: its part, its field, and of several vehicles which one. */
export interface ErrorPlace {
  section: PartName;
  /** Its field in the part; without one the part itself is wrong. */
  name: string | undefined;
  vehicle: number;
}

/** The place an error's path names: `selections.vehicles.0.year_min`, `trade_in.vin`. @returns undefined for what no question asks */
export function placeOfError(path: string): ErrorPlace | undefined {
  const [first, ...rest] = path.replace(/^selections\./, '').split('.');
  const section = questionSections.find((each) => each === first);
  if (section === undefined) return undefined;
  const isIndex = (step: string | undefined) => step !== undefined && /^\d+$/.test(step);
  return { section, name: rest.find((step) => !isIndex(step)), vehicle: section === 'vehicles' && isIndex(rest[0]) ? Number(rest[0]) : 0 };
}

/** About how long one question takes, in seconds: reading it and two presses. */
const secondsEach = 20;

/** Minutes left, at least one. */
export const minutesLeft = (unanswered: number): number => Math.max(1, Math.round((unanswered * secondsEach) / 60));
