import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { operationSpecs } from '../../server/contract.ts';

/** A path with something that fits in place of each parameter. */
function filled(path: string): string {
  return path.replaceAll(/\{[^}]+\}/g, '01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10');
}

describe('the paths of the contract', () => {
  const app = Fastify();
  for (const operation of operationSpecs) {
    app.route({ method: operation.method.toUpperCase(), url: operation.path.replaceAll(/\{([^}]+)\}/g, ':$1'), handler: () => operation.id });
  }

  it.each(operationSpecs.map((operation) => [operation.id, operation] as const))('%s is reached by its own path', async (id, operation) => {
    const answer = await app.inject({ method: operation.method.toUpperCase() as 'GET', url: filled(operation.path) });
    expect(answer.body).toBe(id);
  });
});
