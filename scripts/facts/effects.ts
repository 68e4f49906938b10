// What follows from a change is said once, in the table of effects: nobody notifies, writes a timeline or tells screens by hand elsewhere on the server.
import ts from 'typescript';

/** Calls of such a name; `pg_notify` of SQL is none. */
const byHand = /^(?:recordTimeline|notify|tell|tell[A-Z]\w*|telling\w*)$/;

/** A sentence for each call of the kind, in a file of the server outside of its events. */
export function effectsByHand(tree: ts.SourceFile): string[] {
  if (!/^server\/(?!events\/)/.test(tree.fileName)) return [];
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const called = ts.isPropertyAccessExpression(node.expression) ? node.expression.name.text : node.expression.getText(tree);
      const line = tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1;
      if (byHand.test(called))
        found.push(`${tree.fileName}:${line} ${called}(): say what happened (server/events/happened.ts); what follows stands in effects.ts.`);
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}
