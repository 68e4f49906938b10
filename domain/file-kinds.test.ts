import { expect, it } from 'vitest';
import { fileRefusal, maxFileBytes, notPicture, notTaken, sheetRefusal } from './file-kinds.ts';

const file = { name: 'front.jpg', size: 2000, type: 'image/jpeg', purpose: 'trade_in' } as const;

it.each([
  ['a photo', {}, undefined],
  ['a text called a photo', { type: 'text/plain' }, notPicture('front.jpg')],
  ['a PDF where a photo is wanted', { type: 'application/pdf', purpose: 'listing' }, notPicture('front.jpg')],
  ['a text as a portrait', { type: 'text/plain', purpose: 'avatar' }, notPicture('front.jpg')],
  ['a text in a chat', { type: 'text/plain', purpose: 'chat' }, undefined],
  ['what may be an office document', { type: 'application/zip', purpose: 'folder' }, undefined],
  ['a program', { type: undefined, purpose: 'complaint' }, notTaken('front.jpg')],
  ['nothing', { size: 0 }, 'front.jpg is empty.'],
  ['the largest', { size: maxFileBytes }, undefined],
  ['more than the largest', { size: maxFileBytes + 1 }, 'front.jpg is larger than 25 MB.'],
] as const)('says of %s whether it is taken', (_, change, told) => {
  expect(fileRefusal({ ...file, ...change })).toBe(told);
});

it('says of an iPhone’s photo what to do', () => {
  expect(fileRefusal({ ...file, type: 'image/heic', purpose: 'chat' })).toContain('Most Compatible');
});

it.each([
  ['a workbook', {}, undefined],
  ['a text', { type: 'text/plain' }, undefined],
  ['a photo', { type: 'image/jpeg' }, 'cars.xlsx isn’t a spreadsheet. Choose a CSV or XLSX file.'],
  ['a file of no known kind', { type: undefined }, 'cars.xlsx isn’t a spreadsheet. Choose a CSV or XLSX file.'],
  ['nothing', { size: 0 }, 'cars.xlsx is empty.'],
  ['the largest', { size: maxFileBytes }, undefined],
  ['more than the largest', { size: maxFileBytes + 1 }, 'cars.xlsx is larger than 25 MB.'],
] as const)('says of %s whether it is a sheet', (_, change, told) => {
  expect(sheetRefusal({ name: 'cars.xlsx', size: 2000, type: 'application/zip', ...change })).toBe(told);
});
