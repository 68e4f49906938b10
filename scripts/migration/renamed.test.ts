// A value of an enum gets another name in the contract (`x-renamed`), and the rows that hold it follow: shown on the demo's rows.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Contract } from '../../engine/contract/document.ts';
import { testDatabase, type TestDatabase } from '../../tests/support/database.ts';
import type { Renaming } from './json-moves.ts';
import { keptNow } from './kept.ts';
import { movesOf, pendingRenamings, stillSaying, unexplained, unknownJson, withMoves } from './renamed.ts';

const kept = keptNow();

/** The contract with a value renamed, as it stands after a generation. */
function renamedTo({ enumName, before, now }: Renaming): Contract {
  const contract = structuredClone(kept.contract);
  const schema = contract.components.schemas[enumName] ?? {};
  schema.enum = (schema.enum ?? []).map((value) => (value === before ? now : value));
  schema['x-renamed'] = { [before]: now };
  // Where the names of properties are its values, as `generate` writes them.
  for (const other of Object.values(contract.components.schemas)) {
    const entries = Object.entries(other.properties ?? {});
    if (entries.every(([name]) => name === before || schema.enum?.includes(name))) {
      other.properties = Object.fromEntries(entries.map(([name, property]) => [name === before ? now : name, property]));
    }
  }
  return contract;
}

const share: Renaming = { enumName: 'CouponKind', before: 'percent', now: 'share' };
const swap = [
  'ALTER TABLE "coupons" DROP CONSTRAINT "coupons_kind";',
  'ALTER TABLE "coupons" DROP CONSTRAINT "coupons_value";',
  `ALTER TABLE "coupons" ADD CONSTRAINT "coupons_value" CHECK ("value" >= 1 and ("kind" <> 'share' or "value" <= 100));`,
  `ALTER TABLE "coupons" ADD CONSTRAINT "coupons_kind" CHECK ("kind" in ('share', 'amount'));`,
].join('--> statement-breakpoint\n');

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const rows = async (text: string) => (await database.db.execute<Record<string, unknown>>(sql.raw(text))).rows;
async function run(migration: string): Promise<void> {
  for (const statement of migration.split('--> statement-breakpoint')) await database.db.execute(sql.raw(statement));
}
const move = async (renaming: Renaming) => run(withMoves('', movesOf(renaming, { ...kept, contract: renamedTo(renaming) })));

describe('the rows of a renamed value', () => {
  it('move between the old check and the new one, the parameters of events with them', async () => {
    const [coupon] = await rows(`SELECT id FROM coupons WHERE kind = 'percent'`);
    const id = `'${String(coupon?.['id'])}'`;
    await run(`INSERT INTO events (id, kind, params, target_kind, target_id, audience) VALUES
      (gen_random_uuid(), 'coupon_changed', '{"field": "value", "before": "percent", "after": null, "kind_before": "percent", "kind_after": "amount"}', 'coupon', ${id}, 'none')`);
    const before = await rows(`SELECT id, version FROM coupons WHERE kind = 'percent' ORDER BY id`);
    expect(before.length).toBeGreaterThan(0);

    await run(withMoves(swap, movesOf(share, { ...kept, contract: renamedTo(share) })));

    expect(await rows(`SELECT id, version FROM coupons WHERE kind = 'share' ORDER BY id`)).toEqual(before);
    expect(await rows(`SELECT 1 FROM coupons WHERE kind = 'percent'`)).toEqual([]);
    // What somebody wrote stays as it was written; the states beside it are read by their new name.
    const [event] = await rows(`SELECT params FROM events WHERE kind = 'coupon_changed' AND target_id = ${id} AND params->>'kind_before' = 'share'`);
    expect(event?.['params']).toEqual({ field: 'value', before: 'percent', after: null, kind_before: 'share', kind_after: 'amount' });
    expect(await rows(`SELECT 1 FROM events WHERE 'percent' IN (params->>'kind_before', params->>'kind_after')`)).toEqual([]);
  });

  it('move in JSON whose properties the contract names, and leave what is not there', async () => {
    const all = await rows(`SELECT user_id FROM user_preferences ORDER BY user_id LIMIT 2`);
    const [first, second] = all.map((row) => `'${String(row['user_id'])}'`);
    await run(`UPDATE user_preferences SET trade_in = '{"condition": "good", "year": 2016}' WHERE user_id = ${first}`);
    await run(`UPDATE user_preferences SET trade_in = '{}' WHERE user_id = ${second}`);
    await move({ enumName: 'TradeInCondition', before: 'good', now: 'sound' });
    expect((await rows(`SELECT trade_in FROM user_preferences WHERE user_id IN (${first}, ${second}) ORDER BY user_id`)).map((row) => row['trade_in'])).toEqual(
      [{ condition: 'sound', year: 2016 }, {}],
    );
  });

  it('move in JSON under the value as a name', async () => {
    const [user] = await rows(`SELECT id FROM users LIMIT 1`);
    const id = `'${String(user?.['id'])}'`;
    const before = String(kept.contract.components.schemas['NotificationKind']?.enum?.[0]);
    await run(`UPDATE users SET notification_choices = '{"${before}": {"mail": false}}' WHERE id = ${id}`);
    await move({ enumName: 'NotificationKind', before, now: 'told' });
    expect(await rows(`SELECT notification_choices FROM users WHERE id = ${id}`)).toEqual([{ notification_choices: { told: { mail: false } } }]);
  });

  it('move in a list', async () => {
    const [value] = kept.contract.components.schemas['WorksheetWarning']?.enum ?? [];
    const [sheet] = await rows(`SELECT id FROM otd_worksheets LIMIT 1`);
    const id = `'${String(sheet?.['id'])}'`;
    await run(`UPDATE otd_worksheets SET warnings = ARRAY['${String(value)}'] WHERE id = ${id}`);
    await move({ enumName: 'WorksheetWarning', before: String(value), now: 'look' });
    expect(await rows(`SELECT warnings FROM otd_worksheets WHERE id = ${id}`)).toEqual([{ warnings: ['look'] }]);
  });

  it('move where a trigger refuses every other change, which it does again afterwards', async () => {
    await run('ALTER TABLE audit_entries DROP CONSTRAINT audit_entries_outcome');
    const [value] = kept.contract.components.schemas['AuditOutcome']?.enum ?? [];
    await move({ enumName: 'AuditOutcome', before: String(value), now: 'well' });
    expect(await rows(`SELECT 1 FROM audit_entries WHERE outcome = '${String(value)}'`)).toEqual([]);
    await expect(run(`UPDATE audit_entries SET outcome = 'failed'`)).rejects.toThrow('Failed query');
  });
});

