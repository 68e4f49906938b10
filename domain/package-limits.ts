// A package's contents and usage (docs/rules.md, Packages). Everything the client was given counts; a limit applies to the next request and takes nothing back.
import type { CheckedPaper, Package, Role } from '../generated/api.ts';

/** What a package limits by number. */
export type Limited = 'links' | 'otd_prices';

const prices = { one: 'out-the-door price', many: 'out-the-door prices' };
/** What it is called: clients read of cars where staff read of links. */
const labels = {
  client: { links: { one: 'car', many: 'cars', more: 'see more cars' }, otd_prices: { ...prices, more: 'ask for another price' } },
  staff: { links: { one: 'link', many: 'links' }, otd_prices: prices },
} as const;

/** The most of it, or null for no limit. */
export function mostOf(own: Pick<Package, 'max_links' | 'max_otd_prices'>, what: Limited): number | null {
  return (what === 'links' ? own.max_links : own.max_otd_prices) ?? null;
}

export interface LimitQuestion {
  what: Limited;
  own: Pick<Package, 'name' | 'max_links' | 'max_otd_prices'>;
  /** Given or asked for so far. */
  used: number;
  /** How many would come on top. */
  wanted: number;
  /** Larger packages on sale, the nearest first. */
  higher: readonly Pick<Package, 'name' | 'max_links' | 'max_otd_prices'>[];
  reader: Role;
}

/** Why it is too much, and the way out; undefined where it fits. */
export function beyondLimit({ what, own, used, wanted, higher, reader }: LimitQuestion): string | undefined {
  const most = mostOf(own, what);
  if (most === null || wanted === 0 || used + wanted <= most) return undefined;
  const { one, many } = labels[reader === 'client' ? 'client' : 'staff'][what];
  const has = `${own.name} includes ${most} ${most === 1 ? one : many}, and ${used} ${used === 1 ? 'is' : 'are'} used.`;
  const next = higher.find((candidate) => {
    const room = mostOf(candidate, what);
    return room === null || room >= used + wanted;
  });
  if (!next) return `${has} No larger package is available.`;
  return reader === 'client'
    ? `${has} Upgrade to ${next.name} under Package to ${labels.client[what].more}.`
    : `${has} The client can upgrade to ${next.name} under Package.`;
}

/** Why one more paper is too much for a review package; undefined where it fits. @param used sent since the package was paid for */
export function beyondPapers(
  own: Pick<Package, 'name' | 'max_quotes' | 'max_contracts'>,
  paper: CheckedPaper,
  used: Readonly<Record<CheckedPaper, number>>,
): string | undefined {
  const most = (paper === 'quote' ? own.max_quotes : own.max_contracts) ?? null;
  if (most === null || used[paper] < most) return undefined;
  const what = paper === 'quote' ? 'quote' : 'contract';
  return `${own.name} includes ${most} ${most === 1 ? what : `${what}s`}, and ${used[paper]} ${used[paper] === 1 ? 'is' : 'are'} used. Ask your advisor in the chat what comes next.`;
}
