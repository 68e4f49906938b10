// A sheet of links, CSV or XLSX: what its rows say.
import { cleanFileName } from '../../../engine/server/file-names.ts';
import { sheetColumns, sheetRow } from '../../../domain/link-sheet.ts';
import { checked } from '../../../engine/contract/field-errors.ts';
import { fitText } from '../../../engine/contract/text-rules.ts';
import type { Actor, UploadedFile } from '../../../engine/server/handler.ts';
import { invalid } from '../../../engine/server/problem.ts';
import type { LinkDraft, LinkSheet } from '../../../generated/api.ts';
import { validateLinkDraft } from '../../../generated/validators/schemas/LinkDraft.js';
import type { Services } from '../../services.ts';
import { mediaProblem } from '../files/index.ts';
import type { IntakeRow } from './intake.ts';

/** What a sheet has, its first row read as headings. */
interface Sheet {
  columns: readonly (keyof LinkDraft | undefined)[];
  headings: readonly string[];
  /** Those that are not empty, counted as the sheet does. */
  rows: readonly { row: number; cells: readonly string[] }[];
}

/** @throws Problem 422 on `file` for a sheet that cannot be read, is too long, or has no known column */
async function sheetOf({ media }: Pick<Services, 'media'>, actor: Actor, file: UploadedFile): Promise<Sheet> {
  const [headings = [], ...rows] = await media.sheet(actor.id, file.path).catch((error: unknown) => {
    throw mediaProblem(error, 'file', cleanFileName(file.filename));
  });
  const columns = sheetColumns(headings);
  if (!columns.includes('url') && !columns.includes('title') && !columns.includes('vin'))
    throw invalid({ file: 'The first row must name the columns, including url or title.' });
  const filled = rows.flatMap((cells, index) => (cells.every((cell) => cell.trim() === '') ? [] : [{ row: index + 2, cells }]));
  return { columns, headings, rows: filled };
}

/** The rows of a sheet as links to add, each with its errors. Row 1 is the header. @throws as `sheetOf` */
export async function readSheet(services: Pick<Services, 'media'>, actor: Actor, file: UploadedFile): Promise<IntakeRow[]> {
  const { columns, rows } = await sheetOf(services, actor, file);
  return rows.map(({ row, cells }) => {
    const { draft, errors } = sheetRow(columns, cells);
    return { row, draft, errors: { ...checked(validateLinkDraft, draft).errors, ...errors } };
  });
}

/** The same as text, to be looked over before anything is made of it; a column that belongs to no field is named. @throws as `sheetOf` */
export async function sheetAsText(services: Pick<Services, 'media'>, actor: Actor, file: UploadedFile): Promise<LinkSheet> {
  const { columns, headings, rows } = await sheetOf(services, actor, file);
  return {
    rows: rows.map(({ row, cells }) => ({
      row,
      cells: Object.fromEntries(columns.flatMap((field, index) => (field && cells[index]?.trim() ? [[field, fitText(cells[index]).trim()] as const] : []))),
    })),
    ignored: headings.filter((heading, index) => columns[index] === undefined && heading.trim() !== '').map(fitText),
  };
}
