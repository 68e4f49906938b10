import type { RaRecord } from 'react-admin';
import type { ResourceDescriptor } from '../../contract/descriptor.ts';

/** What a new record takes over from this one. */
export function copyValues({ createFields }: Pick<ResourceDescriptor, 'createFields'>, record: RaRecord): Record<string, unknown> {
  return Object.fromEntries(createFields.flatMap(({ name }) => (record[name] === undefined ? [] : [[name, record[name]]])));
}
