// Handlers here never ask whether a move is open: the contract's state machine is held by the engine alone.
import Fastify, { type FastifyInstance } from 'fastify';
import { beforeEach, describe, expect, it } from 'vitest';
import { contractOf, type RawContract } from './contract.ts';
import type { StateSource } from './guard.ts';
import { Problem } from './problem.ts';
import { registerContract, type ContractOptions } from './register.ts';

const stage = { $ref: '#/components/schemas/Stage' };
const answer = { responses: { '200': { content: { 'application/json': { schema: { $ref: '#/components/schemas/Supplier' } } } } } };
const body = (properties: object) => ({ requestBody: { required: true, content: { 'application/json': { schema: { type: 'object', properties } } } } });
const operations = {
  approve: { method: 'post', path: '/suppliers/{id}/approve' },
  setStage: {
    method: 'patch',
    path: '/suppliers/{id}/stage',
    ...body({ stage, reason: { type: 'string' } }),
    'x-resource': { name: 'suppliers', action: 'setStage' },
  },
  update: { method: 'patch', path: '/suppliers/{id}', ...body({ stage, version: { type: 'integer' } }) },
  remind: { method: 'post', path: '/suppliers/{id}/remind' },
  approveMany: {
    method: 'post',
    path: '/suppliers/approve',
    ...body({ ids: { type: 'array', items: { type: 'string', format: 'uuid' }, 'x-reference': { resource: 'suppliers' } } }),
  },
  pay: { method: 'post', path: '/suppliers/{id}/pay' },
  answer: { method: 'post', path: '/answer', public: true },
} as const;
const transitions = [
  { from: ['proposed'], to: 'approved', by: ['admin'], label: 'Approve', via: 'approve' },
  { from: ['proposed'], to: 'approved', by: ['admin'], label: 'Approve', via: 'approveMany' },
  { from: ['proposed', 'approved'], to: 'rejected', by: ['admin', 'client'], label: 'Reject', requires: ['reason'] },
  { from: ['proposed'], to: 'asked', by: ['admin'], label: 'Remind', via: 'remind', optional: true },
  { from: ['approved'], to: 'paid', by: ['admin'], label: 'Pay', via: 'pay' },
  { from: ['asked'], to: 'approved', by: ['admin'], via: 'answer' },
];
const contract = {
  paths: Object.fromEntries(
    Object.entries(operations).map(([operationId, { method, path, ...more }]) => [
      path,
      {
        [method]: {
          ...answer,
          parameters: path.includes('{id}') ? [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }] : [],
          summary: operationId,
          tags: ['suppliers'],
          ...more,
          operationId,
        },
      },
    ]),
  ),
  components: {
    schemas: {
      Stage: {
        type: 'string',
        enum: ['proposed', 'asked', 'approved', 'paid', 'rejected'],
        'x-enumDescriptions': { proposed: 'Proposed', asked: 'Asked', approved: 'Approved', paid: 'Paid', rejected: 'Turned down' },
        'x-transitions': transitions,
      },
      Supplier: { type: 'object', properties: { id: { type: 'string' }, stage } },
    },
  },
} as unknown as RawContract;
const takes = Object.assign(() => true, { errors: null });
const named = Object.fromEntries(Object.keys(operations).map((id) => [id, { id: takes }]));
const specs = contractOf(
  contract,
  Object.entries(operations).map(([id, { method, path, ...more }]) => ({ id, method, path, roles: ['admin', 'client'], public: 'public' in more })),
  { bodies: { setStage: takes, update: takes, approveMany: takes }, parameters: named },
);

const one = '01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10';
const other = '01998a3e-6c1f-7d30-9f52-3d1c5b7a9e11';
let rows: Map<string, string>;
let done: string[];
/** A database that is a map: a transaction that fails leaves it as it was. */
const db = {
  transaction: async <Result>(work: (inner: unknown) => Promise<Result>): Promise<Result> => {
    const before = new Map(rows);
    try {
      return await work(db);
    } catch (error) {
      rows = before;
      throw error;
    }
  },
};
const source: StateSource = {
  // The client's are all but the other.
  read: async (_db, id, { actor }) => (rows.has(id) && !(actor?.role === 'client' && id === other) ? { state: rows.get(id) ?? '', version: 2 } : undefined),
  recordOf: { answer: async () => one } as StateSource['recordOf'],
};

