// A sheet of links, CSV or XLSX: what its rows say.
import { sheetColumns, sheetRow } from '../../../domain/link-sheet.ts';
import { checked } from '../../../engine/contract/field-errors.ts';
import { fitText } from '../../../engine/contract/text-rules.ts';
import type { Actor, UploadedFile } from '../../../engine/server/handler.ts';
import { invalid } from '../../../engine/server/problem.ts';
import type { LinkDraft, LinkSheet } from '../../../generated/api.ts';
import { validateLinkDraft } from '../../../generated/validators/schemas/LinkDraft.js';
import type { Services } from '../../services.ts';
import { sheetOf, type Sheet } from '../files/index.ts';
import type { IntakeRow } from './intake.ts';

type Columns = readonly (keyof LinkDraft | undefined)[];

/** @throws Problem 422 on `file` for a sheet that cannot be read, is too long, or has no known column */
async function linkSheetOf(services: Pick<Services, 'media'>, actor: Actor, file: UploadedFile): Promise<Sheet & { columns: Columns }> {
  const sheet = await sheetOf(services, actor, file);
  const columns = sheetColumns(sheet.headings);
  if (!columns.includes('url') && !columns.includes('title') && !columns.includes('vin'))
    throw invalid({ file: 'The first row must name the columns, including url or title.' });
  return { ...sheet, columns };
}

/** The rows of a sheet as links to add, each with its errors. Row 1 is the header. @throws as `linkSheetOf` */
export async function readSheet(services: Pick<Services, 'media'>, actor: Actor, file: UploadedFile): Promise<IntakeRow[]> {
  const { columns, rows } = await linkSheetOf(services, actor, file);
  return rows.map(({ row, cells }) => {
    const { draft, errors } = sheetRow(columns, cells);
    return { row, draft, errors: { ...checked(validateLinkDraft, draft).errors, ...errors } };
  });
}

/** The same as text, to be looked over before anything is made of it; a column that belongs to no field is named. @throws as `linkSheetOf` */
export async function sheetAsText(services: Pick<Services, 'media'>, actor: Actor, file: UploadedFile): Promise<LinkSheet> {
  const { columns, headings, rows } = await linkSheetOf(services, actor, file);
  return {
    rows: rows.map(({ row, cells }) => ({
      row,
      cells: Object.fromEntries(columns.flatMap((field, index) => (field && cells[index]?.trim() ? [[field, fitText(cells[index]).trim()] as const] : []))),
    })),
    ignored: headings.filter((heading, index) => columns[index] === undefined && heading.trim() !== '').map(fitText),
  };
}
