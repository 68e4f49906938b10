// A contract served without anything generated: read, checked and made into routes when the server starts.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyError, FastifyInstance } from 'fastify';
import { parse } from 'yaml';
import { classify } from '../contract/classify.ts';
import { deriveRequestSchemas } from '../contract/derive.ts';
import { operationsOf, type Contract } from '../contract/document.ts';
import { operationDescriptor, resourcesOf } from '../contract/resources.ts';
import { emitValidators } from '../contract/validators/emit.ts';
import { contractOf, type OperationSpec, type RawContract, type Validators } from './contract.ts';
import type { HandlerMap } from './handler.ts';
import { badRequest, notFound, Problem } from './problem.ts';
import { registerContract, type Authenticate, type ContractOptions } from './register.ts';
import type { Database, Services } from './registered.ts';

export interface ServeOptions extends Partial<Omit<ContractOptions, 'operations' | 'listOf' | 'authenticate'>> {
  /** A function for each operation that is served, by its `operationId`. */
  handlers: Partial<HandlerMap>;
  /** Who a bearer token is; needed where an operation is not open to everybody. */
  authenticate?: Authenticate;
}

/**
 * Adds a route for each operation of a contract that has a handler. Refusals and failures are answered as problem+json (RFC 9457).
 * @param contract OpenAPI 3.1 in one piece: a file (YAML or JSON), or the document itself
 * @returns every operation, as the server knows it
 * @throws Error with a sentence for each thing that keeps it from being served
 */
export async function serveContract(app: FastifyInstance, contract: string | object, options: ServeOptions): Promise<readonly OperationSpec[]> {
  const document = readContract(contract);
  const derived = deriveRequestSchemas(document);
  const classified = classify(derived);
  const validators = await compiled(emitValidators(derived, []));
  const specs = contractOf(
    derived as unknown as RawContract,
    classified.map((entry) => operationDescriptor(derived, entry)),
    validators,
  );
  const { handlers, authenticate } = options;
  const problems = [
    ...Object.keys(handlers)
      .filter((id) => !specs.some((spec) => spec.id === id))
      .map((id) => `There is a handler for ${id}, and no operation of that name.`),
    ...specs.flatMap((spec) => (handlers[spec.id] ? lacking(spec, authenticate) : [])),
  ];
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const resources = resourcesOf(derived, classified);
  answerProblems(app);
  registerContract(app, {
    db: withoutDatabase,
    services: { clock: () => new Date() } as Services,
    states: {},
    ...options,
    authenticate: authenticate ?? (() => Promise.resolve(null)),
    operations: specs,
    listOf: (name) => {
      const list = resources.find((resource) => resource.name === name)?.list;
      return list && specs.find(({ id }) => id === list.id);
    },
  });
  return specs;
}

/** Handlers that keep their data elsewhere are given this: its transactions take nothing back. */
const nowhere = { transaction: (work: (database: unknown) => unknown): unknown => work(nowhere) };
// What a server registers as its database, it hands in itself.
const withoutDatabase = nowhere as unknown as Database;

function lacking({ id, roles, public: open }: OperationSpec, authenticate: Authenticate | undefined): string[] {
  if (open) return [];
  if (roles.length === 0) return [`${id} admits nobody: its security names no roles, as in “security: [{bearer: [admin]}]”, and isn’t open (“security: []”).`];
  return authenticate ? [] : [`${id} is for who has signed in, and nothing says who that is: hand in “authenticate”.`];
}

function readContract(contract: string | object): Contract {
  const read: unknown = typeof contract === 'string' ? parse(readFileSync(contract, 'utf8')) : structuredClone(contract);
  const document = read as { openapi?: unknown; paths?: object; components?: { schemas?: object } };
  if (typeof document?.openapi !== 'string' || !/^3\.[12]/.test(document.openapi))
    throw new Error('The server takes OpenAPI 3.1 or 3.2; this is something else.');
  const whole = {
    ...document,
    paths: document.paths ?? {},
    components: { ...document.components, schemas: document.components?.schemas ?? {} },
  } as unknown as Contract;
  for (const [path, item] of Object.entries(whole.paths)) whole.paths[path] = withoutReferences(whole, item);
  const unnamed = operationsOf(whole).filter(({ operation }) => typeof operation.operationId !== 'string');
  if (unnamed.length > 0)
    throw new Error(unnamed.map(({ method, path }) => `${method.toUpperCase()} ${path} has no operationId, by which its handler is found.`).join('\n'));
  for (const { operation } of operationsOf(whole))
    Object.assign(operation, { summary: operation.summary ?? operation.operationId, tags: operation.tags ?? [] });
  return whole;
}

/** An operation's parameters, body and answers in place of what only refers to them; schemas stay where they are, for they may refer to themselves. */
function withoutReferences<Node>(document: Contract, node: Node): Node {
  if (Array.isArray(node)) return node.map((one: unknown) => withoutReferences(document, one)) as Node;
  if (node === null || typeof node !== 'object') return node;
  const { $ref } = node as { $ref?: unknown };
  if (typeof $ref === 'string' && !$ref.startsWith('#/components/schemas/')) return withoutReferences(document, targetOf(document, $ref)) as Node;
  return Object.fromEntries(
    Object.entries(node).map(([name, value]) => [name, name === 'schema' ? (value as unknown) : withoutReferences(document, value)]),
  ) as Node;
}

function targetOf(document: Contract, $ref: string): unknown {
  if (!$ref.startsWith('#/')) throw new Error(`${$ref} is in another file: bundle the contract first.`);
  const steps = $ref
    .slice(2)
    .split('/')
    .map((step) => decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~'));
  const found = steps.reduce<unknown>((at, step) => (at as Readonly<Record<string, unknown>> | undefined)?.[step], document);
  if (found === undefined) throw new Error(`${$ref} leads nowhere.`);
  return found;
}

/** The validators as a generation would write them, read back at once: modules that use one another are files for Node, too. */
async function compiled(files: Readonly<Record<string, string>>): Promise<Validators> {
  const folder = mkdtempSync(join(tmpdir(), 'contract-'));
  try {
    writeFileSync(join(folder, 'package.json'), '{"type": "module"}');
    for (const [path, text] of Object.entries(files)) {
      if (!path.endsWith('.js')) continue;
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    // As `emitValidators` writes it.
    return (await import(pathToFileURL(join(folder, 'generated/validators/index.js')).href)) as Validators;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function answerProblems(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const problem = problemOf(error);
    if (problem.status >= 500) request.log.error({ err: error }, 'request failed');
    return reply
      .code(problem.status)
      .headers(problem.headers)
      .type('application/problem+json; charset=utf-8')
      .send(JSON.stringify(problem.toBody(request.id)));
  });
}

/** An error within says nothing outside but that it was one. */
function problemOf(error: FastifyError): Problem {
  if (error instanceof Problem) return error;
  if (error.statusCode === 404) return notFound('There is nothing at this address.');
  if (error.statusCode !== undefined && error.statusCode < 500)
    return error.statusCode === 400 ? badRequest('The request could not be read.') : new Problem(error.statusCode, 'Refused');
  return new Problem(500, 'Something went wrong', { detail: 'Something went wrong on our side.' });
}
