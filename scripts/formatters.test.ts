// Making a formatter of dates, numbers or lists costs more than formatting a row of a list: each is made once (domain/formats.ts).
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';

/** Where they are kept by what they were made for. */
const keepers: ReadonlySet<string> = new Set(['domain/formats.ts', 'engine/web/format.ts', 'engine/web/zone.ts']);
const rooms = ['domain', 'engine', 'server', 'src'];

/** Each place where one is made anew with every call, by its line. */
function madeAnew(file: string, text: string): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node, isInFunction: boolean): void => {
    const isMade = (ts.isNewExpression(node) || ts.isCallExpression(node)) && /^Intl\.\w+$/.test(node.expression.getText());
    // Reading the settings of the browser formats nothing.
    const isAsked = ts.isPropertyAccessExpression(node.parent) && node.parent.name.text === 'resolvedOptions';
    const isHidden =
      ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression) && /^toLocale(?:Date|Time)?String$/.test(node.expression.name.text);
    if ((isMade && isInFunction && !isAsked) || isHidden) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      found.push(`${file}:${line + 1} ${node.getText().slice(0, 80)}`);
    }
    ts.forEachChild(node, (child) => visit(child, isInFunction || ts.isFunctionLike(node)));
  };
  ts.forEachChild(source, (child) => visit(child, false));
  return found;
}

it('no formatter is made anew with every call', () => {
  const files = rooms.flatMap((room) => readdirSync(room, { recursive: true, encoding: 'utf8' }).map((file) => join(room, file)));
  const read = files.filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\/fixture\/|^src\/test\//.test(file) && !keepers.has(file));
  const told = read.map((file) => [file, readFileSync(file, 'utf8')] as const).filter(([, text]) => /\bIntl\.|\.toLocale\w*String\(/.test(text));
  expect(told.length).toBeGreaterThan(5);
  expect(told.flatMap(([file, text]) => madeAnew(file, text))).toEqual([]);
});

it.each([
  'const text = (value: number) => new Intl.NumberFormat("en-US").format(value);',
  'function text(value: number) { return value.toLocaleString("en-US"); }',
  'export const day = { text: (date: Date) => date.toLocaleDateString() };',
])('finds %j', (text) => {
  expect(madeAnew('src/example.ts', text)).toHaveLength(1);
});

it.each(['const money = new Intl.NumberFormat("en-US");', 'const zone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;'])('lets %j be', (text) => {
  expect(madeAnew('src/example.ts', text)).toEqual([]);
});
