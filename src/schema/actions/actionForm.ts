import type { RaRecord } from 'react-admin';
import { writableFields } from '../access.ts';
import type { ActionDescriptor, FieldDescriptor } from '../descriptor.ts';
import type { Values } from '../provider/body.ts';
import { idsField } from '../provider/withContract.ts';
import { legalField } from './moves.ts';

/** What has to be asked: the path's parameters and the body, states only as far as legal, the chosen ids left out. */
export function formFields(action: ActionDescriptor, role: string, record: RaRecord | undefined): FieldDescriptor[] {
  const ids = action.on === 'bulk' ? idsField(action) : undefined;
  const asked = [...action.pathParams, ...action.fields].filter((field) => field.name !== ids && field.name !== 'version');
  return writableFields(asked, role).map((field) => legalField(action, field, role, record));
}

/**
 * A field that the record has too begins with what the record holds, unless it is a state to be chosen anew.
 * Without a record `given` is what the list is narrowed to: whoever looks at one client's rows adds to that client.
 */
export function startingValues(fields: readonly FieldDescriptor[], given: Readonly<Values> | undefined): Values {
  const values: Values = {};
  for (const field of fields) {
    const present: unknown = given?.[field.name];
    if (field.kind === 'enum' && field.choices?.length === 1) values[field.name] = field.choices[0]?.id;
    else if (present !== undefined && fits(field, present)) values[field.name] = present;
  }
  return values;
}

const figures: ReadonlySet<FieldDescriptor['kind']> = new Set(['integer', 'number', 'cents', 'percent']);

/** Can the field hold this? The same name may mean something else there: a record's title is a word, a fee called title an amount. */
function fits(field: FieldDescriptor, value: unknown): boolean {
  if (field.choices) return field.choices.some((choice) => choice.id === value);
  return value === null || figures.has(field.kind) === (typeof value === 'number');
}
