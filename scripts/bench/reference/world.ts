// What the reference's routes are given.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type pg from 'pg';

export interface Caller {
  id: string;
  role: string;
}

export interface World {
  app: FastifyInstance;
  pool: pg.Pool;
  /** @throws Refusal 401 */
  actorOf: (request: FastifyRequest) => Promise<Caller>;
  /** The installation's key for signatures. */
  secret: string;
  outbox: { wake(): void };
}

/** Refuses a call. */
export class Refusal extends Error {
  readonly statusCode: number;

  constructor(statusCode: number, message: string) {
    super(message);
    this.statusCode = statusCode;
  }
}

/** One transaction. */
export async function inTransaction<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}
