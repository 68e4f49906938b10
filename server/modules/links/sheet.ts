// Reading a sheet of links: CSV or XLSX, told apart by content.
import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import { readSheet as readXlsx } from 'read-excel-file/node';
import { sheetColumns, sheetRow } from '../../../domain/link-sheet.ts';
import { contract } from '../../contract/contract.ts';
import type { UploadedFile } from '../../contract/handler.ts';
import { invalid, Problem } from '../../contract/problem.ts';
import { checkBody } from '../../contract/validate.ts';
import type { IntakeRow } from './intake.ts';

const mostRows = 1000;
const unreadable = 'This is no CSV or XLSX sheet that can be read.';

/**
 * The rows of a sheet as links to add, each with what is wrong in it. Row 1 is the header.
 * @throws Problem 422 on `file` for a sheet that cannot be read, is too long, or has no known column
 */
export async function readSheet(file: UploadedFile): Promise<IntakeRow[]> {
  const bytes = await readFile(file.path);
  const isZip = bytes.subarray(0, 2).toString('latin1') === 'PK';
  const [header, ...rows] = isZip ? await xlsxRows(bytes) : csvRows(bytes);
  const columns = sheetColumns(header ?? []);
  if (!columns.includes('url') && !columns.includes('title')) throw invalid({ file: 'The first row must name the columns, url or title among them.' });
  if (rows.length > mostRows) throw invalid({ file: `At most ${mostRows} rows at once.` });
  return rows.flatMap((cells, index) => {
    if (cells.every((cell) => cell.trim() === '')) return [];
    const { draft, errors } = sheetRow(columns, cells);
    return [{ row: index + 2, draft, errors: { ...contractErrors(draft), ...errors } }];
  });
}

/** What the contract says of a link to add. */
function contractErrors(draft: IntakeRow['draft']): Record<string, string> {
  try {
    checkBody(contract.components.schemas['LinkDraft'] ?? {}, draft, 'employee');
    return {};
  } catch (error) {
    if (error instanceof Problem && error.errors) return error.errors;
    throw error;
  }
}

function csvRows(bytes: Buffer): string[][] {
  const text = new TextDecoder('utf-8').decode(bytes);
  if (text.includes('\0')) throw invalid({ file: unreadable });
  const firstLine = text.slice(0, text.search(/[\r\n]|$/));
  const delimiter = [',', ';', '\t'].toSorted((one, other) => firstLine.split(other).length - firstLine.split(one).length)[0] ?? ',';
  try {
    return parse(text, { bom: true, delimiter, relax_column_count: true, skip_empty_lines: false, trim: true });
  } catch {
    throw invalid({ file: unreadable });
  }
}

async function xlsxRows(bytes: Buffer): Promise<string[][]> {
  try {
    const rows = await readXlsx(bytes);
    return rows.map((row) =>
      row.map((cell) => (cell === null || cell === undefined ? '' : cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell))),
    );
  } catch {
    throw invalid({ file: unreadable });
  }
}
