// Names of files: data, never paths, and unique in their folder (domain: folders).

const longest = 255;

/** The last part of whatever a browser sent as a name, without control characters, never empty and at most 255 characters. */
export function cleanFileName(sent: string): string {
  const last = sent.split(/[\\/]/).at(-1) ?? '';
  const plain = [...last.normalize('NFC')]
    .filter((letter) => letter >= ' ' && letter !== '\u007f')
    .join('')
    .trim();
  const name = plain === '' || plain === '.' || plain === '..' ? 'file' : plain;
  return shortened(name, longest);
}

/** `name`, or `name (2).pdf`, `name (3).pdf` … when it is taken; upper or lower case makes no difference. */
export function uniqueFileName(name: string, taken: Iterable<string>): string {
  const used = new Set([...taken].map((each) => each.toLowerCase()));
  if (!used.has(name.toLowerCase())) return name;
  const [stem, extension] = split(name);
  for (let count = 2; ; count += 1) {
    const mark = ` (${count})`;
    const next = `${shortened(stem, longest - mark.length - extension.length)}${mark}${extension}`;
    if (!used.has(next.toLowerCase())) return next;
  }
}

function split(name: string): [stem: string, extension: string] {
  const dot = name.lastIndexOf('.');
  return dot > 0 && name.length - dot <= 16 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
}

function shortened(name: string, most: number): string {
  if (name.length <= most) return name;
  const [stem, extension] = split(name);
  return stem.slice(0, most - extension.length) + extension;
}
