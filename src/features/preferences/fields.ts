import type { FieldDescriptor } from '../../../engine/contract/descriptor.ts';
import { autoSavePreferencesForm } from '../../../generated/forms.ts';
import { checklistItems } from '../../../domain/checklist.ts';
import type { PartName } from './parts.ts';
import { fieldsByName } from './inputs/values.ts';

const sections = fieldsByName(autoSavePreferencesForm.selections);

/** The contract's fields of a part of the checklist. */
export function fieldsOf(part: PartName): readonly FieldDescriptor[] {
  if (part === 'trade_in') return autoSavePreferencesForm.trade_in.fields ?? [];
  const section = sections.get(part);
  return (part === 'vehicles' ? section?.items?.fields : section?.fields) ?? [];
}

/** The contract's field of this name in a part. */
export function fieldOf(part: PartName, name: string): FieldDescriptor {
  const field = fieldsOf(part).find((each) => each.name === name);
  if (!field) throw new Error(`${part} has no ${name}`);
  return field;
}

/** Where a checklist needs an answer before it can be submitted, whatever else is answered. */
const required = new Set(checklistItems({}, { has_trade_in: true }).flatMap((item) => (item.required ? [item.field.replace(/\.\d+\./, '.')] : [])));

/** Whether the field at this path can be left out for good. */
export const canBeLeftOut = (path: string): boolean => !required.has(path.replace(/\.\d+\./, '.'));

/** Not asked if the client pays in cash. */
const borrowed = ['max_monthly', 'credit_tier', 'term_months', 'annual_miles', 'down_payment'];

/** The fields that need no answer, given the other answers. */
export function notAsked(part: PartName, value: object): readonly string[] {
  const answers = new Map<string, unknown>(Object.entries(value));
  if (part === 'money') return answers.get('method') === 'cash' ? borrowed : [];
  if (part !== 'trade_in') return [];
  if (answers.get('has_trade_in') !== true)
    return fieldsOf(part)
      .map((field) => field.name)
      .filter((name) => name !== 'has_trade_in');
  const accidents = answers.get('accidents');
  return typeof accidents === 'number' && accidents > 0 ? [] : ['accident_details'];
}
