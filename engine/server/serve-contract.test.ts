// A contract of another field, served from its file alone: nothing was generated, and its handlers keep their rows in memory.
import Fastify, { type FastifyInstance } from 'fastify';
import { describe, expect, it } from 'vitest';
import type { Actor, HandlerMap, Page } from './handler.ts';
import { notFound } from './problem.ts';
import { serveContract, type ServeOptions } from './serve-contract.ts';

const file = 'tests/support/contracts/library.yaml';
const known = '01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10';
const ada = 'a'.repeat(16);
const vera = 'v'.repeat(16);

interface Loan {
  id: string;
  state: string;
  [name: string]: unknown;
}

/** The types of handlers are those of the contract that this project registers: others are handed in by their names. */
const asHandlers = (handlers: object) => handlers as Partial<HandlerMap>;

async function library(more: Partial<ServeOptions> = {}): Promise<{ app: FastifyInstance; loan: Loan }> {
  const books = [{ id: known, title: 'Atlas', shelf: 'maps', pages: 312, shelf_mark: 'never told' }];
  const loan: Loan = { id: known, reader: 'Ada', book_id: known, state: 'out', due_on: '2026-12-01' };
  const app = Fastify();
  await serveContract(app, file, {
    authenticate: (_db, token) => {
      const role = { [ada]: 'librarian', [vera]: 'volunteer' }[token];
      // Roles of another contract than this project's.
      return Promise.resolve(role === undefined ? null : ({ id: token, role, sessionId: token } as unknown as Actor));
    },
    states: { LoanState: { read: () => Promise.resolve({ state: loan.state }) } },
    handlers: asHandlers({
      listBooks: (): Page<unknown> => ({ rows: books, total: books.length }),
      createBook: ({ body }: { body: object }) => ({ ...body, id: known }),
      getBook: ({ params }: { params: { id: string } }) => {
        const found = books.find(({ id }) => id === params.id);
        if (!found) throw notFound();
        return found;
      },
      setLoanState: ({ body }: { body: { state: string } }) => Object.assign(loan, body),
    }),
    ...more,
  });
  return { app, loan };
}

const as = (token: string) => ({ authorization: `Bearer ${token}` });

describe('a contract that is served from its file', () => {
  it('answers with what it declares, a page at a time', async () => {
    const { app } = await library();
    const list = await app.inject({ url: '/books?range=[0,9]', headers: as(vera) });
    expect(list.headers['content-range']).toBe('books 0-0/1');
    expect(list.json()).toEqual([{ id: known, title: 'Atlas', shelf: 'maps', pages: 312 }]);
    expect((await app.inject({ url: `/books/${known.replace('9', '8')}`, headers: as(vera) })).json()).toMatchObject({ status: 404, title: 'Not found' });
  });

  it('admits who the contract names, and takes what it says', async () => {
    const { app } = await library();
    const create = (body: object, token?: string) => app.inject({ method: 'POST', url: '/books', payload: body, ...(token ? { headers: as(token) } : {}) });
    expect((await create({ title: 'Pear', shelf: 'fiction' })).statusCode).toBe(401);
    expect((await create({ title: 'Pear', shelf: 'fiction' }, vera)).statusCode).toBe(403);
    expect((await create({ title: '', shelf: 'attic', colour: 'red' }, ada)).json()).toMatchObject({
      status: 422,
      errors: { title: 'Fill this in.', shelf: 'Choose one of the values offered.', colour: 'There is no such field.' },
    });
    expect((await create({ title: 'Pear', shelf: 'fiction' }, ada)).statusCode).toBe(201);
  });

  it('makes the moves of its states, for whom they are', async () => {
    const { app, loan } = await library();
    const move = (state: string, token: string) => app.inject({ method: 'PATCH', url: `/loans/${known}/state`, payload: { state }, headers: as(token) });
    expect((await move('lost', vera)).statusCode).toBe(409);
    expect((await move('returned', vera)).statusCode).toBe(200);
    expect(loan.state).toBe('returned');
    expect((await move('lost', ada)).json()).toMatchObject({ status: 409, state: 'returned', moves: [] });
  });

  it('says before it starts what would keep it from being served', async () => {
    await expect(library({ handlers: asHandlers({ lendBook: () => ({}) }) })).rejects.toThrow(
      'There is a handler for lendBook, and no operation of that name.',
    );
    const served = (contract: object, handlers: object) => serveContract(Fastify(), contract, { handlers: asHandlers(handlers) });
    await expect(served({ openapi: '3.0.3', paths: {} }, {})).rejects.toThrow('The server takes OpenAPI 3.1 or 3.2');
    await expect(served({ openapi: '3.1.0', paths: { '/tides': { get: { responses: {} } } } }, {})).rejects.toThrow('GET /tides has no operationId');
    const tides = (security: object[]) => ({ openapi: '3.1.0', paths: { '/tides': { get: { operationId: 'tides', security, responses: { 200: {} } } } } });
    await expect(served(tides([{ key: [] }]), { tides: () => ({}) })).rejects.toThrow('tides admits nobody');
    await expect(served(tides([{ bearer: ['pilot'] }]), { tides: () => ({}) })).rejects.toThrow('hand in “authenticate”');
  });

  it('fills in what a call leaves open, and follows what the contract keeps once', async () => {
    const app = Fastify();
    const contract = {
      openapi: '3.1.0',
      paths: {
        '/tides': {
          get: { operationId: 'tides', parameters: [{ $ref: '#/components/parameters/limit' }], responses: { 200: { $ref: '#/components/responses/Tides' } } },
        },
      },
      components: {
        parameters: { limit: { name: 'limit', in: 'query', schema: { type: 'integer', maximum: 9, default: 3 } } },
        responses: { Tides: { content: { 'application/json': { schema: { type: 'object', properties: { limit: { type: 'integer' } } } } } } },
      },
    };
    await serveContract(app, contract, { handlers: asHandlers({ tides: ({ query }: { query: object }) => ({ ...query, more: 'undeclared' }) }) });
    expect((await app.inject({ url: '/tides' })).json()).toEqual({ limit: 3 });
    expect((await app.inject({ url: '/tides?limit=7' })).json()).toEqual({ limit: 7 });
    expect((await app.inject({ url: '/tides?limit=10' })).statusCode).toBe(400);
  });

  it('answers with nothing where the contract has nothing', async () => {
    const app = Fastify();
    const contract = { openapi: '3.1.0', paths: { '/tides': { delete: { operationId: 'calm', responses: { 204: { description: 'Calm' } } } } } };
    await serveContract(app, contract, { handlers: asHandlers({ calm: () => undefined }) });
    const answer = await app.inject({ method: 'DELETE', url: '/tides' });
    expect(answer.statusCode).toBe(204);
    expect(answer.headers['content-type']).toBeUndefined();
    expect(answer.body).toBe('');
  });

  it('tells nothing of an error within', async () => {
    const { app } = await library({
      handlers: asHandlers({
        listBooks: () => {
          throw new Error('/srv/secret is missing');
        },
      }),
    });
    const answer = await app.inject({ url: '/books', headers: as(ada) });
    expect(answer.json()).toMatchObject({ status: 500, title: 'Something went wrong' });
    expect(answer.body).not.toContain('secret');
  });
});
