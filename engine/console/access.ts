import type { FieldDescriptor, OperationDescriptor } from '../contract/descriptor.ts';

/** Does the contract let this role call the operation? No operation is never allowed. */
export function allows(operation: OperationDescriptor | undefined, role: string): operation is OperationDescriptor {
  return operation !== undefined && (operation.public === true || operation.roles.includes(role));
}

/** The fields this role is sent. */
export function readableFields(fields: readonly FieldDescriptor[], role: string): FieldDescriptor[] {
  return fields.filter((field) => !field.read || field.read.includes(role));
}

/** The fields this role may set. */
export function writableFields(fields: readonly FieldDescriptor[], role: string): FieldDescriptor[] {
  return fields.filter((field) => !field.readOnly && (!field.write || field.write.includes(role)));
}
