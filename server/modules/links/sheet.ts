// A sheet of links, CSV or XLSX: what its rows say.
import { cleanFileName } from '../../../engine/server/file-names.ts';
import { sheetColumns, sheetRow } from '../../../domain/link-sheet.ts';
import { checked } from '../../../engine/contract/field-errors.ts';
import type { Actor, UploadedFile } from '../../../engine/server/handler.ts';
import { invalid } from '../../../engine/server/problem.ts';
import { validateLinkDraft } from '../../../generated/validators/schemas/LinkDraft.js';
import type { Services } from '../../services.ts';
import { mediaProblem } from '../files/index.ts';
import type { IntakeRow } from './intake.ts';

/**
 * The rows of a sheet as links to add, each with its errors. Row 1 is the header.
 * @throws Problem 422 on `file` for a sheet that cannot be read, is too long, or has no known column
 */
export async function readSheet({ media }: Pick<Services, 'media'>, actor: Actor, file: UploadedFile): Promise<IntakeRow[]> {
  const [header, ...rows] = await media.sheet(actor.id, file.path).catch((error: unknown) => {
    throw mediaProblem(error, 'file', cleanFileName(file.filename));
  });
  const columns = sheetColumns(header ?? []);
  if (!columns.includes('url') && !columns.includes('title')) throw invalid({ file: 'The first row must name the columns, including url or title.' });
  return rows.flatMap((cells, index) => {
    if (cells.every((cell) => cell.trim() === '')) return [];
    const { draft, errors } = sheetRow(columns, cells);
    return [{ row: index + 2, draft, errors: { ...checked(validateLinkDraft, draft).errors, ...errors } }];
  });
}
