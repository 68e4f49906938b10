import type { RaRecord } from 'react-admin';
import { useContract, useResource } from '../../engine/console/ContractContext.tsx';
import { RecordFieldView } from '../../engine/console/fields/FieldView.tsx';
import { recordName } from '../../engine/console/fields/recordName.ts';
import { canLead, listColumns, phoneRow } from '../../engine/console/list/columns.ts';
import { overridden } from '../../engine/console/overrides.ts';
import type { TableShape } from './PageTable.tsx';

/**
 * The columns that a resource has in its list, for rows of it that come by another call.
 * @param segment the resource's route segment
 * @param without columns that say the same in every row here
 * @throws where the contract has no such resource
 */
export function useContractTable(segment: string, without: readonly string[] = []): TableShape<RaRecord> & { label: string } {
  const { role, overrides } = useContract();
  const resource = useResource(segment);
  if (!resource) throw new Error(`No resource has the segment ${segment}`);
  const columns = listColumns(resource, role, (name) => overrides.column(segment, name) !== undefined).filter(({ name }) => !without.includes(name));
  const [first] = columns;
  return {
    label: resource.label,
    phone: phoneRow(columns),
    columns: columns.map((column) => {
      const { name, field } = column;
      const Own = overrides.column(segment, name);
      const value = (record: RaRecord) =>
        Own ? overridden(Own, { record, ...(field ? { field } : {}) }) : field && <RecordFieldView field={field} record={record} dense />;
      return {
        name,
        label: overrides.heading(segment, name) ?? column.label,
        figure: column.figure,
        view: (record: RaRecord) => (column === first && !canLead(column, record) ? recordName(resource, record) : value(record)),
      };
    }),
  };
}
