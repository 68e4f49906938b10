// Declares the contract, database and services the engine works with (`engine/server/registered.ts`).
import type { operations, Role } from '../generated/api.ts';
import type { PublicOperationId } from '../generated/operations.ts';
import type { Database } from './db/database.ts';
import type { Services } from './services.ts';

interface Ours {
  role: Role;
  operations: operations;
  publicOperation: PublicOperationId;
  database: Database;
  services: Services;
}

declare module '../engine/server/registered.ts' {
  // It only passes on the names above, where they mean ours and not the engine's.
  // oxlint-disable-next-line typescript/no-empty-object-type -- see above
  interface Registered extends Ours {}
}