describe('npm run db:generate', () => {
  it('makes the moves of a renaming once, and again where the name came back in between', () => {
    const contract = renamedTo(share);
    const note = (before: string, now: string) => `-- renamed CouponKind: ${before} → ${now}\nUPDATE`;
    expect(pendingRenamings(contract, [])).toEqual([share]);
    expect(pendingRenamings(contract, [note('percent', 'share')])).toEqual([]);
    expect(pendingRenamings(contract, [note('percent', 'share'), note('share', 'percent')])).toEqual([share]);
    expect(pendingRenamings(contract, [withMoves('', movesOf(share, { ...kept, contract }))])).toEqual([]);
  });

  it('puts the moves behind what is dropped and before what is added', () => {
    const migration = withMoves(swap, movesOf(share, { ...kept, contract: renamedTo(share) }));
    const kinds = migration.split('--> statement-breakpoint').map((statement) => /DROP|UPDATE|ADD/.exec(statement)?.[0]);
    expect(kinds.join(' ')).toMatch(/^DROP DROP( UPDATE)+ ADD ADD$/);
  });

  it('stops at a check written by hand that still says the old value', () => {
    expect(stillSaying(share, { ...kept, contract: renamedTo(share) }).stops).toContain(
      `server/db/schema: "coupons_value" still says 'percent', which CouponKind calls 'share'`,
    );
  });

  it('names the functions of the database that say the old value, and the JSON that it could not look into', () => {
    const paid: Renaming = { enumName: 'PaymentStatus', before: 'succeeded', now: 'paid' };
    const migrations = [`CREATE FUNCTION book() RETURNS trigger AS $$ BEGIN IF NEW.status = 'succeeded' THEN END IF; END $$;`];
    expect(stillSaying(paid, { ...kept, migrations }).warns).toEqual([expect.stringContaining(`book() of the database says 'succeeded'`)]);
    expect(unknownJson(kept)).toContain('payments.quote');
    expect(unknownJson(kept)).not.toContain('user_preferences.trade_in');
  });

  it('tells a value that is gone and said to be renamed nowhere', () => {
    const snapshot = (values: string) => ({ tables: { coupons: { checkConstraints: { coupons_kind: { value: `"coupons"."kind" in (${values})` } } } } });
    const gone = unexplained(snapshot(`'percent', 'amount'`), snapshot(`'share', 'amount'`), []);
    expect(gone).toEqual([expect.stringContaining(`coupons_kind no longer admits 'percent'`)]);
    expect(unexplained(snapshot(`'percent', 'amount'`), snapshot(`'share', 'amount'`), [share])).toEqual([]);
  });
});
