// The parts for a console of your own: see README.md.
export { FieldView } from '../console/fields/FieldView.tsx';
export { FieldInput } from '../console/inputs/FieldInput.tsx';
export { useFieldInput } from '../console/inputs/useFieldInput.ts';
export { useDescriptor } from '../console/ContractContext.tsx';
export type { ActionProps, AsideProps, InputProps, PageKind, ViewProps } from '../console/overrides.ts';
export type { ActionDescriptor, FieldDescriptor, ResourceDescriptor } from '../contract/descriptor.ts';
export { startConsole, type ConsoleOverrides, type StartOptions } from './start.tsx';
export type { LocalePack } from './words.ts';
