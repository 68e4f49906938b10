// The demo's deal check: the drawn report, a first version and a second one of which a part was put right.
import { eq } from 'drizzle-orm';
import { dealCheckReport } from '../../domain/deal-check.ts';
import type { CheckedLine, ContractLines } from '../../generated/api.ts';
import { dashboardListings, dealChecks, dealCheckVersions, stepsBegun, users } from '../db/schema.ts';
import { demoEvent, keepHappened } from './happenings.ts';
import type { Filler } from './filler.ts';

const first: ContractLines = {
  msrp: 41_245_00,
  dealer_discount: 750_00,
  add_ons: [
    { label: 'Protection package', amount: 899_00 },
    { label: 'Nitrogen and wheel locks', amount: 299_00 },
  ],
  doc_fee: 387_00,
  title: 18_00,
  registration: 74_50,
  other_fees: [{ label: 'Electronic filing', amount: 89_00 }],
  sales_tax: 3_156_00,
  total_otd: 45_417_50,
  cash_due: 45_417_50,
};
const second: ContractLines = {
  ...first,
  dealer_discount: 1_250_00,
  add_ons: [{ label: 'Nitrogen and wheel locks', amount: 299_00 }],
  doc_fee: 250_00,
  sales_tax: 3_040_80,
  total_otd: 43_766_30,
  cash_due: 43_766_30,
};
const nitrogen: CheckedLine = {
  key: 'add_ons Nitrogen and wheel locks',
  verdict: 'ask_to_remove',
  words: 'You don’t need it.',
  say: 'I don’t need nitrogen or wheel locks. Take the $299 line out.',
};
const filing: CheckedLine = {
  key: 'other_fees Electronic filing',
  verdict: 'ask_to_remove',
  words: 'Belongs to the doc fee.',
  say: 'Electronic filing is part of your doc fee. Please drop the $89.',
};
const rebate: CheckedLine = {
  key: 'rebates Honda cash rebate',
  label: 'Honda cash rebate',
  verdict: 'missing',
  aim: -500_00,
  words: 'Open to every buyer.',
  say: 'Honda’s rebate is $500, and it’s not on my sheet. Add it, and we’re close.',
};
const discount: CheckedLine = {
  key: 'dealer_discount',
  verdict: 'high',
  aim: -1_495_00,
  words: 'Others near you pay less for this car.',
  say: 'Others near here pay $39,750 for this car before tax. Can you meet that?',
};
const versions = [
  {
    lines: first,
    verdicts: [
      nitrogen,
      filing,
      rebate,
      discount,
      { key: 'add_ons Protection package', verdict: 'ask_to_remove', words: 'You can buy it later for less.', say: 'No protection package for me, please.' },
      { key: 'doc_fee', verdict: 'high', aim: 250_00, words: 'Above what others here charge.', say: 'Others here charge $250 for the papers.' },
    ] satisfies CheckedLine[],
    summary: 'The car is right, the price is not yet. Six lines are worth a word.',
  },
  { lines: second, verdicts: [discount, nitrogen, rebate, filing], summary: 'The car is close to fair now; four lines are not.' },
];

/** Of the one client of the demo whose package reviews. */
export const fillDealChecks: Filler = async (db, _services, world) => {
  const client = world.clients.find(({ email }) => email.startsWith('samuel.greene'));
  if (!client) return;
  const begun = world.daysAgo(4).toISOString();
  const [now, before] = [second, first].map((lines, index) => ({ lines, verdicts: versions[1 - index]?.verdicts ?? [] }));
  const report = now && dealCheckReport(now, before ?? null);
  const answered = world.daysAgo(0, 4).toISOString();
  const id = world.id(world.daysAgo(4));
  await db.insert(dealChecks).values({
    id,
    user_id: client.id,
    title: '2025 Honda CR-V Hybrid Sport Touring',
    dealer: 'Tillman Honda',
    status: 'answered',
    status_since: answered,
    paper: 'quote',
    version_count: versions.length,
    total: report?.total ?? null,
    aim_total: report?.aim_total ?? null,
    asks: report?.asks ?? null,
    created_at: begun,
    updated_at: answered,
  });
  await db.insert(dealCheckVersions).values(
    versions.map(({ lines, verdicts, summary }, index) => {
      const at = index === 0 ? begun : answered;
      return {
        id: world.id(new Date(at)),
        deal_check_id: id,
        number: index + 1,
        paper: 'quote' as const,
        note: index === 0 ? 'They want an answer by Saturday.' : null,
        typed: lines,
        submitted_at: at,
        begun_at: at,
        answered_at: at,
        lines,
        verdicts,
        verdict: 'ask_first' as const,
        summary,
        otherwise: 'Thank them and leave your number. There are other dealers with this car.',
        created_at: at,
        updated_at: at,
      };
    }),
  );
  const about = (at: Date, actor_id: string) => ({ id: world.id(at), at, actor_id, client_id: client.id, target: { kind: 'deal_check', id } as const });
  const advisor = client.advisor_id ?? client.id;
  const title = '2025 Honda CR-V Hybrid Sport Touring';
  await keepHappened(
    db,
    versions.flatMap(({ lines, verdicts }, index) => {
      const number = index + 1;
      const made = dealCheckReport({ lines, verdicts }, index === 0 ? null : { lines: first, verdicts: versions[0]?.verdicts ?? [] });
      const [sent, read] = index === 0 ? [world.daysAgo(4), world.daysAgo(3)] : [world.daysAgo(1), new Date(answered)];
      return [
        demoEvent('deal_check_sent', { paper: 'quote', number, title }, about(sent, client.id)),
        demoEvent('deal_check_answered', { verdict: 'ask_first', amount: made.by, count: made.asks, title }, about(read, advisor)),
      ];
    }),
  );
  // The review is how the work on them began.
  await db.update(users).set({ begun_at: begun }).where(eq(users.id, client.id));
  await db.update(dashboardListings).set({ step_in_process: 'intake_review', step_since: begun }).where(eq(dashboardListings.user_id, client.id));
  await db.insert(stepsBegun).values({ user_id: client.id, step: 'intake_review', began_at: begun });
};