interface Called {
  params: { id: string };
  body: { stage?: string; ids?: string[] };
}
const supplier = (id: string) => ({ id, stage: rows.get(id) });
const move = (id: string, to: string) => {
  if (!rows.has(id)) throw new Problem(404, 'Not found');
  done.push(`${to} ${id.slice(-2)}`);
  rows.set(id, to);
  return supplier(id);
};
const handlers = {
  approve: ({ params }: Called) => move(params.id, 'approved'),
  setStage: ({ params, body: { stage: to = '' } }: Called) => move(params.id, to),
  update: ({ params, body: { stage: to } }: Called) => (to ? move(params.id, to) : supplier(params.id)),
  remind: ({ params }: Called) => (rows.get(params.id) === 'proposed' ? move(params.id, 'asked') : supplier(params.id)),
  approveMany: ({ body: { ids = [] } }: Called) => ids.map((id) => move(id, 'approved'))[0],
  pay: {
    steps: async ({ params, settle }: Called & { settle: (work: () => unknown) => Promise<unknown> }) => {
      done.push('money');
      return settle(() => move(params.id, 'paid'));
    },
  },
  answer: () => move(one, 'approved'),
};

function open(changed: object = {}, states: ContractOptions['states'] = { Stage: source }): FastifyInstance {
  const app = Fastify();
  app.setErrorHandler((error, _request, reply) =>
    error instanceof Problem ? reply.code(error.status).send(error.toBody('')) : reply.code(500).send({ detail: error instanceof Error ? error.message : '' }),
  );
  registerContract(app, {
    operations: specs,
    listOf: () => undefined,
    db,
    services: { clock: () => new Date('2026-11-22T12:00:00Z') },
    handlers: { ...handlers, ...changed },
    states,
    authenticate: async (_db: unknown, token: string) => ({ id: one, role: token.slice(0, token.indexOf('-')), sessionId: '' }),
  } as unknown as ContractOptions);
  return app;
}

let app: FastifyInstance;
beforeEach(() => {
  rows = new Map([
    [one, 'proposed'],
    [other, 'proposed'],
  ]);
  done = [];
  app = open();
});

async function send(
  method: 'POST' | 'PATCH',
  url: string,
  { payload, role = 'admin', to = app }: { payload?: object; role?: string; to?: FastifyInstance } = {},
) {
  const sent = await to.inject({ method, url, headers: { authorization: `Bearer ${role}-0123456789abcdef` }, ...(payload ? { payload } : {}) });
  return { status: sent.statusCode, body: sent.json<{ detail: string; state: string; moves: unknown }>() };
}

