import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sheetColumns, sheetRow, sheetTemplate } from './link-sheet.ts';

it('reads its own template', () => {
  const columns = sheetColumns(sheetTemplate.map(([column]) => column));
  expect(columns).not.toContain(undefined);
  expect(
    sheetRow(
      columns,
      sheetTemplate.map(([, example]) => example),
    ),
  ).toEqual({
    errors: {},
    draft: expect.objectContaining({ price: 3_748_000, miles: 6, year: 2025, condition: 'new', tier: 'top_pick', options: ['Heated seats'] }),
  });
});

it('knows columns by other words and leaves out what it does not know', () => {
  expect(sheetColumns(['Listing URL', 'Asking price', 'Mileage', 'Color', 'Anything'])).toEqual(['url', 'price', 'miles', 'exterior_colour', undefined]);
});

it('says what is wrong with each cell', () => {
  const { errors, draft } = sheetRow(['year', 'price', 'tier', 'miles', 'title'], ['soon', 'about 30k', 'best', '12,400 mi', 'A car']);
  expect(Object.keys(errors)).toEqual(['year', 'price', 'tier']);
  expect(errors['tier']).toBe('Choose one of: Top pick, Strong, Alternative, Stretch.');
  expect(draft).toEqual({ miles: 12_400, title: 'A car' });
});

it('keeps cells as every other text is kept, and refuses what cannot be shown', () => {
  const columns = sheetColumns(['\ufefftitle', 'comments', 'dealer']);
  const { errors, draft } = sheetRow(columns, ['\ufeff2025 RAV4\u200b', 'Rene\u0301 likes it', 'a\u0007']);
  expect(draft).toEqual({ title: '2025 RAV4', comments: 'Ren\u00e9 likes it' });
  expect(errors).toEqual({ dealer: 'Contains a character that can’t be shown. Delete it or type it again.' });
});

it('keeps every cent of an amount', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999 }), (amount) => {
      const dollars = (amount / 100).toFixed(2);
      expect(sheetRow(['price'], [dollars]).draft.price).toBe(amount);
      expect(sheetRow(['price'], [`$${Number(dollars).toLocaleString('en-US', { minimumFractionDigits: 2 })}`]).draft.price).toBe(amount);
    }),
  );
});
