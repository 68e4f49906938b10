import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { mockHandlers } from '../../generated/mocks.ts';

/** A stand-in for the API, made from the contract: every call answers with a sample of its shape. */
export const server = setupServer(...mockHandlers());

/** Starts the stand-in for the tests of one file; what a test changes on it is undone afterwards. */
export function withServer(): void {
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
}
