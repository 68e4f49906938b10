// One form engine: whatever is typed and sent to an operation goes through `useOperationForm` or, in the console, `SchemaForm`. Refused are a form element of
// one's own, the form library beside the engine, the plain forms of the pages before sign-in elsewhere, and fields kept by `useState` that a call then sends.
// It reads one file at a time: a field whose state and call stand in different files is not seen, nor a call by a function of one's own.
import ts from 'typescript';
import { formEngine } from './own-forms.ts';

/** What makes a form, by the package that has it. */
const makers: Readonly<Record<string, ReadonlySet<string>>> = {
  'react-hook-form': new Set(['useForm', 'useController', 'Controller', 'Form', 'FormProvider', 'createFormControl']),
  'react-admin': new Set(['Form', 'SimpleForm', 'TabbedForm', 'SimpleFormIterator', 'useAugmentedForm', 'Create', 'Edit']),
};

/** The calls that send: the typed client's, and TanStack Query's. */
const sends = /(?:^|\.)api\.(?:POST|PUT|PATCH|DELETE)$|\.mutate(?:Async)?$|^mutate(?:Async)?$/;

/** Something that makes a form beside the engine. */
export interface FormFinding {
  file: string;
  line: number;
  message: string;
}

const isOpening = (node: ts.Node): node is ts.JsxOpeningElement | ts.JsxSelfClosingElement => ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node);

/** The expression or text of an element's attribute. */
function attribute(node: ts.JsxOpeningElement | ts.JsxSelfClosingElement, name: string): ts.Node | undefined {
  const one = node.attributes.properties.find((other): other is ts.JsxAttribute => ts.isJsxAttribute(other) && other.name.getText() === name);
  return one?.initializer && ts.isJsxExpression(one.initializer) ? one.initializer.expression : one?.initializer;
}

function some(node: ts.Node, test: (node: ts.Node) => boolean): boolean {
  return test(node) || (ts.forEachChild(node, (child) => some(child, test) || undefined) ?? false);
}

/** Names a value, not a property of one: `{ id }` and `id`, not `client.id` nor `{ id: … }`. */
const isUse = (node: ts.Node, name: string) =>
  ts.isIdentifier(node) &&
  node.text === name &&
  !(ts.isPropertyAccessExpression(node.parent) && node.parent.name === node) &&
  !(ts.isPropertyAssignment(node.parent) && node.parent.name === node) &&
  !(ts.isJsxAttribute(node.parent) && node.parent.name === node);

/** Every form of a file that the engine does not carry. */
export function formsOf(tree: ts.SourceFile): FormFinding[] {
  const file = tree.fileName;
  if (formEngine.includes(file)) return [];
  const found: FormFinding[] = [];
  const refuse = (node: ts.Node, what: string) =>
    found.push({
      file,
      line: tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1,
      message: `${what}: use useOperationForm (engine/web/form) or SchemaForm (engine/console), or say why not in scripts/facts/own-forms.ts.`,
    });

  const all: ts.Node[] = [];
  const collect = (node: ts.Node): void => {
    all.push(node);
    ts.forEachChild(node, collect);
  };
  collect(tree);

  // The forms of the engine, and local functions by name.
  const engineForms = new Set<string>();
  const values = new Map<string, ts.Node>();
  const states: { name: string; set: string; node: ts.Node }[] = [];
  for (const node of all) {
    if (ts.isFunctionDeclaration(node) && node.name) values.set(node.name.text, node);
    if (!ts.isVariableDeclaration(node) || !node.initializer) continue;
    const called = ts.isCallExpression(node.initializer) ? node.initializer.expression.getText(tree) : '';
    if (ts.isIdentifier(node.name)) {
      values.set(node.name.text, node.initializer);
      if (called === 'useOperationForm' || called === 'usePlainForm') engineForms.add(node.name.text);
    }
    if (/(?:^|\.)useState$/.test(called) && ts.isArrayBindingPattern(node.name)) {
      const [name, set] = node.name.elements.map((element) => (ts.isBindingElement(element) ? element.name.getText(tree) : ''));
      if (name && set) states.push({ name, set, node });
    }
  }

  /** Does this, or a function of the file that it names, do so? */
  const reaches = (node: ts.Node | undefined, test: (node: ts.Node) => boolean, seen = new Set<string>()): boolean =>
    node !== undefined &&
    some(node, (inner) => {
      if (test(inner)) return true;
      if (!ts.isIdentifier(inner) || seen.has(inner.text) || !isUse(inner, inner.text)) return false;
      seen.add(inner.text);
      return reaches(values.get(inner.text), test, seen);
    });

  const submitsEngineForm = (node: ts.Node) =>
    ts.isCallExpression(node) &&
    ts.isPropertyAccessExpression(node.expression) &&
    node.expression.name.text === 'onSubmit' &&
    engineForms.has(node.expression.expression.getText(tree));

  for (const node of all) {
    if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier) && node.importClause?.namedBindings) {
      const bindings = node.importClause.namedBindings;
      const names = ts.isNamedImports(bindings) ? bindings.elements.map((element) => (element.propertyName ?? element.name).text) : [];
      const taken = names.filter((name) => makers[(node.moduleSpecifier as ts.StringLiteral).text]?.has(name));
      if (taken.length > 0) refuse(node, `${taken.join(', ')} of ${node.moduleSpecifier.text} makes a form of its own`);
      if (names.includes('usePlainForm')) refuse(node, 'usePlainForm, without the form library, is for the pages before sign-in');
    }
    if (!isOpening(node)) continue;
    const component = attribute(node, 'component');
    const isForm = node.tagName.getText(tree) === 'form' || (component && ts.isStringLiteral(component) && component.text === 'form');
    if (isForm && !reaches(attribute(node, 'onSubmit'), submitsEngineForm)) refuse(node, 'a form element of its own');
  }

  const sent = all.filter(
    (node): node is ts.CallExpression =>
      ts.isCallExpression(node) && (sends.test(node.expression.getText(tree)) || node.expression.getText(tree) === 'useMutation'),
  );
  for (const { name, set, node } of states) {
    // Typed: the handler of an input sets it, or of a part that has inputs. What a form hands over when it is submitted was typed into that form.
    const isTyped = all.some(
      (element) =>
        isOpening(element) &&
        element.attributes.properties.some(
          (one) =>
            ts.isJsxAttribute(one) &&
            /^on(?!Submit|Choose|Click|Close)[A-Z]/.test(one.name.getText(tree)) &&
            reaches(one.initializer, (inner) => isUse(inner, set)),
        ),
    );
    const isSent =
      isTyped &&
      sent.some((call) => call.arguments.some((argument) => reaches(argument, (inner) => isUse(inner, name) && !some(node, (own) => own === inner))));
    if (isSent) refuse(node, `${name} is typed into useState and sent by a call`);
  }
  return found;
}

/** What is to be told: forms without a reason, and reasons without a form. */
export function formProblems(found: readonly FormFinding[], reasons: Readonly<Record<string, string>>): string[] {
  const isNamed = (file: string) => (reasons[file] ?? '').length >= 15;
  const own = new Set(found.map(({ file }) => file));
  return [
    ...found.filter(({ file }) => !isNamed(file)).map(({ file, line, message }) => `${file}:${line} ${message}`),
    ...Object.keys(reasons)
      .filter((file) => !own.has(file))
      .map((file) => `scripts/facts/own-forms.ts:1 ${file} has no form of its own any more: take its entry away.`),
  ];
}
