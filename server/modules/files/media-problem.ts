import { figureText } from '../../../domain/formats.ts';
import { mostFrames, mostInflatedBytes, mostPixels, mostSheetRows, sizeLabel } from '../../../domain/file-limits.ts';
import { invalid, outOfSpace, Problem } from '../../../engine/server/problem.ts';
import { MediaError, type MediaFault } from '../../media/media.ts';

/** What a person reads of a file that was not opened. */
const sentences: Readonly<Record<Exclude<MediaFault, 'died' | 'busy' | 'space'>, (name: string) => string>> = {
  unreadable: (name) => `We can’t read ${name}. Save it again and send the new file.`,
  pixels: (name) => `${name} has more than ${mostPixels / 1_000_000} megapixels. Send a smaller copy.`,
  frames: (name) => `${name} has more than ${mostFrames} frames or pages. Send fewer at once.`,
  inflated: (name) => `${name} unpacks to more than ${sizeLabel(mostInflatedBytes)}. Send a smaller spreadsheet.`,
  rows: (name) => `${name} has more than ${figureText(mostSheetRows)} rows. Send it in parts.`,
  memory: (name) => `${name} takes too much memory to open. Send a smaller copy.`,
  time: (name) => `${name} takes too long to open. Send a smaller copy.`,
};

/** 422 at the field for errors of the file itself, 503 for temporary ones, 507 on a full disk; every other error as it is. */
export function mediaProblem(error: unknown, field: string, name: string): unknown {
  if (!(error instanceof MediaError)) return error;
  if (error.fault === 'busy' || error.fault === 'died') {
    const detail = `We couldn’t open ${name} just now. Nothing was saved; try again in a minute.`;
    return new Problem(503, 'Not available', { detail, headers: { 'retry-after': '30' } });
  }
  if (error.fault === 'space') return outOfSpace();
  return invalid({ [field]: sentences[error.fault](name) });
}
