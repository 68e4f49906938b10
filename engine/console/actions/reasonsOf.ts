import type { RaRecord } from 'react-admin';
import type { ResourceDescriptor } from '../../contract/descriptor.ts';
import { recordName } from '../fields/recordName.ts';
import type { Failure } from '../provider/withContract.ts';

/** Which records were refused, by name, and why. */
export function reasonsOf(resource: ResourceDescriptor, failures: readonly Failure[], records: readonly RaRecord[]): { name: string; message: string }[] {
  return failures.map(({ id, message }) => {
    const record = records.find((one) => one.id === id);
    return { name: record ? recordName(resource, record) : resource.singular, message };
  });
}
