import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { PackageInUse } from '../../../generated/api.ts';
import { sampleOf } from '../../test/shell.tsx';
import { MyPackage } from './MyPackage.tsx';

const own = { ...sampleOf('Package'), kind: 'search' as const, max_links: 12, max_otd_prices: 3, days_included: 45 };
const inUse: PackageInUse = {
  package: own,
  since: '2026-11-01T15:00:00.000Z',
  until: '2026-12-16T15:00:00.000Z',
  days_left: 25,
  links_used: 7,
  otd_prices_used: 3,
  quotes_used: 0,
  contracts_used: 0,
  upgrades: [{ package: { ...own, max_links: null, max_otd_prices: 5 }, difference: 40_000 }],
  refund: null,
  paid_apart: 0,
};

it('shows what is used of what, and says what to do where nothing is left', () => {
  render(<MyPackage inUse={inUse} own={own} />);
  expect(screen.getByText('7 of 12')).toBeDefined();
  expect(screen.getByText('20 of 45')).toBeDefined();
  // The list of cars shows those that are no longer available, too.
  expect(screen.getByText('Cars you rejected count, cars that are no longer available don’t.')).toBeDefined();
  expect(screen.getAllByText('You’ve used all your package includes. Upgrade below for more.')).toHaveLength(1);
});

it('never shows more than all of it: what came beyond was given on top', () => {
  render(<MyPackage inUse={{ ...inUse, links_used: 13, upgrades: [] }} own={own} />);
  expect(screen.getByText('12 of 12')).toBeDefined();
  expect(screen.getByRole('progressbar', { name: 'Cars received' }).getAttribute('aria-valuenow')).toBe('100');
  expect(screen.getByText('We added 1 more. You’ve used all your package includes. Write to us if you need more.')).toBeDefined();
});

it('has no bar where there is no limit', () => {
  render(<MyPackage inUse={{ ...inUse, links_used: 31 }} own={{ ...own, max_links: null }} />);
  expect(screen.getByText('31, no limit')).toBeDefined();
  expect(screen.queryByRole('progressbar', { name: 'Cars received' })).toBeNull();
});

it('speaks of an upgrade only where one includes more of that kind', () => {
  render(<MyPackage inUse={{ ...inUse, links_used: 12, upgrades: [{ package: { ...own, max_links: 20 }, difference: 40_000 }] }} own={own} />);
  expect(screen.getAllByText('You’ve used all your package includes. Upgrade below for more.')).toHaveLength(1);
  expect(screen.getAllByText('You’ve used all your package includes. Write to us if you need more.')).toHaveLength(1);
});

it('counts quotes and contracts of a package that reviews offers, no cars', () => {
  const review = { ...own, kind: 'review' as const, max_quotes: 2, max_contracts: 1 };
  render(<MyPackage inUse={{ ...inUse, package: review, quotes_used: 1, contracts_used: 1, upgrades: [] }} own={review} />);
  expect(screen.getByText('1 of 2')).toBeDefined();
  expect(screen.getByText('1 of 1')).toBeDefined();
  expect(screen.queryByText('Cars received')).toBeNull();
});

it('says of an upgraded package that what was paid before is refunded apart', () => {
  const refund = { ...sampleOf('RefundQuote'), percent: 50, amount: 20_000, words: 'Half is due.' };
  const { rerender } = render(<MyPackage inUse={{ ...inUse, refund }} own={own} />);
  expect(screen.getByText(/Cancel today and get \$200\.00 back/).textContent).not.toContain('before');
  rerender(<MyPackage inUse={{ ...inUse, refund, paid_apart: 59_900 }} own={own} />);
  expect(screen.getByText(/Cancel today and get \$200\.00 back/).textContent).toContain('You paid $599.00 before: name it in your request');
});
