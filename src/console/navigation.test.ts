import { describe, expect, it } from 'vitest';
import { resourceIndex as resources } from '../../generated/resource-index.ts';
import { menuOf } from './navigation.tsx';
import { pages } from './pages.ts';

const labelled = (role: 'admin' | 'employee', of = resources) => menuOf(role, of).map(({ label, items }) => [label ?? '', ...items.map((item) => item.label)]);

describe('the menu', () => {
  it("of an admin is made of the contract and the console's own pages", () => {
    expect(labelled('admin')).toEqual([
      ['', 'Dashboard', 'New requests', 'Needs an advisor', 'Service desk', 'Chats', 'Tasks'],
      ['Clients', 'Clients', 'Match', 'Price requests', 'Dealers', 'Listings', 'Deals', 'Folders', 'Deal checks', 'Checklists', 'Onboardings', 'Complaints'],
      ['Business', 'Advisors', 'Packages', 'Coupons', 'Money', 'Payments', 'Payment cases', 'Refund requests', 'Settings', 'Canned replies', 'Audit', 'System'],
      ['Records', 'Coupon usages', 'Research reports', 'OTD worksheets'],
    ]);
  });

  it('of an advisor has what they may see, in their own places', () => {
    expect(labelled('employee')).toEqual([
      ['', 'Dashboard', 'New requests', 'Clients', 'Service desk', 'Chats'],
      [
        'Work',
        'Tasks',
        'Match',
        'Price requests',
        'Dealers',
        'Deals',
        'Folders',
        'Deal checks',
        'Checklists',
        'Onboardings',
        'Complaints',
        'Payments',
        'Refund requests',
        'Support requests',
        'Canned replies',
      ],
      ['Records', 'Listings', 'Research reports', 'OTD worksheets', 'Tax rules'],
    ]);
  });

  it.each(['admin', 'employee'] as const)('of an %s has a sign of its own for each entry', (role) => {
    const items = menuOf(role, resources).flatMap((group) => group.items);
    const shared = items.filter(({ icon }) => items.filter((item) => item.icon === icon).length > 1).map(({ label }) => label);
    expect(shared).toEqual([]);
  });

  it('names a resource nobody placed last, by its plural', () => {
    const unplaced = resources.map(({ menu: _, ...resource }) => (resource.name === 'coupons' ? { ...resource, label: 'Vouchers' } : resource));
    expect(labelled('admin', unplaced).at(-1)).toContain('Vouchers');
  });

  it('knows every group and page the contract names', () => {
    const shown = new Set(
      resources.flatMap((resource) =>
        (['admin', 'employee'] as const).flatMap((role) => menuOf(role, [resource]).flatMap(({ items }) => items.map(({ route }) => route))),
      ),
    );
    const lost = resources.flatMap(({ segment, menu }) => [
      ...(menu?.group && !shown.has(segment) ? [segment] : []),
      ...(menu?.page && !pages.some(({ path }) => path === menu.page) ? [menu.page] : []),
    ]);
    expect(lost).toEqual([]);
  });
});
