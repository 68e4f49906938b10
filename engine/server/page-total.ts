// Leaves uncounted what lies behind the page that is wanted: for a field in which a record is found by typing.
import { AsyncVariable } from './async-variable.ts';

const asking = new AsyncVariable<{ isWanted: boolean }>();

/**
 * The list that `work` reads counts as far as a call's `total` says. As with `Batches`, kept out of the list's options so that every list can be read so, however it is made.
 * @param total `page`: to the end of its page; anything else: as usual
 */
export const countedAs = <Result>(total: unknown, work: () => Promise<Result>): Promise<Result> =>
  total === 'page' ? asking.run({ isWanted: true }, work) : work();

/** Whether the present list is counted to the end of its page. Taken by the first list that is read; what that one looks up beside it counts as usual. */
export function takePageTotal(): boolean {
  const request = asking.get();
  const isWanted = request?.isWanted === true;
  if (request) request.isWanted = false;
  return isWanted;
}
