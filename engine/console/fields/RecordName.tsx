import type { RaRecord } from 'react-admin';
import type { ResourceDescriptor } from '../../contract/descriptor.ts';
import { recordName } from './recordName.ts';
import { ReferenceView } from './ReferenceView.tsx';

/** A record's name; if its label is another record's id, that one's name. */
export function RecordName({ resource, record }: { resource: ResourceDescriptor; record: RaRecord }) {
  const label = resource.fields.find((field) => field.name === resource.recordLabel);
  const value: unknown = record[resource.recordLabel];
  if (label?.reference && typeof value === 'string') return <ReferenceView reference={label.reference.resource} id={value} plain />;
  return recordName(resource, record);
}
