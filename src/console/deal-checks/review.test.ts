import { describe, expect, it } from 'vitest';
import { dealCheckReport } from '../../../domain/deal-check.ts';
import { offerDraft, offerLines, sumOfOffer, totalIsOffBy } from '../../features/deal-check/offer.ts';
import { firstAnswered, firstLines, secondAnswered, secondLines, secondVerdicts, sentVersion } from '../../test/deal-check.ts';
import { fair, keptReview, placeOfReview, placesOf, readVersion, reviewBody, reviewDraft, reviewProblems, withLines, type ReviewDraft } from './review.ts';

const saved = reviewDraft(secondAnswered, firstAnswered);

describe('the lines of the table', () => {
  it('have the keys of the report, also where two are called alike and where there is no MSRP', () => {
    const alike = offerDraft({ ...secondLines, other_fees: [1, 2, 3].map((amount) => ({ label: 'Fee', amount })) });
    const plain = offerDraft({ ...secondLines, msrp: 0, dealer_discount: 0, selling_price: 3_999_500 });
    const parted = offerDraft({ ...secondLines, msrp: 0, selling_price: 3_999_500 });
    for (const draft of [saved.lines, alike, plain, parted]) {
      const known = new Set(placesOf(draft).flatMap(({ key }) => (key === null ? [] : [key])));
      const { lines } = dealCheckReport({ lines: offerLines(draft), verdicts: [] }, null);
      expect(lines.map(({ key }) => key).filter((key) => !key.startsWith('not_counted'))).toEqual([...known]);
    }
  });
});

describe('what a review begins with', () => {
  it('is what was saved of it, to the cent', () => {
    const body = reviewBody(saved, 2);
    expect(new Map(body.verdicts?.map((each) => [each.key, each.aim]))).toEqual(new Map(secondVerdicts.map((each) => [each.key, each.aim ?? null])));
    expect(dealCheckReport(readVersion(saved), { lines: firstLines, verdicts: firstAnswered.verdicts })).toMatchObject({ by: 121_130, asks: 4 });
  });

  it('is what the client typed, with nothing said of it', () => {
    const draft = reviewDraft(sentVersion(1, { typed: firstLines }), null);
    expect(reviewBody(draft, 1)).toMatchObject({ number: 1, verdicts: [], lines: { doc_fee: 38_700, total_otd: 4_541_750 } });
  });

  it('is the version before, without what the dealer put right', () => {
    const before = { ...secondAnswered };
    const fixed = { ...secondLines, dealer_discount: 149_500, rebates: [{ label: 'Honda cash rebate', amount: 50_000 }] };
    const draft = reviewDraft(sentVersion(3, { typed: fixed }), before);
    expect(reviewBody(draft, 3).verdicts?.map(({ key }) => key)).toEqual(['add_ons Nitrogen and wheel locks', 'other_fees Electronic filing']);
    expect(draft.otherwise).toBe('Thank them and leave your number.');
    expect(reviewDraft(sentVersion(3), before).lines.doc_fee).toBe(25_000);
  });
});

describe('what is typed', () => {
  it('leaves the paper’s total to its lines unless it is another one', () => {
    expect(saved.lines.total_otd).toBeNull();
    const off = offerDraft({ ...secondLines, total_otd: 4_376_730 });
    expect([off.total_otd, totalIsOffBy(off), sumOfOffer(off), offerLines(off).cash_due]).toEqual([4_376_730, 100, 4_376_630, 4_376_730]);
  });

  it('needs a figure for what is high or missing, a name for a missing line, and a verdict on the whole', () => {
    const draft: ReviewDraft = {
      ...saved,
      verdict: '',
      summary: ' ',
      verdicts: {
        said: {
          doc_fee: { ...fair, verdict: 'high' },
          title: { ...fair, verdict: 'high', aim: 1_800 },
          dealer_discount: { ...fair, verdict: 'high', aim: 100_000 },
          registration: { ...fair, verdict: 'high', aim: Number.NaN },
        },
        missing: [{ ...fair, verdict: 'missing', key: 4, label: ' ', lowers: true }],
      },
    };
    expect(Object.keys(reviewProblems(draft)).toSorted()).toEqual([
      'summary',
      'verdict',
      'verdicts.missing.4.aim',
      'verdicts.missing.4.label',
      'verdicts.said.dealer_discount.aim',
      'verdicts.said.doc_fee.aim',
      'verdicts.said.registration.aim',
      'verdicts.said.title.aim',
    ]);
    expect(reviewProblems(saved)).toEqual({});
  });

  it('shows what the server refuses at the line it is about', () => {
    expect(placeOfReview('verdicts.0.words', saved)).toBe('verdicts.said.dealer_discount.words');
    expect(placeOfReview('verdicts.3.label', saved)).toBe('verdicts.missing.0.label');
    expect(placeOfReview('lines.other_fees.0.amount', saved)).toBe('lines.other_fees.0.amount');
    expect(placeOfReview('summary', saved)).toBe('summary');
  });

  it('is saved with rows that have no name yet, and forgets what was said of a row that is gone', () => {
    const row = { key: 7, label: '', amount: 5_000, flag: false };
    expect(keptReview({ ...saved, lines: { ...saved.lines, other_fees: [row] } }, 2).lines.other_fees?.[0]?.label).not.toBe('');
    expect(withLines(saved, { ...saved.lines, other_fees: [] }).said['other_fees:0']).toBeUndefined();
    expect(withLines(saved, { ...saved.lines, other_fees: [] }).said['dealer_discount']).toBeDefined();
  });
});
