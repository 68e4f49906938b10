/** A statement takes only so many values. */
export async function inBatches<Row>(all: readonly Row[], insert: (batch: Row[]) => Promise<unknown>): Promise<void> {
  for (let first = 0; first < all.length; first += 200) await insert(all.slice(first, first + 200));
}
