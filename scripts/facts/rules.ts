// The rules: a role, a label, a limit or a path of the contract typed a second time in code. Each is found by where it stands in the syntax tree, so that
// only what is certain is refused (docs/decisions.md says what that leaves out).
import ts from 'typescript';
import { camel, type ContractFacts } from './contract.ts';

/** Something the contract says, typed again. */
export interface Finding {
  file: string;
  line: number;
  start: number;
  end: number;
  rule: 'role' | 'label' | 'limit' | 'path';
  message: string;
}

/** By a function's name, which of its parameters take a role. */
export type RoleParameters = ReadonlyMap<string, ReadonlySet<number>>;

/** Reads a source file's tree. */
export const treeOf = (file: string, source: string): ts.SourceFile =>
  ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS);

/** A line may be left as it is where the reason stands beside it: `// Typed here: …`, on the line itself or the one above. */
export const reason = /\/\/ Typed here: \S.{14,}/;

const isText = (node: ts.Node): node is ts.StringLiteralLike => ts.isStringLiteralLike(node);

/** The functions of a file that take roles. */
export function roleParametersOf(tree: ts.SourceFile, into: Map<string, Set<number>>): void {
  const visit = (node: ts.Node): void => {
    if ((ts.isFunctionDeclaration(node) || ts.isArrowFunction(node)) && node.parameters.length > 0) {
      const named = ts.isFunctionDeclaration(node) ? node.name : ts.isVariableDeclaration(node.parent) ? node.parent.name : undefined;
      for (const [index, parameter] of node.parameters.entries())
        if (named && /^(?:Staff)?Role\b/.test(parameter.type?.getText(tree) ?? ''))
          into.set(named.getText(tree), (into.get(named.getText(tree)) ?? new Set()).add(index));
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
}

/** Is this the value of something called a role? `x.role === …`, `role: …`, `eq(users.role, …)`, `by.includes(…)`, an argument of type Role. */
function standsForRole(node: ts.Node, tree: ts.SourceFile, takesRoles: RoleParameters): boolean {
  const { parent } = node;
  const isRole = (other: ts.Node) => /(?:\brole|_role|[a-z]Role)$/.test(other.getText(tree));
  if (ts.isBinaryExpression(parent) && /^[=!]==?$/.test(parent.operatorToken.getText(tree))) return isRole(parent.left === node ? parent.right : parent.left);
  if (ts.isCaseClause(parent)) return isRole(parent.parent.parent.expression);
  if (ts.isPropertyAssignment(parent)) return parent.initializer === node && isRole(parent.name);
  if (ts.isPropertySignature(parent)) return isRole(parent.name);
  if (ts.isVariableDeclaration(parent) || ts.isParameter(parent)) return isRole(parent.name) || /\bRole\b/.test(parent.type?.getText(tree) ?? '');
  if (ts.isCallExpression(parent)) {
    const called = parent.expression.getText(tree);
    const index = parent.arguments.indexOf(node as ts.Expression);
    return (
      /(?:\bby|[rR]oles)\.includes$/.test(called) ||
      takesRoles.get(called.split('.').at(-1) ?? '')?.has(index) === true ||
      parent.arguments.some((other) => other !== node && isRole(other))
    );
  }
  const passes =
    ts.isAsExpression(parent) ||
    ts.isParenthesizedExpression(parent) ||
    ts.isArrayLiteralExpression(parent) ||
    ts.isLiteralTypeNode(parent) ||
    ts.isUnionTypeNode(parent);
  const chooses = ts.isConditionalExpression(parent) && parent.condition !== node;
  const isElse = ts.isBinaryExpression(parent) && parent.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken;
  return (passes || chooses || isElse) && standsForRole(parent, tree, takesRoles);
}

/** Roles in SQL: `role = 'client'`, `role in ('admin', 'employee')`. */
const roleInSql = /\brole"?\}?\s*(?:=|<>|in \()\s*'\w+'/;

/** Elements and properties that hold a limit. */
const limitName = /^(?:maxLength|minLength|maxItems|minItems|maximum|minimum|max|min)$/;

/** Every fact of the contract that a file types again. */
export function findingsOf(tree: ts.SourceFile, facts: ContractFacts, takesRoles: RoleParameters): Finding[] {
  const file = tree.fileName;
  const lines = tree.text.split('\n');
  const found: Finding[] = [];
  const refuse = (node: ts.Node, rule: Finding['rule'], message: string) => {
    const start = node.getStart(tree);
    const line = tree.getLineAndCharacterOfPosition(start).line;
    if (reason.test(lines[line] ?? '') || reason.test(lines[line - 1] ?? '')) return;
    found.push({ file, line: line + 1, start, end: node.getEnd(), rule, message });
  };

  const role = (node: ts.Node) => {
    // Two of the roles have no other meaning in this code; `client` is also a side, a tab and a circle of people.
    if (isText(node) && facts.roles.has(node.text) && !ts.isImportDeclaration(node.parent) && (node.text !== 'client' || standsForRole(node, tree, takesRoles)))
      refuse(node, 'role', `the role '${node.text}' stands in the contract: use roles.${node.text} (generated/roles.ts), in a type Role or StaffRole.`);
    const isPartOfTemplate = ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node) || ts.isNoSubstitutionTemplateLiteral(node);
    if (
      isPartOfTemplate &&
      (roleInSql.test(node.text) ||
        (/^\s*(?:=|<>|in \()\s*'(?:admin|employee|client)'/.test(node.text) && tree.text.slice(0, node.getStart(tree) + 1).endsWith('role}')))
    )
      refuse(node, 'role', 'a role stands in this SQL: use ${roles.…} (generated/roles.ts).');
  };

  const label = (node: ts.Node) => {
    if (ts.isObjectLiteralExpression(node)) {
      const typed = node.properties.flatMap((property) =>
        ts.isPropertyAssignment(property) && isText(property.initializer)
          ? [{ property, name: property.name.getText(tree).replaceAll("'", ''), text: property.initializer.text }]
          : [],
      );
      const bySource = facts.labels.map((source) => ({ source, same: typed.filter(({ name, text }) => source.labels.get(camel(name)) === text) }));
      for (const one of typed) {
        const said = bySource.filter(({ same }) => same.includes(one)).toSorted((a, b) => b.same.length - a.same.length)[0];
        // One short word under its own name may be chance; a name with an underscore, two words, or several of one source are not.
        if (said && (one.name.includes('_') || one.text.trim().includes(' ') || said.same.length >= said.source.repeated))
          refuse(one.property, 'label', `the contract calls ${one.name} “${one.text}”: use ${said.source.from}.`);
      }
    }
    if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) {
      const attribute = (name: string) => {
        const one = node.attributes.properties.find((other): other is ts.JsxAttribute => ts.isJsxAttribute(other) && other.name.getText(tree) === name);
        return one?.initializer && ts.isStringLiteral(one.initializer) ? one.initializer.text : undefined;
      };
      const [name, text] = [attribute('name'), attribute('label')];
      const said = name !== undefined && text !== undefined && facts.labels.find((source) => source.labels.get(camel(name)) === text);
      if (said) refuse(node, 'label', `the contract calls ${name} “${text}”: use ${said.from}.`);
    }
    if (ts.isJsxText(node) && node.text.trim().includes(' ')) {
      const said = facts.labels.find((source) => [...source.labels.values()].includes(node.text.trim()));
      if (said) refuse(node, 'label', `the contract says “${node.text.trim()}”: use ${said.from}.`);
    }
  };

  const limit = (node: ts.Node) => {
    const named = ts.isJsxAttribute(node) || ts.isPropertyAssignment(node) || ts.isBindingElement(node) ? node.name.getText(tree) : '';
    const given = ts.isJsxAttribute(node) || ts.isPropertyAssignment(node) || ts.isBindingElement(node) ? node.initializer : undefined;
    const value = given && ts.isJsxExpression(given) ? given.expression : given;
    // The engine knows no contract: what it says of its own inputs is nobody else's.
    if (!file.startsWith('engine/') && limitName.test(named) && value && ts.isNumericLiteral(value) && Number(value.text) > 1)
      refuse(node, 'limit', `${named} ${value.text} is typed: take it from generated/limits.ts, or from the field's rules in generated/forms.ts.`);
    // A constant of a screen under the very name of a field, with its very limit.
    if (file.startsWith('src/') && ts.isVariableDeclaration(node) && node.initializer && ts.isNumericLiteral(node.initializer)) {
      const field = camel(node.name.getText(tree))
        .replace(/^(?:max|most|longest|min|least|limit)(?=[A-Z])/, '')
        .replace(/^./, (letter) => letter.toLowerCase());
      const limits = facts.limits.get(field);
      if (limits?.has(Number(node.initializer.text)) && /^(?:max|most|longest|min|least|limit)/.test(node.name.getText(tree)))
        refuse(node, 'limit', `${field} has this limit in the contract: take it from generated/limits.ts, or from the field's rules in generated/forms.ts.`);
    }
  };

  const path = (node: ts.Node) => {
    if (!isText(node) && !ts.isTemplateExpression(node)) return;
    const text = isText(node) ? node.text : node.head.text + node.templateSpans.map(({ literal }) => `{}${literal.text}`).join('');
    const asked = text.split('?')[0]?.replaceAll(/\{\w+\}/g, '{}') ?? '';
    const called = ts.isCallExpression(node.parent) && node.parent.arguments[0] === node ? node.parent.expression.getText(tree) : '';
    const isTyped = asked.startsWith('/api/') && facts.paths.has(asked.slice(4));
    const isSent = /^(?:fetch|send\w*|request)$/.test(called) && facts.paths.has(asked);
    if (isTyped || (isSent && ts.isTemplateExpression(node)))
      refuse(node, 'path', `${text} is a path of the contract: call it by the generated client, or take it from operations.`);
  };

  const visit = (node: ts.Node): void => {
    role(node);
    label(node);
    limit(node);
    path(node);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}
