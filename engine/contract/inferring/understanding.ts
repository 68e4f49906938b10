// What inferring hands back.
import type { ApiOperation, Shape, SignIn } from '../reading/form.ts';
import type { ListAnswer } from './answers.ts';
import type { Guess } from './guess.ts';
import type { Identity, Reference } from './identity.ts';
import type { Use } from './kinds.ts';
import type { ListQuery } from './lists.ts';
import type { Concurrency, RefusalPlaces } from '../reading/dialects.ts';
import type { Place } from '../reading/files.ts';

/** What has to be asked, and how sure the guess is that it is about. */
export interface Question {
  at: Place;
  says: string;
  confidence: number;
}

export interface Understood extends Use {
  operation: ApiOperation;
  /** Of lists, and of whatever is about one record. */
  identity?: Guess<Identity>;
  /** Of lists: where the rows are, and how to ask for others. */
  rows?: Guess<ListAnswer>;
  query?: ListQuery;
  /** Where its refusals say what is wrong, as far as the document tells. */
  refusals?: Guess<RefusalPlaces>;
  /** Names of ways to sign it: any one of the inner lists does. */
  security: string[][];
  /** Are all guesses about it sure? */
  sure: boolean;
}

export interface InferredResource {
  name: string;
  /** The path of its collection, parameters as `{}`. */
  path: string;
  /** The resource in whose records it lives. */
  parent?: string;
  shape?: Shape;
  identity: Guess<Identity>;
  label?: Guess<string>;
  references: Guess<Reference>[];
  /** How a change of what another has changed since is refused. */
  concurrency: Guess<Concurrency>;
  operations: Understood[];
}

export interface Understanding {
  operations: Understood[];
  resources: InferredResource[];
  /** Ways to sign in, by name. */
  signIns: SignIn[];
  questions: Question[];
}
