// What the body of an action takes from the record it is done to, and nobody is asked (`x-resource: fill`).
import type { DataProvider, Identifier, RaRecord } from 'react-admin';
import { uuidv7 } from 'uuidv7';
import { valueOf } from '../actions/undo.ts';
import { Problem } from '../../web/problem.ts';
import { messages } from '../messages.ts';
import type { Values } from './body.ts';

/** So many records are read by one call. */
const perCall = 100;

/**
 * Reads the records, where something is taken from them.
 * @returns what the body of each has besides what was typed. @throws Problem for a record that is gone
 */
export async function fillFor(
  provider: DataProvider,
  segment: string,
  fill: Readonly<Values>,
  ids: readonly Identifier[],
): Promise<(id: Identifier) => Values> {
  const readsRecord = Object.values(fill).some((value) => typeof value === 'string' && value.startsWith('{record.'));
  const records = new Map<Identifier, RaRecord>();
  const read = readsRecord ? ids : [];
  for (let first = 0; first < read.length; first += perCall) {
    const filter = { id: read.slice(first, first + perCall) };
    // oxlint-disable-next-line no-await-in-loop
    const { data } = await provider.getList<RaRecord>(segment, { filter, pagination: { page: 1, perPage: perCall }, sort: { field: 'id', order: 'ASC' } });
    for (const record of data) records.set(record.id, record);
  }
  return (id) => {
    const record = records.get(id);
    if (readsRecord && !record) throw new Problem(messages.leftAsItWas, { status: 404 });
    const from = { record: record ?? { id }, ids: [id], body: {}, answer: undefined };
    return Object.fromEntries(Object.entries(fill).map(([name, value]) => [name, value === '{new}' ? uuidv7() : valueOf(value, from)]));
  };
}
