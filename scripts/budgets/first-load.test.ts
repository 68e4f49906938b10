import { describe, expect, it } from 'vitest';
import type { FirstLoads } from '../../domain/doors.ts';
import { foreignScreens, screensOf } from './first-load.ts';

const none = { frame: [], addresses: [], afterwards: [] };
const loads: FirstLoads = {
  public: none,
  portal: {
    ...none,
    frame: ['door.js'],
    addresses: [
      { path: 'a', often: false, screen: 'a.tsx', file: 'a.js', files: ['a.js', 'shared.js'], below: [], calls: [] },
      { path: 'b', often: false, screen: 'b.tsx', file: 'b.js', files: ['b.js', 'a.js'], below: [], calls: [] },
      { path: 'c', often: false, screen: 'c.tsx', file: 'cd.js', files: ['cd.js'], below: [], calls: [] },
      { path: 'd', often: false, screen: 'd.tsx', file: 'cd.js', files: ['cd.js'], below: [], calls: [] },
    ],
  },
  console: none,
};

describe('first load', () => {
  it('weighs a screen with its door', () => {
    const weights: Readonly<Record<string, number>> = { 'door.js': 100, 'a.js': 10, 'shared.js': 5, 'b.js': 1, 'cd.js': 2 };
    expect(screensOf(loads, (file) => weights[file] ?? 0).map(({ path, weight }) => [path, weight])).toEqual([
      ['a', 115],
      ['b', 111],
      ['c', 102],
      ['d', 102],
    ]);
  });

  it('names a screen that brings another one along', () => {
    expect(foreignScreens(loads)).toEqual([
      { screen: 'b.tsx', loads: 'a.tsx' },
      { screen: 'c.tsx', loads: 'd.tsx' },
      { screen: 'd.tsx', loads: 'c.tsx' },
    ]);
  });
});
