// The parts for a console of your own: see README.md.
export { MadeView as FieldView } from '../console/fields/FieldView.tsx';
export { MadeInput as FieldInput } from '../console/inputs/FieldInput.tsx';
export { useFieldInput } from '../console/inputs/useFieldInput.ts';
export { useDescriptor } from '../console/ContractContext.tsx';
export type { ActionProps, AsideProps, FieldParts, FieldRegistry, InputProps, PageKind, ValueProps, ViewProps } from '../console/overrides.ts';
export type { ActionDescriptor, FieldDescriptor, ResourceDescriptor } from '../contract/descriptor.ts';
export { startConsole, type ConsoleOverrides, type StartOptions } from './start.tsx';
export type { LocalePack } from './words.ts';
