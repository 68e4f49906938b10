import { changesIn } from '../../../../engine/console/fields/changes.ts';
import { ChangesView } from '../../../../engine/console/fields/ChangesView.tsx';
import { useContract, useResource } from '../../../../engine/console/ContractContext.tsx';
import type { ViewProps } from '../../../../engine/console/overrides.ts';

/** What a call changed, by the labels of the record it was made on. */
export default function ChangesField({ record }: ViewProps) {
  const { resources } = useContract();
  const edited = useResource(resources.find(({ name }) => name === record['resource'])?.segment);
  if (!edited) return null;
  return <ChangesView changes={changesIn(record['changes'])} fields={[...edited.fields, ...edited.updateFields]} />;
}
