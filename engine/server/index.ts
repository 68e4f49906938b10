// What the package offers: see README.md.
export * from './registered.ts';
export { contractOf, type OperationSpec, type ParameterSpec, type RawContract, type Validators } from './contract.ts';
export { Download } from './download.ts';
export type { StateSource, StateSources } from './guard.ts';
export type { Actor, CallInfo, Context, Gates, Handler, HandlerMap, Page, Settled, SteppedContext, SteppedHandler, UploadedFile } from './handler.ts';
export { requireMove } from './moves.ts';
export { badRequest, conflict, forbidden, gone, invalid, notFound, Problem, tooLarge, tooMany, unauthorized } from './problem.ts';
export { bearerToken, registerContract, type Authenticate, type ContractOptions } from './register.ts';
export { serveContract, type ServeOptions } from './serve-contract.ts';
export type { Witness, WitnessedCall } from './witness.ts';
