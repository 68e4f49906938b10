import type { RaRecord } from 'react-admin';
import { writableFields } from '../access.ts';
import type { ActionDescriptor, FieldDescriptor } from '../../contract/descriptor.ts';
import type { Values } from '../provider/body.ts';
import { idsField } from '../provider/withContract.ts';
import { legalField, legalForSeveral } from './moves.ts';
import { takesSeveral } from './several.ts';

/**
 * The fields to ask for: the path's parameters and the body, states limited to legal ones, the chosen ids left out.
 * @param chosen the records it applies to, if several; only the id of those not on screen
 */
export function formFields(action: ActionDescriptor, role: string, record: RaRecord | undefined, chosen: readonly RaRecord[] = []): FieldDescriptor[] {
  const ids = action.on === 'bulk' ? idsField(action) : undefined;
  const asked = [...action.pathParams, ...action.fields].filter((field) => field.name !== ids && field.name !== 'version');
  const legal = (field: FieldDescriptor) =>
    takesSeveral(action) && !record ? legalForSeveral(action, field, role, chosen) : legalField(action, field, role, record);
  return writableFields(asked, role).map((field) => withoutPresent(legal(field), record ? [record] : chosen));
}

/** Values the record, or each of the chosen ones, already has are no choice, nor are the records themselves (`x-reference.except`). */
function withoutPresent(field: FieldDescriptor, records: readonly RaRecord[]): FieldDescriptor {
  const { reference } = field;
  const { except } = reference ?? {};
  const held = new Set<unknown>(except === undefined ? [] : records.map((record): unknown => record[except]));
  const without = except === 'id' || held.size === 1 ? [...held].filter((present) => typeof present === 'string') : [];
  return reference && without.length > 0 ? { ...field, reference: { ...reference, without } } : field;
}

/** The references that have to be chosen before anything can be done: the button waits for them. */
export function neededChoices(fields: readonly FieldDescriptor[]): string[] {
  return fields.filter((field) => field.kind === 'reference' && field.required).map(({ name }) => name);
}

/**
 * A form starts with a value only where the contract says which (`x-display: start`): a field of the record or, without one, of the list's filter. The same
 * name elsewhere means something else: the amount paid is not the amount refunded.
 */
export function startingValues(fields: readonly FieldDescriptor[], given: Readonly<Values> | undefined): Values {
  const values: Values = {};
  for (const field of fields) {
    const present: unknown = field.start === undefined ? undefined : given?.[field.start];
    if (field.kind === 'enum' && field.required && field.choices?.length === 1) values[field.name] = field.choices[0]?.id;
    else if (present !== undefined && fits(field, present)) values[field.name] = present;
  }
  return values;
}

const figures: ReadonlySet<FieldDescriptor['kind']> = new Set(['integer', 'number', 'cents', 'percent', 'minutes']);

/** Can the field have this value? A state may be one that cannot be chosen here. */
function fits(field: FieldDescriptor, value: unknown): boolean {
  if (field.choices) return field.choices.some((choice) => choice.id === value);
  return value === null || figures.has(field.kind) === (typeof value === 'number');
}
