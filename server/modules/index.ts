// Every handler of the API, by operation.
import type { HandlerMap } from '../contract/handler.ts';

export const handlers = {} satisfies Partial<HandlerMap>;
