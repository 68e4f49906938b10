// A number whose unit another field of the record says (`x-display.unit`): money for one record, per cent for the next.
import type { FieldDescriptor } from './descriptor.ts';

export type Unit = 'cents' | 'percent';

/** The unit of a record's value; undefined for a field with one unit of its own, or where the other field is empty. */
export function unitOf(unit: FieldDescriptor['unit'], record: Readonly<Record<string, unknown>>): Unit | undefined {
  return unit?.is[String(record[unit.by])];
}

/** The field as it is read on this record. */
export function inUnit<Field extends FieldDescriptor>(field: Field, record: Readonly<Record<string, unknown>>): Field {
  const kind = unitOf(field.unit, record);
  return kind ? { ...field, kind } : field;
}
