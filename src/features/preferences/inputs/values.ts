import type { FieldDescriptor } from '../../../../engine/contract/descriptor.ts';

/** Values by field name, for forms generated from the contract. */
export type Values = Readonly<Record<string, unknown>>;

export const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null && !Array.isArray(value);
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
export const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null);
export const textsOf = (value: unknown): string[] => (Array.isArray(value) ? value.filter((each): each is string => typeof each === 'string') : []);
export const rowsOf = (value: unknown): Values[] => (Array.isArray(value) ? value.filter(isValues) : []);

/** The same values with one changed; an emptied one becomes null if the contract allows it, else is left out. */
export function withValue(values: Values, field: FieldDescriptor, value: unknown): Values {
  const empty = value === null || value === undefined || value === '';
  if (!empty || field.nullable) return { ...values, [field.name]: empty ? null : value };
  const { [field.name]: _gone, ...rest } = values;
  return rest;
}

/** The fields of a descriptor's object, by name. */
export const fieldsByName = (field: FieldDescriptor | undefined): Map<string, FieldDescriptor> =>
  new Map((field?.fields ?? []).map((each) => [each.name, each]));
