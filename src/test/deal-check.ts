import { dealCheckReport } from '../../domain/deal-check.ts';
import type { CheckedLine, ContractLines, DealCheck, DealCheckVersion } from '../../generated/api.ts';

/** The offer of the drawn report: 7.5 % on the car, add-ons and the doc fee. */
export const firstLines: ContractLines = {
  msrp: 4_124_500,
  dealer_discount: 75_000,
  add_ons: [
    { label: 'Protection package', amount: 89_900 },
    { label: 'Nitrogen and wheel locks', amount: 29_900 },
  ],
  doc_fee: 38_700,
  title: 1_800,
  registration: 7_450,
  other_fees: [{ label: 'Electronic filing', amount: 8_900 }],
  sales_tax: 315_600,
  total_otd: 4_541_750,
  cash_due: 4_541_750,
};
/** What the dealer offered then. */
export const secondLines: ContractLines = {
  ...firstLines,
  dealer_discount: 125_000,
  add_ons: [{ label: 'Nitrogen and wheel locks', amount: 29_900 }],
  doc_fee: 25_000,
  sales_tax: 304_080,
  total_otd: 4_376_630,
  cash_due: 4_376_630,
};
const toRemove = (key: string, more: Partial<CheckedLine> = {}): CheckedLine => ({ key, verdict: 'ask_to_remove', ...more });
export const firstVerdicts: CheckedLine[] = [toRemove('add_ons Protection package'), { key: 'doc_fee', verdict: 'high', aim: 25_000 }];
export const secondVerdicts: CheckedLine[] = [
  { key: 'dealer_discount', verdict: 'high', aim: -149_500, say: 'Can you meet $39,750?' },
  toRemove('add_ons Nitrogen and wheel locks'),
  { key: 'rebates Honda cash rebate', label: 'Honda cash rebate', verdict: 'missing', aim: -50_000 },
  toRemove('other_fees Electronic filing', { words: 'Belongs to the doc fee.' }),
];

const nothingRead = { lines: null, verdicts: [], verdict: null, summary: null, otherwise: null, report: null, answered_at: null } as const;

/** A version that was sent and is not read yet. */
export const sentVersion = (number: number, given: Partial<DealCheckVersion> = {}): DealCheckVersion => ({
  ...nothingRead,
  verdicts: [],
  number,
  paper: 'quote',
  note: null,
  typed: null,
  attachments: [],
  submitted_at: '2026-11-19T15:00:00.000Z',
  begun_at: null,
  ...given,
});

/** The first version with its report. */
export const firstAnswered: DealCheckVersion = sentVersion(1, {
  begun_at: '2026-11-19T16:00:00.000Z',
  answered_at: '2026-11-19T17:00:00.000Z',
  lines: firstLines,
  verdicts: firstVerdicts,
  verdict: 'ask_first',
  summary: 'Too much for it.',
  report: dealCheckReport({ lines: firstLines, verdicts: firstVerdicts }, null),
});
/** The second one, compared with it. */
export const secondAnswered: DealCheckVersion = sentVersion(2, {
  submitted_at: '2026-11-23T15:00:00.000Z',
  begun_at: '2026-11-23T16:00:00.000Z',
  answered_at: '2026-11-23T18:05:00.000Z',
  lines: secondLines,
  verdicts: secondVerdicts,
  verdict: 'ask_first',
  summary: 'The car is close to fair now. Four lines are not.',
  otherwise: 'Thank them and leave your number.',
  report: dealCheckReport({ lines: secondLines, verdicts: secondVerdicts }, { lines: firstLines, verdicts: firstVerdicts }),
});

/** A deal check of these versions, the newest first. */
export const dealCheckOf = (versions: DealCheckVersion[], given: Partial<DealCheck> = {}): DealCheck => ({
  id: '01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10',
  user_id: '01998a3e-6c1f-7d30-9f52-3d1c5b7a9e11',
  client_name: 'Samuel Greene',
  advisor_name: 'Maria Delgado',
  title: '2025 Honda CR-V Hybrid Sport Touring',
  vin: null,
  dealer: 'Tillman Honda',
  status: 'answered',
  status_since: '2026-11-23T18:05:00.000Z',
  paper: 'quote',
  version_count: versions.length,
  total: null,
  aim_total: null,
  asks: null,
  versions,
  created_at: '2026-11-19T15:00:00.000Z',
  updated_at: '2026-11-23T18:05:00.000Z',
  version: 3,
  ...given,
});
