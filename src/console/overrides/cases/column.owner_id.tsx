import { FieldView } from '../../../../engine/console/fields/FieldView.tsx';
import type { ViewProps } from '../../../../engine/console/overrides.ts';
import type { CaseKind, CaseState } from '../../../../generated/api.ts';
import { TakeCase } from '../../cases/TakeCase.tsx';

/** Who takes care of it; where nobody does, a press makes it the reader's. */
export default function OwnerCell({ field, record }: ViewProps) {
  if (record['owner_id'] !== null) return field ? <FieldView field={field} value={record['owner_id']} dense /> : null;
  // The contract's own row.
  const { kind, state } = record as unknown as { kind: CaseKind; state: CaseState };
  return <TakeCase id={String(record.id)} name={String(record['client_name'])} kind={kind} state={state} />;
}
