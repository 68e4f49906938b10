import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { FieldDescriptor } from '../../contract/descriptor.ts';
import { FieldView } from '../fields/FieldView.tsx';
import { viewKind } from '../fields/viewKind.ts';
import { isRecord } from '../../web/problem.ts';

interface AnswerViewProps {
  /** The answer's fields, as the contract describes them. */
  fields: readonly FieldDescriptor[];
  answer: unknown;
}

/** An operation's answer that is no record: its values by name, and its rows as tables. */
export function AnswerView({ fields, answer }: AnswerViewProps) {
  if (!isRecord(answer)) return null;
  const shown = fields.filter((field) => isSaid(answer[field.name]));
  const tables = shown.filter(isTable);
  const plain = shown.filter((field) => !isTable(field));
  return (
    <Box role="status" sx={{ mt: 4, px: 5, py: 4, borderTop: '1px solid var(--border)' }}>
      <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: '4px 16px' }}>
        {plain.map((field) => (
          <Box key={field.name} sx={{ display: 'contents' }}>
            <Box component="dt" sx={{ color: 'text.secondary' }}>
              {field.label}
            </Box>
            <dd>
              <FieldView field={field} value={answer[field.name]} />
            </dd>
          </Box>
        ))}
      </Box>
      {tables.map((field) => (
        <AnswerRows key={field.name} field={field} rows={rowsOf(answer[field.name])} />
      ))}
    </Box>
  );
}

/**
 * Does an answer have more to read than that it was done? Rows, or several figures; a single figure is in the sentence already, and a record has its own page.
 */
export function saysMore(fields: readonly FieldDescriptor[] | undefined, answer: unknown): boolean {
  if (!fields || !isRecord(answer) || fields.some(({ name }) => name === 'id')) return false;
  const said = fields.filter((field) => isSaid(answer[field.name]));
  return said.length > 1 || said.some((field) => isTable(field));
}

function AnswerRows({ field, rows }: { field: FieldDescriptor; rows: readonly Record<string, unknown>[] }) {
  // A column that no row fills says nothing.
  const columns = (field.items?.fields ?? []).filter((column) => column.kind !== 'id' && rows.some((row) => isSaid(row[column.name])));
  return (
    <Box sx={{ mt: 4, overflowX: 'auto' }}>
      <Table size="small" aria-label={field.label}>
        <TableHead>
          <TableRow>
            {columns.map((column) => (
              <TableCell key={column.name} component="th" scope="col">
                {column.label}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row, index) => (
            // An answer stays as it came: rows have no other name than their place.
            // oxlint-disable-next-line no-array-index-key
            <TableRow key={index}>
              {columns.map((column) => (
                <TableCell key={column.name} sx={{ verticalAlign: 'top' }}>
                  {isSaid(row[column.name]) && <CellValue field={column} value={row[column.name]} />}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

/** A value in its row; reasons by field are read whole, not as data. */
function CellValue({ field, value }: { field: FieldDescriptor; value: unknown }) {
  const reasons =
    viewKind(field) === 'json' && isRecord(value) ? Object.entries(value).map(([name, label]) => `${labelOf(name)}: ${String(label)}`) : undefined;
  const lines = reasons ?? (Array.isArray(value) && value.every((one) => typeof one === 'string') ? value : undefined);
  if (!lines) return <FieldView field={field} value={value} dense />;
  return lines.map((line) => <div key={line}>{line}</div>);
}

function isTable(field: FieldDescriptor): boolean {
  return field.kind === 'array' && (field.items?.fields ?? []).length > 0;
}

function isSaid(value: unknown): boolean {
  if (value === undefined || value === null || value === '' || value === false) return false;
  if (Array.isArray(value)) return value.length > 0;
  return !isRecord(value) || Object.keys(value).length > 0;
}

function rowsOf(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

/** The name of a field as the form shows it, where the answer names it only. */
function labelOf(name: string): string {
  const label = name.replace(/_/g, ' ');
  return label.charAt(0).toUpperCase() + label.slice(1);
}
