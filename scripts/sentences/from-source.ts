// Sentences as they stand in source files: read from the syntax tree, so that nothing has to be run and nothing is missed.
import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';

/** One text that a person reads. */
export interface Sentence {
  /** Where people read it: a screen, a folder of rules, a letter, a resource of the contract. */
  area: string;
  /** File and name, or path in the contract. */
  place: string;
  /** The text; what is filled in stands in braces. */
  text: string;
  /** The same for a person to read: what is chosen between stands side by side, what is filled in as one name. */
  spoken?: string;
  /** A piece of a longer text, which has it as well. */
  part?: true;
}

/** Rooms of code that ships and speaks. */
const rooms = ['domain', 'engine', 'server', 'src'];

/** Files of those rooms in which nothing is said to anybody: tests, what makes the contract's files, what speaks to programs, lists of names. */
const silent = [
  /\.test\.|\/fixture\/|^src\/test\//,
  // What the command and its server say, they say to developers.
  /^engine\/(?:command|serve)\/|^engine\/contract\/comparing\//,
  // Other languages than the voice's.
  /^engine\/app\/locales\//,
  /^engine\/contract\/(?:acts|breaking|check.*|classify|derive|emit.*|extension-keys|generate|mocks|samples|source|text-rules|validators\/.*)\.ts$/,
  /^server\/(?:migrations|http\/docs|ports\/push)\/|^server\/(?:log|http\/(?:connections|health))\.ts$/,
  /^domain\/(?:vin|link-address|link-sheet)\.ts$|^server\/demo\/(?:car-models|names)\.ts$|^server\/modules\/sessions\/device\.ts$/,
  /^src\/kit\/theme\//,
];
/** Of those lists of names, what is said about a value all the same. */
const spoken = /^domain\/(?:vin|link-address|link-sheet)\.ts$/;

/** Calls and tags whose texts only a developer or a machine reads. */
const unread =
  /^(?:sql|console|log|logger|require|import)\b|\.(?:debug|info|warn|error|log|querySelector|closest|matches|startsWith|endsWith|includes|split|join|header|headers|setHeader|has|get)$/;

/** Properties and attributes that hold no words. */
const unspoken =
  /^(?:className|sx|d|viewBox|grid\w*|transition|animation|font\w*|box\w*|background\w*|border\w*|outline\w*|padding|margin|gap|p|m|px|py|mx|my|media|mask|content-type|type|pattern|id|method|headers|key|scroll\w*|preserveAspectRatio)$/;

/** Every source file that may speak. */
export function spokenFiles(): string[] {
  return rooms
    .flatMap((room) => readdirSync(room, { recursive: true, encoding: 'utf8' }).map((file) => `${room}/${file.replaceAll('\\', '/')}`))
    .filter((file) => /\.tsx?$/.test(file) && (spoken.test(file) || !silent.some((pattern) => pattern.test(file))))
    .toSorted();
}

/** Is it a catalogue: a file in which every string is read by people? */
export const isCatalogue = (file: string): boolean => /(?:^|\/)(?:messages|brief-texts|sentences)\.ts$/.test(file);

