// How often the stub's records were written, so that it refuses a change of what another has changed since, in the API's own way.
import type { Wire } from '../contract/drawing/wire.ts';

type Row = Record<string, unknown>;

export class Writings {
  private readonly counted = new WeakMap<Row, number>();

  /** The mark of a record, where the API gives one. */
  headers({ guard }: Wire, row: Row): Record<string, string> {
    return guard?.as === 'etag' ? { ETag: `"${this.counted.get(row) ?? 1}"` } : {};
  }

  /** The status by which a change is refused, or nothing. @param given what If-Match says */
  refusal(wire: Wire, row: Row, { given, sent }: { given: string | undefined; sent: Row }): number | undefined {
    const { guard } = wire;
    if (guard?.as === 'etag') return given === undefined || given === '*' || given === this.headers(wire, row)['ETag'] ? undefined : 412;
    if (guard?.as !== 'version' || guard.property === undefined) return undefined;
    const read = sent[guard.property];
    return read === undefined || String(read) === String(row[guard.property]) ? undefined : 409;
  }

  /** One writing more. */
  written({ guard }: Wire, row: Row): void {
    this.counted.set(row, (this.counted.get(row) ?? 1) + 1);
    const property = guard?.as === 'version' ? guard.property : undefined;
    if (property !== undefined && typeof row[property] === 'number') row[property] += 1;
  }
}
