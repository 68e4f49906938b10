import { useContract, useResource } from '../../../../engine/console/ContractContext.tsx';
import type { ViewProps } from '../../../../engine/console/overrides.ts';

/** The fields that were sent along, by the labels of the record the call was made on. */
export default function SentFields({ record }: ViewProps) {
  const { resources } = useContract();
  const edited = useResource(resources.find(({ name }) => name === record['resource'])?.segment);
  const labels = new Map([...(edited?.fields ?? []), ...(edited?.updateFields ?? [])].map(({ name, label }) => [name, label]));
  const sent: unknown = record['fields'];
  return Array.isArray(sent) ? sent.map((name) => labels.get(String(name)) ?? String(name)).join(', ') : null;
}
