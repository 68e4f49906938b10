import { expect, it } from 'vitest';
import { inOneRow } from './inOneRow.ts';

const row = { widths: [100, 100, 100], more: 40, gap: 5 };

it('shows all where all have room, to the pixel', () => {
  expect(inOneRow({ ...row, room: 310 })).toBe(3);
  expect(inOneRow({ ...row, room: 309 })).toBe(2);
});

it('leaves room for the button that holds the others', () => {
  expect(inOneRow({ ...row, room: 250 })).toBe(2);
  expect(inOneRow({ ...row, room: 249 })).toBe(1);
});

it('shows the button alone where nothing else has room', () => {
  expect(inOneRow({ ...row, room: 60 })).toBe(0);
});

it('leaves nothing out before anything is laid out', () => {
  expect(inOneRow({ ...row, room: 0 })).toBe(3);
});

it('never shows a later one while an earlier one is left out', () => {
  expect(inOneRow({ widths: [300, 20, 20], more: 40, gap: 5, room: 200 })).toBe(0);
});
