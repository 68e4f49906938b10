// What the server around the engine provides: its contract's types, its database, its services. Declared by declaration merging, once, so that handlers are
// typed by the contract in use and the engine names none (within this project the module is this file):
//
// declare module '@forecourt/server' { interface Registered { role: Role; operations: operations; publicOperation: PublicOperationId; database:
// Database; services: Services } }

/** Filled in by the server in use. */
// An interface, because only interfaces can be merged; empty until a server is.
// oxlint-disable-next-line typescript/no-empty-object-type -- see above
export interface Registered {}

// By the name alone: the type behind it may itself use these types.
type Told<Name extends string, Otherwise> = Name extends keyof Registered ? Registered[Name] : Otherwise;

/** An operation as openapi-typescript writes it. */
interface AnyOperation {
  parameters: { query?: object; path?: object; header?: object; cookie?: object };
  requestBody?: { content: object };
  responses: Readonly<Record<number, object>>;
}

/** A database as far as the engine uses it: it opens transactions around handlers. */
interface AnyDatabase {
  transaction<Result>(work: (database: AnyDatabase) => Promise<Result>): Promise<Result>;
}

/** The engine's dependencies. */
interface AnyServices {
  clock: () => Date;
  /** Signed, short-lived addresses. */
  tokens: {
    issue(purpose: string, data: Record<string, string>, until: Date): string;
    read(purpose: string, token: string, now: Date): Readonly<Record<string, string>> | undefined;
  };
}

export type Role = Told<'role', string>;
export type Operations = Told<'operations', Readonly<Record<string, AnyOperation>>>;
export type OperationId = keyof Operations & string;
/** Operations that may be called without a token. */
export type PublicOperationId = Told<'publicOperation', never>;
export type Database = Told<'database', AnyDatabase>;
export type Services = Told<'services', AnyServices>;
