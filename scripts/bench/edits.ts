// What the audit of a bulk edit costs: npx tsx scripts/bench/edits.ts [--rows 1000] [--rounds 5]
// The end of so many coupons is moved, with the audit and with an audit that looks away, in turns; prints both times and their ratio.
import { parseArgs } from 'node:util';
import { uuidv7 } from 'uuidv7';
import { coupons } from '../../server/db/schema.ts';
import { auditWitness } from '../../server/modules/audit/index.ts';
import { startApp } from '../../tests/support/app.ts';

const { values } = parseArgs({ options: { rows: { type: 'string', default: '1000' }, rounds: { type: 'string', default: '5' } } });
const app = await startApp();
const token = await app.signIn('admin@forecourt.example');
const ids = Array.from({ length: Number(values.rows) }, () => uuidv7());
await app.db.insert(coupons).values(ids.map((id, number) => ({ id, code: `BENCH${number}`, kind: 'percent' as const, value: 10 })));

const audited = { ...auditWitness };
const blind = { ...auditWitness, keeps: () => false, done: () => Promise.resolve() };
let days = 1;
async function moveEnd(): Promise<number> {
  days += 1;
  const began = performance.now();
  const ends_at = new Date(Date.now() + days * 86_400_000).toISOString();
  const { status, problem } = await app.call('changeCouponsEnd', { token, body: { ids, ends_at } });
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(problem)}`);
  return performance.now() - began;
}

const times = { audited: [] as number[], blind: [] as number[] };
await moveEnd();
for (let round = 0; round < Number(values.rounds); round += 1) {
  Object.assign(auditWitness, audited);
  times.audited.push(await moveEnd());
  Object.assign(auditWitness, blind);
  times.blind.push(await moveEnd());
}
await app.close();
const middle = (all: number[]) => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;
const [seen, unseen] = [middle(times.audited), middle(times.blind)];
process.stdout.write(`${ids.length} coupons: ${seen.toFixed(0)} ms with the audit, ${unseen.toFixed(0)} ms without, ${(seen / unseen).toFixed(2)} times\n`);
