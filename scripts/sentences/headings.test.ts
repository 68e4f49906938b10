// What is read as the heading of a state has no period; the sentences are below it.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

/** Each title of a failed or an empty state that is a message, with the file it is read from. */
function headingsOf(file: string): { key: string; text: string }[] {
  const source = readFileSync(file, 'utf8');
  return [...source.matchAll(/<(?:ErrorState|EmptyState)\b[^>]*?\btitle=\{(\w+)\.([\w.]+)\}/g)].flatMap(([, name = '', path = '']) => {
    const own = new RegExp(`import \\{[^}]*\\b(?:(\\w+) as )?${name}\\b[^}]*\\} from '(\\.[^']+messages[^']*)'`).exec(source);
    // A part of the messages has a name of its own there: then they are the file's only ones.
    const from = own?.[2] ?? / from '(\.[^']+messages[^']*)'/.exec(source)?.[1];
    if (from === undefined) return [];
    const key = path.slice(path.lastIndexOf('.') + 1);
    const spoken = readFileSync(join(dirname(file), from), 'utf8');
    const texts = [...spoken.matchAll(new RegExp(`\\b${key}: '([^']+)'`, 'g'))].map(([, text = '']) => ({ key: `${file}: ${path}`, text }));
    // Which of several is meant is not told by the name alone.
    return texts.length === 1 ? texts : [];
  });
}

it('a heading of a failed or an empty state ends without a period', () => {
  const files = ['src', 'engine'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).flatMap((file) => (/(?<!\.test)\.tsx$/.test(file) ? [join(folder, file)] : [])),
  );
  const headings = files.flatMap(headingsOf);
  expect(headings.length).toBeGreaterThan(40);
  expect(headings.filter(({ text }) => text.endsWith('.')).map(({ key, text }) => `${key}: “${text}”`)).toEqual([]);
});
