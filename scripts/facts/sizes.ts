// How long a file may be.

/** Lines in a file, unless its head says why there are more. */
export const mostLines = 300;

/** A sentence if the file is too long and does not say why on one of its first five lines: `// Over 300 lines: …`. */
export function tooLong(file: string, source: string): string[] {
  const lines = source.split('\n');
  const count = lines.at(-1) === '' ? lines.length - 1 : lines.length;
  if (count <= mostLines || lines.slice(0, 5).some((line) => /^\/\/ Over 300 lines: \S.{19,}/.test(line))) return [];
  return [`${file}:1 has ${count} lines, at most ${mostLines} are allowed: split it, or say why in its head (“// Over 300 lines: …”).`];
}
