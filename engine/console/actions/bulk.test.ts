import type { RaRecord } from 'react-admin';
import { describe, expect, it } from 'vitest';
import { Problem } from '../../web/problem.ts';
import { atOnce } from './atOnce.ts';
import { runBulk, type BulkProgress, type BulkWork } from './bulk.ts';

const many = 250;
const idOf = (number: number) => `r${String(number).padStart(4, '0')}`;

/** A list of records that an act takes out of the filter it was found by. */
function shelf({ refused = [] as string[], status = 409 } = {}) {
  const rows: (RaRecord & { lent: boolean })[] = Array.from({ length: many }, (_row, number) => ({ id: idOf(number), lent: false }));
  const calls: number[] = [];
  const progress: BulkProgress[] = [];
  const changed: RaRecord[] = [];
  const work: Omit<BulkWork, 'meant'> = {
    read: async ({ filter, pagination }) => {
      const asked = filter as { id?: string[]; id_gte?: string; lent?: boolean };
      const data = rows.filter(
        ({ id, lent }) => (asked.id?.includes(String(id)) ?? true) && String(id) >= (asked.id_gte ?? '') && lent === (asked.lent ?? lent),
      );
      return { data: data.slice(0, pagination.perPage).map((row) => ({ ...row })) };
    },
    act: async (ids) => {
      calls.push(ids.length);
      if (ids.some((id) => refused.includes(String(id)))) throw new Problem('It is lost.', { status });
      for (const row of rows) if (ids.includes(row.id)) row.lent = true;
      return { changed: ids, failures: [] };
    },
    onPart: (now, records) => {
      progress.push(now);
      changed.push(...records);
    },
    signal: new AbortController().signal,
  };
  return { rows, calls, progress, changed, work };
}
const all = { filter: { lent: false }, total: many };

describe('an act on all that a filter finds', () => {
  it('meets each record once, though the act takes them out of the filter, and tells how far it is', async () => {
    const { rows, progress, changed, work } = shelf();
    expect(await runBulk({ ...work, meant: all })).toEqual({ done: many, failures: [] });
    expect(rows.every(({ lent }) => lent)).toBe(true);
    expect(progress.map(({ done }) => done)).toEqual([atOnce, 2 * atOnce, many]);
    // As they were: so they can be put back.
    expect(changed.every((record) => record['lent'] === false)).toBe(true);
  });

  it('names those that are refused, and changes all others', async () => {
    const { rows, work } = shelf({ refused: [idOf(3), idOf(120)] });
    const { done, failures } = await runBulk({ ...work, meant: all });
    expect(done).toBe(many - 2);
    expect(failures).toEqual([3, 120].map((number) => ({ id: idOf(number), message: 'It is lost.' })));
    expect(rows.filter(({ lent }) => !lent).map(({ id }) => id)).toEqual([idOf(3), idOf(120)]);
  });

  it('ends at once where the act as a whole is refused', async () => {
    const { calls, work } = shelf({ refused: [idOf(0)], status: 422 });
    await expect(runBulk({ ...work, meant: all })).rejects.toThrow('It is lost.');
    expect(calls).toEqual([atOnce]);
  });

  it('stops between two parts', async () => {
    const { progress, work } = shelf();
    const stopped = new AbortController();
    await runBulk({
      ...work,
      meant: all,
      signal: stopped.signal,
      onPart: (now, records, answers) => {
        work.onPart(now, records, answers);
        stopped.abort();
      },
    });
    expect(progress.at(-1)?.done).toBe(atOnce);
  });

  it('tells within a part how far it is, and with each part what each of its records answered', async () => {
    const { work } = shelf();
    const told: number[] = [];
    const answered: unknown[] = [];
    await runBulk({
      ...work,
      meant: { ids: Array.from({ length: atOnce + 1 }, (_id, number) => idOf(number)) },
      act: async (ids, { onTurn }) => {
        onTurn?.({ done: 1, failed: 0, isWaiting: true });
        return { changed: ids, failures: [], answers: new Map(ids.map((id) => [id, `loan of ${id}`])) };
      },
      onTurn: ({ done }) => told.push(done),
      onPart: (_now, records, answers) => answered.push([answers?.size, answers?.get(records[0]?.id ?? '')]),
    });
    expect(told).toEqual([1, atOnce + 1]);
    expect(answered).toEqual([
      [atOnce, `loan of ${idOf(0)}`],
      [1, `loan of ${idOf(atOnce)}`],
    ]);
  });

  it('takes named records as they are named', async () => {
    const { rows, work } = shelf();
    expect((await runBulk({ ...work, meant: { ids: [idOf(9), idOf(1)] } })).done).toBe(2);
    expect(rows.filter(({ lent }) => lent)).toHaveLength(2);
  });
});
