// What is filled into a message has a name: a word, never a position.
import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { isCatalogue } from './from-source.ts';

/** Names that say which of them, not what it is. */
const positions = /^(?:[a-z]|arg\w*|args|param\w*|value\d|x\d|n\d)$/;
/** Places for what is filled in by position. */
const placeholder = /\{\d+\}|%[sd]\b/;

/** Messages of a catalogue whose parameters have no name: each as file and text. */
export function namelessIn(file: string, source?: string): string[] {
  if (!isCatalogue(file)) return [];
  const tree = ts.createSourceFile(file, source ?? readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && ts.isArrowFunction(node.initializer)) {
      const nameless = node.initializer.parameters.filter(
        ({ name, dotDotDotToken }) => dotDotDotToken !== undefined || (ts.isIdentifier(name) && positions.test(name.text)),
      );
      if (nameless.length > 0) found.push(`${file}: ${node.getText()}`);
    }
    if (ts.isStringLiteralLike(node) && placeholder.test(node.text)) found.push(`${file}: ${node.text}`);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}
