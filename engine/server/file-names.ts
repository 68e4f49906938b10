// Names of files: data, never paths, and unique in their folder (docs/rules.md, Folders).
import { fitText, joiners } from '../contract/text-rules.ts';

/** In UTF-8: what every file system takes that an archive is unpacked on. */
const mostBytes = 255;

/** Marks that a system gives a meaning of its own; they stay readable as a dash. */
const meaningful = /[:*?"<>|]/g;
/** Devices of Windows, whatever ending they have: such a file cannot be saved there. */
const devices = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[0-9¹²³])(?:\..*)?$/i;

/** A name neither starts nor ends with these: blanks, dots, and joiners that join nothing there. */
const edges = new RegExp(`^[\\s.${joiners}]+|[\\s.${joiners}]+$`, 'gu');

/**
 * The last part of whatever a browser sent as a name, so that it can be archived, downloaded and saved everywhere: a text
 * as any other is kept, in one line, with no path, no drive, no leading dot, no device name; never empty and at most 255 bytes.
 */
export function cleanFileName(sent: string): string {
  const last = sent.split(/[\\/]/).at(-1) ?? '';
  // Twice: the characters around a newline may combine into one.
  const plain = fitText(fitText(last).replaceAll(/[\t\n]/g, ''))
    .replaceAll(meaningful, '-')
    .replaceAll(edges, '');
  const name = plain === '' ? 'file' : plain;
  return shortened(devices.test(name) ? `_${name}` : name, mostBytes);
}

/** `name`, or `name (2).pdf`, `name (3).pdf` … when it is taken; upper or lower case makes no difference. */
export function uniqueFileName(name: string, taken: Iterable<string>): string {
  const used = new Set([...taken].map(folded));
  if (!used.has(folded(name))) return name;
  const [stem, ending] = split(name);
  for (let count = 2; ; count += 1) {
    const mark = ` (${count})`;
    const next = `${cut(stem, mostBytes - bytesOf(mark + ending))}${mark}${ending}`;
    if (!used.has(folded(next))) return next;
  }
}

/** The endings each type of file may have; the first is added where a name has none of them. */
const endings: Readonly<Record<string, readonly string[]>> = {
  'image/jpeg': ['.jpg', '.jpeg', '.jpe', '.jfif'],
  'image/png': ['.png'],
  'image/webp': ['.webp'],
  'image/gif': ['.gif'],
  'image/avif': ['.avif'],
  'image/heic': ['.heic', '.heif'],
  'image/heif': ['.heif', '.heic'],
  'image/tiff': ['.tiff', '.tif'],
  'application/pdf': ['.pdf'],
  'application/rtf': ['.rtf'],
  'application/zip': ['.zip'],
  'application/msword': ['.doc'],
  'application/vnd.ms-excel': ['.xls'],
  'application/vnd.ms-powerpoint': ['.ppt'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['.docx'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['.xlsx'],
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': ['.pptx'],
  'application/vnd.oasis.opendocument.text': ['.odt'],
  'application/vnd.oasis.opendocument.spreadsheet': ['.ods'],
  'application/vnd.oasis.opendocument.presentation': ['.odp'],
  'text/csv': ['.csv'],
  'text/plain': ['.txt', '.text', '.md', '.log', '.tsv', '.csv'],
};

/** The types of files that are kept, and no other. */
export const fileTypes: readonly string[] = Object.keys(endings).filter((type) => type !== 'application/zip');

/**
 * The name with an ending that fits what the file is, so that nothing runs it once it is saved: text named `page.html`
 * becomes `page.html.txt`, a picture named `photo.exe` becomes `photo.exe.jpg`.
 */
export function fittingFileName(name: string, contentType: string): string {
  const fitting = endings[contentType];
  const [first = '.bin'] = fitting ?? [];
  const [, ending] = split(name);
  if (fitting?.includes(ending.toLowerCase())) return name;
  return `${cut(name, mostBytes - bytesOf(first))}${first}`;
}

const folded = (name: string) => name.toLowerCase();
const bytesOf = (text: string) => new TextEncoder().encode(text).length;

function split(name: string): [stem: string, ending: string] {
  const dot = name.lastIndexOf('.');
  return dot > 0 && name.length - dot <= 16 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
}

function shortened(name: string, most: number): string {
  if (bytesOf(name) <= most) return name;
  const [stem, ending] = split(name);
  return cut(stem, most - bytesOf(ending)) + ending;
}

/** The beginning of a text that fits into so many bytes, no character halved; without what it might then end in. */
function cut(text: string, most: number): string {
  if (bytesOf(text) <= most) return text;
  let kept = '';
  let left = most;
  for (const letter of text) {
    left -= bytesOf(letter);
    if (left < 0) break;
    kept += letter;
  }
  return kept.replaceAll(edges, '');
}
