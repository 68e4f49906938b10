// What code can see of the work it is part of, through every await, without being handed it.
import { AsyncLocalStorage } from 'node:async_hooks';

/** The values of all variables, each at its number. Never changed: what runs already keeps its own. */
const storage = new AsyncLocalStorage<readonly unknown[]>();

let variables = 0;

/**
 * A variable of the work that is under way, as TC39 proposes them (AsyncContext.Variable). All of them share the one storage there is here: Node copies each
 * storage to every promise that is made, so that eight of them made a promise three times as dear as one does.
 */
export class AsyncVariable<Value extends object | true> {
  readonly #number = variables++;

  /** Runs the work, and all that it begins, with this value. */
  run<Result>(value: Value, work: () => Result): Result {
    const values = [...(storage.getStore() ?? [])];
    values[this.#number] = value;
    return storage.run(values, work);
  }

  /** The value that the present work runs with. */
  get(): Value | undefined {
    // At its number stands what it was run with.
    return storage.getStore()?.[this.#number] as Value | undefined;
  }
}