describe('an operation that x-transitions name, whose handler asks nothing', () => {
  it('is done once; the second call is refused with where it is and what is open', async () => {
    expect((await send('POST', `/suppliers/${one}/approve`)).status).toBe(200);
    const { status, body: problem } = await send('POST', `/suppliers/${one}/approve`);
    expect([status, problem.detail, problem.state]).toEqual([409, 'The status is Approved. Choose “Reject” or “Pay” instead.', 'approved']);
    expect(done).toEqual(['approved 10']);
  });

  it('is refused to a role whose move it is not', async () => {
    const { status, body: problem } = await send('POST', `/suppliers/${one}/approve`, { role: 'client' });
    expect([status, problem.detail]).toEqual([409, 'The status is Proposed. Use “Reject” first.']);
  });

  it('is left to its handler where the record is not there', async () => {
    expect((await send('POST', '/suppliers/01998a3e-6c1f-7d30-9f52-3d1c5b7a9e19/approve')).status).toBe(404);
  });

  it('answers nothing for a record out of scope that its handler let through', async () => {
    const { status } = await send('PATCH', `/suppliers/${other}/stage`, { role: 'client', payload: { stage: 'rejected', reason: 'Too far' } });
    expect([status, rows.get(other)]).toEqual([500, 'proposed']);
  });

  it('is taken back where its handler moves nothing, or somewhere else', async () => {
    const lazy = await send('POST', `/suppliers/${one}/approve`, { to: open({ approve: () => supplier(one) }) });
    expect([lazy.status, lazy.body.detail]).toEqual([500, 'approve was answered without moving the Stage.']);
    const astray = await send('POST', `/suppliers/${one}/approve`, { to: open({ approve: () => move(one, 'paid') }) });
    expect([astray.status, astray.body.detail, rows.get(one)]).toEqual([
      409,
      'The status is Proposed. Choose “Approve”, “Reject” or “Remind” instead.',
      'proposed',
    ]);
  });

  it('is refused for all of several where it is not open to one', async () => {
    rows.set(other, 'rejected');
    const { status, body: problem } = await send('POST', '/suppliers/approve', { payload: { ids: [one, other] } });
    expect([status, problem.state, rows.get(one)]).toEqual([409, 'rejected', 'proposed']);
    rows.set(other, 'proposed');
    expect((await send('POST', '/suppliers/approve', { payload: { ids: [one, other] } })).status).toBe(200);
  });

  it('does nothing outside of the process where it is not open', async () => {
    expect([(await send('POST', `/suppliers/${one}/pay`)).status, done]).toEqual([409, []]);
    rows.set(one, 'approved');
    expect([(await send('POST', `/suppliers/${one}/pay`)).status, done]).toEqual([200, ['money', 'paid 10']]);
  });

  it('may leave the state as it is where the move is optional, and makes no other move', async () => {
    expect([(await send('POST', `/suppliers/${one}/remind`)).status, rows.get(one)]).toEqual([200, 'asked']);
    expect([(await send('POST', `/suppliers/${one}/remind`)).status, rows.get(one)]).toEqual([200, 'asked']);
    const astray = await send('POST', `/suppliers/${one}/remind`, { to: open({ remind: () => move(one, 'paid') }) });
    expect([astray.status, rows.get(one)]).toEqual([409, 'asked']);
  });

  it('asks no role of who proves by what is sent that it is them', async () => {
    rows.set(one, 'asked');
    const sent = await app.inject({ method: 'POST', url: '/answer' });
    expect([sent.statusCode, rows.get(one)]).toEqual([200, 'approved']);
  });
});

describe('a state in a body', () => {
  it('of a status call is decided like a move of its own', async () => {
    const unasked = await send('PATCH', `/suppliers/${one}/stage`, { payload: { stage: 'rejected' } });
    expect(unasked.status).toBe(422);
    expect((await send('PATCH', `/suppliers/${one}/stage`, { payload: { stage: 'rejected', reason: 'Too far' } })).status).toBe(200);
    const again = await send('PATCH', `/suppliers/${one}/stage`, { payload: { stage: 'rejected', reason: 'Too far' } });
    expect([again.status, again.body.detail]).toEqual([409, 'The status is Turned down. There is nothing left to do here.']);
  });

  it('names the operation of its own that a move needs', async () => {
    const { status, body: problem } = await send('PATCH', `/suppliers/${one}/stage`, { payload: { stage: 'approved' } });
    expect([status, problem.detail]).toEqual([409, 'The status is Proposed. Use “Approve” first.']);
  });

  it('of a form may be the one it has, and is moved nowhere else', async () => {
    expect((await send('PATCH', `/suppliers/${one}`, { payload: { stage: 'proposed' } })).status).toBe(200);
    expect((await send('PATCH', `/suppliers/${one}`, { payload: {} })).status).toBe(200);
    expect([(await send('PATCH', `/suppliers/${one}`, { payload: { stage: 'paid' } })).status, rows.get(one)]).toEqual([409, 'proposed']);
  });

  it('of an older version is left to the handler, which tells what changed, and moves nowhere all the same', async () => {
    const stale = { payload: { stage: 'paid', version: 1 } };
    const telling = open({
      update: () => {
        throw new Problem(409, 'Conflict', { detail: 'Grace Tan changed this.' });
      },
    });
    expect((await send('PATCH', `/suppliers/${one}`, { ...stale, to: telling })).body.detail).toBe('Grace Tan changed this.');
    expect([(await send('PATCH', `/suppliers/${one}`, stale)).status, rows.get(one)]).toEqual([409, 'proposed']);
  });
});

describe('the start', () => {
  it('is refused where nothing says where a state is kept, or of which record', () => {
    expect(() => open({}, {})).toThrow('approve moves a Stage, and nothing says where its states are kept');
    expect(() => open({}, { Stage: { read: source.read } })).toThrow('answer moves a Stage, and nothing says of which record');
  });
});
