import type { FieldDescriptor } from '../../../engine/contract/descriptor.ts';

const quoted = (cell: string): string => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** Rows as CSV (RFC 4180). */
export const csvOf = (rows: readonly (readonly string[])[]): string => rows.map((cells) => cells.map(quoted).join(',')).join('\r\n');

/** The columns with an example row, as a file. */
export function saveTemplate(name: string, fields: readonly Pick<FieldDescriptor, 'label'>[], examples: readonly string[]): void {
  const address = URL.createObjectURL(new Blob([csvOf([fields.map(({ label }) => label), examples])], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
