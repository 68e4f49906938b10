import { cleanFileName } from '../../../engine/server/file-names.ts';
import type { Actor, UploadedFile } from '../../../engine/server/handler.ts';
import type { Services } from '../../services.ts';
import { mediaProblem } from './media-problem.ts';

/** What a sheet has, CSV or XLSX, its first row read as headings. */
export interface Sheet {
  headings: readonly string[];
  /** Those that are not empty, counted as the sheet does: row 1 is the header. */
  rows: readonly { row: number; cells: readonly string[] }[];
}

/** @throws Problem 422 on `file` for a sheet that cannot be read or is too long */
export async function sheetOf({ media }: Pick<Services, 'media'>, actor: Pick<Actor, 'id'>, file: UploadedFile): Promise<Sheet> {
  const [headings = [], ...rows] = await media.sheet(actor.id, file.path).catch((error: unknown) => {
    throw mediaProblem(error, 'file', cleanFileName(file.filename));
  });
  return { headings, rows: rows.flatMap((cells, index) => (cells.every((cell) => cell.trim() === '') ? [] : [{ row: index + 2, cells }])) };
}
