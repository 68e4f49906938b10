// Reads a list to its end in batches: each starts after the last row of the one before, so none is skipped or read twice, whatever changes meanwhile, and the
// hundredth costs as much as the first.
import { AsyncVariable } from './async-variable.ts';

/** Where a row is in the order: its sort value as the database writes it, that value's type, its id. */
export interface Place {
  value: string | null;
  type: string;
  id: string;
}

/** Rows with a sort value and rows without are read one after the other, so that each part can follow an index. */
export type Part = 'filled' | 'empty';

/** A reading in progress. */
export class Batches {
  readonly size: number;
  /** The rows still to read, in the order of the list; undefined before the first batch. */
  parts: Part[] | undefined;
  /** The last row read of the present part. */
  after: Place | undefined;

  get isOver(): boolean {
    return this.parts?.length === 0;
  }

  constructor(size: number) {
    this.size = size;
  }

  /**
   * The next batch: the list that `work` reads answers with it, instead of with the range it was asked for.
   * Kept out of the list's options so that every list can be read so, however it is made.
   * @throws Error when `work` reads no list at all
   */
  async next<Result>(work: () => Promise<Result>): Promise<Result> {
    const request: BatchRequest = { batches: this };
    const result = await reading.run(request, work);
    if (request.batches) throw new Error('This answers without reading a list, so it cannot be read in batches.');
    return result;
  }
}

interface BatchRequest {
  batches: Batches | undefined;
}

const reading = new AsyncVariable<BatchRequest>();

/** The reading that the present list belongs to. Taken by the first list that is read; what that one looks up beside it pages as usual. */
export function takeBatches(): Batches | undefined {
  const request = reading.get();
  const batches = request?.batches;
  if (request) request.batches = undefined;
  return batches;
}
