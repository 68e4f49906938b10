// Holds the product against the brief: each call → operation, screen, test; each route → screen, operations, test; each rule → test.
import { accessOf } from '../../engine/contract/access.ts';
import { type Contract } from '../../engine/contract/document.ts';
import type { Classified } from '../../engine/contract/classify.ts';
import { mappingIn, readBrief, readMapping, stringsOf, type Brief, type Route } from './brief.ts';
import { byOperation, readTestFiles, testsTitled, type TestFile } from './tests.ts';
import { isCalled, readWeb } from './web.ts';

/** One line of a table of docs/coverage.md; an empty string is a gap. */
type Row = readonly string[];

export interface Coverage {
  /** docs/coverage.md */
  markdown: string;
  /** What is not covered yet, one line each. */
  gaps: readonly string[];
}

interface Sources {
  brief: Brief;
  tests: readonly TestFile[];
  map: Record<string, unknown>;
  contract: Contract;
  operations: readonly Classified[];
  /** What stands on screens: a resource's operations, because its screens and buttons are made of them, and of a page's those that it really calls. */
  used: ReadonlySet<Classified>;
}

/** The page or resource that an operation serves; a page that the contract does not name is in map.yaml. */
function placeOf(operation: Classified, map: Record<string, unknown>): string | undefined {
  if (operation.use === 'page')
    return operation.page ?? Object.entries(mappingIn(map, 'pages')).find(([, calls]) => stringsOf(calls).includes(operation.operation.operationId))?.[0];
  return operation.use === 'screen' || operation.use === 'action' ? operation.resource : undefined;
}

/** The route as map.yaml writes it: package suffixes and areas taken away. */
function patternOf({ group, path }: Route): string {
  if (group === 'package') return path.replace('/{package_identifier}', '');
  return group === 'public' ? path : path.replace(`/${group}/`, '{area}/');
}

function placesOn(route: Route, map: Record<string, unknown>): string[] | undefined {
  const places = mappingIn(map, 'routes')[patternOf(route)];
  return places === undefined ? undefined : stringsOf(places);
}

/** Does the operation stand on this route: by its own name in map.yaml, or by its page or resource where the route's role may call it? */
function standsOn(route: Route, operation: Classified, { map, contract, used }: Sources): boolean {
  const places = placesOn(route, map) ?? [];
  if (!used.has(operation)) return false;
  if (places.includes(operation.operation.operationId)) return true;
  const access = accessOf(contract, operation.operation);
  return places.includes(placeOf(operation, map) ?? '') && (access.public || access.roles.includes(route.group));
}

/** Where an operation stands on screen: the routes that name it, `every screen`, or the routes of its page or resource. */
function screensOf(operation: Classified, sources: Sources): string {
  if (operation.use === 'ignored') return `none: ${operation.reason}`;
  if (!sources.used.has(operation)) return 'none yet: answered by the API, called by no screen';
  const naming = sources.brief.routes.filter((route) => placesOn(route, sources.map)?.includes(operation.operation.operationId));
  if (naming.length > 0) return code(naming.map(({ path }) => path));
  if (stringsOf(sources.map['shell']).includes(placeOf(operation, sources.map) ?? '')) return 'every screen';
  return code(sources.brief.routes.filter((route) => standsOn(route, operation, sources)).map(({ path }) => path));
}

/** Named test files that are there. */
function present(names: unknown, tests: readonly TestFile[]): string[] {
  return stringsOf(names).filter((name) => tests.some(({ file }) => file === name));
}

const code = (names: readonly string[]) => [...new Set(names)].map((name) => `\`${name}\``).join(' ');

function callRows(sources: Sources): Row[] {
  const { brief, tests, map, operations } = sources;
  const testsOf = byOperation(tests);
  return brief.calls.map(({ method, path }) => {
    const operation = operations.find((one) => one.method === method && one.path === path);
    const id = operation?.operation.operationId ?? '';
    const shownBy = operation ? [...present(map['every_operation'], tests), ...testsOf(id)] : [];
    return [`${method.toUpperCase()} ${path}`, id, operation ? screensOf(operation, sources) : '', code(shownBy)];
  });
}

function routeRows(sources: Sources): Row[] {
  const { brief, tests, map, operations } = sources;
  return brief.routes.map((route) => {
    const ids = operations.filter((operation) => standsOn(route, operation, sources)).map(({ operation }) => operation.operationId);
    return [route.path, placesOn(route, map)?.length === 0 ? 'none of its own' : ids.join(', '), code(present(map['every_route'], tests))];
  });
}

function ruleRows({ brief, tests, map }: Sources): Row[] {
  const titles = mappingIn(map, 'rules');
  return brief.rules.map(({ id, section, text }) => {
    const title = titles[id];
    return [`§${section}`, text, typeof title === 'string' ? code(testsTitled(tests, title)) : ''];
  });
}

function table(head: Row, rows: readonly Row[]): string {
  const line = (cells: Row) => `| ${cells.map((cell) => cell || '**missing**').join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

function gapsIn(head: Row, rows: readonly Row[]): string[] {
  return rows.flatMap((cells) => cells.flatMap((cell, column) => (cell === '' ? [`${cells.join(' ').trim()}: no ${head[column]?.toLowerCase()}`] : [])));
}

/**
 * @param contract the bundled contract
 * @param operations all its operations, sorted by what they are for
 */
export function coverageOf(contract: Contract, operations: readonly Classified[]): Coverage {
  const web = readWeb();
  const used = new Set(operations.filter((operation) => operation.use !== 'page' || isCalled(web, operation.method, operation.path)));
  const sources: Sources = { brief: readBrief(), tests: readTestFiles(), map: readMapping('scripts/coverage/map.yaml'), contract, operations, used };
  const parts = [
    { title: 'Calls', head: ['Call', 'Operation', 'Screen', 'Test'], rows: callRows(sources) },
    { title: 'Routes', head: ['Route', 'Operations', 'Test'], rows: routeRows(sources) },
    { title: 'Behaviour and constants', head: ['Section', 'Rule', 'Test'], rows: ruleRows(sources) },
  ];
  const gaps = parts.flatMap(({ head, rows }) => gapsIn(head, rows));
  const intro = [
    '# The brief, and where each part of it stands',
    '',
    'Written by `npm run generate` from `openapi/brief.yaml`, the contract, `scripts/coverage/map.yaml`, the web app and the test files. Do not edit.',
    `${sources.brief.calls.length} calls, ${sources.brief.routes.length} routes, ${sources.brief.rules.length} rules; ${gaps.length} cells missing.`,
  ].join('\n');
  return { markdown: `${[intro, ...parts.map(({ title, head, rows }) => `## ${title}\n\n${table(head, rows)}`)].join('\n\n')}\n`, gaps };
}
