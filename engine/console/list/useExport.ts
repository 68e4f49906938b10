import { useState } from 'react';
import { useDataProvider, type SortPayload } from 'react-admin';
import { toast } from '../../web/toast/toast.ts';
import { useDescriptor } from '../ContractContext.tsx';
import { messages } from '../messages.ts';
import { reasonOf } from '../../web/problem.ts';
import type { ContractDataProvider } from '../provider/withContract.ts';
import { countRows } from './csvRows.ts';

interface ExportRequest {
  filter: Readonly<Record<string, unknown>>;
  sort: SortPayload;
}

/**
 * Downloads the server's export of the list: everything the filter matches, however long it is. An interrupted file is not saved. `rows` counts those received;
 * undefined while no export runs.
 */
export function useExport(): { exportRows: (request: ExportRequest) => Promise<void>; rows: number | undefined } {
  const { segment } = useDescriptor();
  const provider = useDataProvider<ContractDataProvider>();
  const [rows, setRows] = useState<number>();

  const exportRows = async (request: ExportRequest): Promise<void> => {
    setRows(0);
    try {
      const { fileName, bytes } = await provider.exportList(segment, request);
      const parts: BlobPart[] = [];
      const counter = countRows();
      for await (const part of bytes) {
        parts.push(part);
        setRows(counter.add(part));
      }
      save(fileName, new Blob(parts, { type: 'text/csv;charset=utf-8' }));
      toast.success(messages.exported(counter.rows));
    } catch (error) {
      toast.error(reasonOf(error));
    } finally {
      setRows(undefined);
    }
  };
  return { exportRows, rows };
}

function save(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
