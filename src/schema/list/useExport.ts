import { useState } from 'react';
import { useDataProvider, type RaRecord, type SortPayload } from 'react-admin';
import { toast } from '../../features/ui/toast/toast.ts';
import { allows, readableFields } from '../access.ts';
import { useContract, useDescriptor } from '../ContractContext.tsx';
import type { FieldDescriptor, ResourceDescriptor } from '../descriptor.ts';
import { recordName } from '../fields/recordName.ts';
import { messages } from '../messages.ts';
import { nothingSaid } from '../provider/problem.ts';
import { csvHead, csvRow } from './csv.ts';

/** Rows asked for in one call; the server's pages end here too. */
const rowsPerCall = 1000;

interface Wanted {
  filter: Readonly<Record<string, unknown>>;
  sort: SortPayload;
}

/** Exports everything that is filtered as CSV, page by page, so that no list is too long for it; references by name. */
export function useExport(): { exportRows: (wanted: Wanted) => Promise<void>; exporting: boolean } {
  const resource = useDescriptor();
  const { role, resources } = useContract();
  const provider = useDataProvider();
  const [exporting, setExporting] = useState(false);

  const exportRows = async ({ filter, sort }: Wanted): Promise<void> => {
    setExporting(true);
    const fields = readableFields(resource.fields, role).filter((field) => field.kind !== 'password' && field.name !== 'version');
    const names = new Map<string, string>();
    const parts: string[] = [`\uFEFF${csvHead(fields)}`];
    try {
      for (let page = 1; ; page += 1) {
        const { data } = await provider.getList(resource.segment, { filter, sort, pagination: { page, perPage: rowsPerCall } });
        await learnNames(fields, data);
        for (const row of data) parts.push(csvRow(fields, row, (segment, id) => names.get(`${segment}/${id}`) ?? id));
        if (data.length < rowsPerCall) break;
        toast.info(messages.exporting(parts.length - 1));
      }
      download(`${resource.segment}.csv`, parts.join('\r\n'));
      toast.success(messages.exported(parts.length - 1));
    } catch (error) {
      toast.error(error instanceof Error && error.message ? error.message : nothingSaid);
    } finally {
      setExporting(false);
    }

    async function learnNames(columns: readonly FieldDescriptor[], rows: readonly RaRecord[]): Promise<void> {
      for (const { name, reference } of columns) {
        const target: ResourceDescriptor | undefined = resources.find((one) => one.segment === reference?.resource);
        if (!reference || !target || !allows(target.list, role)) continue;
        const ids = [...new Set(rows.map((row): unknown => row[name]))].filter(
          (id): id is string => typeof id === 'string' && !names.has(`${reference.resource}/${id}`),
        );
        if (ids.length === 0) continue;
        const { data } = await provider.getMany(reference.resource, { ids });
        for (const record of data) names.set(`${reference.resource}/${record.id}`, recordName(target, record));
      }
    }
  };
  return { exportRows, exporting };
}

function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
