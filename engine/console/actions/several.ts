import type { ActionDescriptor } from '../../contract/descriptor.ts';

/** Whether it is done to several chosen records: in one call that names them, or in one call for each. */
export const takesSeveral = ({ on, several }: Pick<ActionDescriptor, 'on' | 'several'>): boolean => on === 'bulk' || several === true;