/** Words, and not a name, a style or an address: a capital and a space, or a capital and small letters alone. */
export function reads(text: string): boolean {
  const plain = text.replaceAll(/\{[^}]*\}/g, 'x').trim();
  if (!/[A-Za-z]{2}/.test(plain)) return false;
  if (/\d(?:px|s)\b|var\(--|^Bearer |\\n|^(?:Authorization|Escape|Enter|Forecourt|Validator|Cents)$/.test(plain)) return false;
  if (/^[A-Z][a-z’']+[.?!]?$/.test(plain)) return true;
  return (
    /[A-Za-z’'.,:;%x)] [A-Za-z0-9x(]/.test(plain) &&
    (/^[A-Z“"$x0-9]/.test(plain) || /[.?!]$/.test(plain)) &&
    !/^(?:SELECT|INSERT|UPDATE|DELETE|CREATE|WITH|ALTER|SET)\b/.test(plain)
  );
}

/** The text of a string or template, with what is filled in named in braces; undefined for anything else. */
function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (ts.isTemplateExpression(node))
    return node.head.text + node.templateSpans.map(({ expression, literal }) => `{${expression.getText()}}${literal.text}`).join('');
  if (ts.isJsxText(node)) return node.text.replaceAll(/\s+/g, ' ').trim();
  return undefined;
}

/** What is filled in, as a person reads it: both of two texts, or the last name of what is computed. */
function spokenOf(node: ts.Expression): string {
  if (ts.isParenthesizedExpression(node)) return spokenOf(node.expression);
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (ts.isTemplateExpression(node))
    return node.head.text + node.templateSpans.map(({ expression, literal }) => `${bracedOf(expression)}${literal.text}`).join('');
  if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse].map(spokenOf).join('|');
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken) return `${spokenOf(node.left)}|${spokenOf(node.right)}`;
  if (ts.isCallExpression(node)) return spokenOf(node.arguments[0] ?? node.expression);
  if (ts.isPropertyAccessExpression(node)) return node.name.text;
  if (ts.isElementAccessExpression(node)) return spokenOf(node.expression);
  return node.getText().replaceAll(/\s+/g, ' ');
}

const bracedOf = (node: ts.Expression): string => `{${spokenOf(node)}}`;

/** The names that lead to a node: `packages.refund`. */
function nameOf(node: ts.Node): string {
  const names: string[] = [];
  for (let at: ts.Node | undefined = node; at; at = at.parent) {
    if (ts.isPropertyAssignment(at) && at.initializer !== node) names.unshift(at.name.getText());
    else if (ts.isPropertyAssignment(at)) names.unshift(at.name.getText());
    else if (ts.isVariableDeclaration(at) || ts.isFunctionDeclaration(at)) names.unshift(at.name?.getText() ?? '');
  }
  return names.join('.').replaceAll("'", '');
}

/** Is this part of the code that no person reads: an import, a type, a style, a log line, an error for developers? */
function isUnread(node: ts.Node): boolean {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node) || ts.isTypeAliasDeclaration(node) || ts.isInterfaceDeclaration(node))
    return true;
  if (ts.isNewExpression(node)) return /^(?:\w*Error|RegExp|URL|Intl\..*)$/.test(node.expression.getText()) && !/Problem/.test(node.expression.getText());
  if (ts.isCallExpression(node)) return unread.test(node.expression.getText());
  if (ts.isTaggedTemplateExpression(node)) return unread.test(node.tag.getText());
  if (ts.isJsxAttribute(node) || ts.isPropertyAssignment(node)) return unspoken.test(node.name.getText().replaceAll("'", ''));
  return false;
}

/** Every text of one file that a person reads, in its order. */
export function sentencesOf(file: string, source: string = readFileSync(file, 'utf8')): Sentence[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS);
  const all = isCatalogue(file);
  const found: Sentence[] = [];
  const area = areaOf(file);
  const visit = (node: ts.Node, inside: boolean): void => {
    if (isUnread(node)) return;
    const text = textOf(node);
    const isSaid = text !== undefined && !(spoken.test(file) && !/[.?!]$/.test(text)) && (all ? /[A-Za-z]{2}/.test(text) : reads(text));
    if (isSaid)
      found.push({
        area,
        place: `${file}: ${nameOf(node)}`,
        text,
        ...(ts.isTemplateExpression(node) ? { spoken: spokenOf(node) } : {}),
        ...(inside ? { part: true as const } : {}),
      });
    const deeper = inside || (isSaid && ts.isTemplateExpression(node));
    // A property's name is no sentence; what it holds may be.
    if (ts.isPropertyAssignment(node)) visit(node.initializer, deeper);
    else if (ts.isElementAccessExpression(node)) visit(node.expression, deeper);
    else ts.forEachChild(node, (child) => visit(child, deeper));
  };
  visit(tree, false);
  return found;
}

/** The screen or part whose file it is: its folder. */
export function areaOf(file: string): string {
  return file.split('/').slice(0, -1).join('/');
}
