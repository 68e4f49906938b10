// The contract-made screens in a browser: what the firm is made of (clients, advisors, packages, coupons) listed, filtered, created,
// changed, acted on and removed by an admin.
import { couponStatusLabels } from '../../generated/enums.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Visitor } from '../support/browser.ts';
import type { Caller } from '../support/caller.ts';
import {
  applyFilter,
  chooseInField,
  confirm,
  everyRow,
  fieldOf,
  fill,
  messageAt,
  moreOf,
  named,
  openList,
  press,
  rows,
  rowSelector,
  rowsLeft,
  searchFor,
  title,
  toast,
} from '../support/console.ts';
import { signedIn } from '../support/signed-in.ts';

describe('an admin', () => {
  let admin: Visitor;
  let page: Page;
  let api: Caller;
  signedIn('admin@forecourt.example', (one) => ({ visitor: admin, page, api } = one));

  it('works with clients', async () => {
    const [name, last] = named('Ines');
    const all = await openList(page, '/admin/client-profiles', 'Clients');
    expect(all).toBeGreaterThan(20);
    await searchFor(page, 'Search clients', 'client2@forecourt.example', 1);
    await searchFor(page, 'Search clients', '', all);
    await applyFilter(page, 'Status', 'Suspended');
    await everyRow(page, 'status', 'Suspended');

    await page.getByRole('link', { name: 'Create client' }).click();
    await title(page, 'Create client');
    await fill(page, 'Last name', last);
    await fill(page, 'E-mail', 'no address');
    await press(page, 'Create client');
    expect(await messageAt(page, 'First name')).toBe('Fill this in.');
    expect(await messageAt(page, 'E-mail')).toBe('Enter an e-mail address, like name@example.com.');
    expect(await fieldOf(page, 'Last name').inputValue()).toBe(last);

    await fill(page, 'First name', 'Ines');
    await fill(page, 'E-mail', 'client@forecourt.example');
    await chooseInField(page, 'Advisor', 'Maria Delgado');
    await press(page, 'Create client');
    // Only the server knows that this address is taken.
    expect(await messageAt(page, 'E-mail')).toBe('This e-mail already has an account.');
    expect(await fieldOf(page, 'First name').inputValue()).toBe('Ines');
    await fill(page, 'E-mail', `${last}@mail.example`);
    admin.problems();
    await press(page, 'Create client');
    await toast(page, 'Client created.');
    await title(page, name);
    await page.getByText('Invited', { exact: true }).first().waitFor();
    await page.getByText('Maria Delgado').first().waitFor();

    await moreOf(page, name, 'Edit');
    await fill(page, 'Phone', '(207) 555-0188');
    await press(page, 'Save');
    await toast(page, 'Client saved.');
    await page.getByText('(207) 555-0188').waitFor();

    await moreOf(page, name, 'Send invitation again');
    await toast(page, `Invitation sent to ${name}`);

    await moreOf(page, name, 'Close account');
    await confirm(page, 'Close account');
    await toast(page, `${name}’s account closed`);
    await title(page, 'Clients');
    await searchFor(page, 'Search clients', last, 0);
    expect(admin.problems()).toEqual([]);
  });
  it('suspends a client and takes it back', async () => {
    const [client] = await api.get<{ id: string; name: string }[]>('/users/detail', { role: 'client', status: 'active' });
    await page.goto(`/admin/client-profiles/${client?.id ?? ''}`);
    await title(page, client?.name ?? '');
    for (const [word, state] of [
      ['Suspended', 'suspended'],
      ['Active', 'active'],
    ] as const) {
      await page.getByRole('button', { name: /^More for/ }).click();
      await page.getByRole('menuitem', { name: 'Set status' }).click();
      const drawer = page.getByRole('dialog', { name: 'Set status' });
      await chooseInField(drawer, 'Status', word);
      await press(drawer, 'Set status');
      if (state === 'suspended') await confirm(page, 'Set status');
      await toast(page, state === 'suspended' ? `${client?.name ?? ''} suspended` : `${client?.name ?? ''} reactivated`);
      await page.getByText(word, { exact: true }).first().waitFor();
      expect(await api.get(`/users/${client?.id ?? ''}`)).toMatchObject({ status: state });
    }
    expect(admin.problems()).toEqual([]);
  });
  it('works with employees', async () => {
    const [name, last] = named('Ulla');
    const all = await openList(page, '/admin/employees', 'Advisors');
    expect(all).toBeGreaterThanOrEqual(6);
    await searchFor(page, 'Search advisors', 'Maria', 1);
    await searchFor(page, 'Search advisors', '', all);
    await applyFilter(page, 'Status', 'Invited', 'No advisors match');
    await press(page, 'Clear filters');
    await rows(page).first().waitFor();

    await page.getByRole('link', { name: 'Create advisor' }).click();
    await title(page, 'Create advisor');
    await fill(page, 'First name', 'Ulla');
    await fill(page, 'Phone', '12');
    await fill(page, 'E-mail', 'advisor@forecourt.example');
    await press(page, 'Create advisor');
    expect(await messageAt(page, 'Last name')).toBe('Fill this in.');
    expect(await messageAt(page, 'Phone')).toBe('Enter a phone number with area code.');
    await fill(page, 'Last name', last);
    await fill(page, 'Phone', '(207) 555-0177');
    await press(page, 'Create advisor');
    expect(await messageAt(page, 'E-mail')).toBe('This e-mail already has an account.');
    expect(await fieldOf(page, 'Last name').inputValue()).toBe(last);
    await fill(page, 'E-mail', `${last}@forecourt.example`);
    admin.problems();
    await press(page, 'Create advisor');
    await toast(page, 'Advisor created.');
    await title(page, name);

    await page.getByRole('link', { name: 'Edit', exact: true }).click();
    await fill(page, 'Title', 'Junior advisor');
    await press(page, 'Save');
    await toast(page, 'Advisor saved.');
    await page.getByText('Junior advisor').first().waitFor();
    await press(page, 'Send invitation again');
    await toast(page, `Invitation sent to ${name}`);
    // Whose clients go to whom is asked first; then whether it is meant.
    await moreOf(page, name, 'Close account');
    await press(page.getByRole('dialog', { name: 'Close account' }), 'Close account');
    await confirm(page, 'Close account');
    await toast(page, `${name}’s account closed`);

    // One who works here is suspended from the row and let in again.
    await title(page, 'Advisors');
    await moreOf(page, 'Tom Lindqvist', 'Suspend');
    // Nobody is chosen to take over, which is asked once more.
    await press(page.getByRole('dialog', { name: 'Suspend' }), 'Suspend');
    await page.getByText('We sign them out at once.', { exact: true }).waitFor();
    await confirm(page, 'Suspend');
    await toast(page, 'Tom Lindqvist suspended');
    await page
      .getByRole('row', { name: /Tom Lindqvist/ })
      .getByText('Suspended', { exact: true })
      .waitFor();
    await moreOf(page, 'Tom Lindqvist', 'Reactivate');
    await toast(page, 'Tom Lindqvist reactivated');
    await page
      .getByRole('row', { name: /Tom Lindqvist/ })
      .getByText('Active', { exact: true })
      .waitFor();
    expect(admin.problems()).toEqual([]);
  });

  it('works with packages', async () => {
    const all = await openList(page, '/admin/packages', 'Packages');
    expect(all).toBeGreaterThanOrEqual(4);
    await searchFor(page, 'Search packages', 'Guided', 1);
    await searchFor(page, 'Search packages', '', all);
    await applyFilter(page, 'For sale', 'No');
    await rowsLeft(page, 1);
    await page.getByRole('link', { name: 'Lease Review', exact: true }).waitFor();

    await page.getByRole('link', { name: 'Create package' }).click();
    await title(page, 'Create package');
    await fill(page, 'Name', 'Auction Escort');
    await fill(page, 'Identifier', 'Not A Slug');
    await fill(page, 'Price', 'many');
    await press(page, 'Create package');
    expect(await messageAt(page, 'Identifier')).toBe('Its name in web addresses: lowercase letters, digits and dashes.');
    expect(await messageAt(page, 'Price')).toBe('Must be a number.');
    expect(await fieldOf(page, 'Price').inputValue()).toBe('many');
    await fill(page, 'Price', '1,234.50');
    await fill(page, 'Identifier', 'deal-check');
    await press(page, 'Create package');
    expect(await messageAt(page, 'Identifier')).toBe('This identifier already exists.');
    expect(await fieldOf(page, 'Name').inputValue()).toBe('Auction Escort');
    await fill(page, 'Identifier', 'auction-escort');
    await press(page, 'Add inclusion');
    await page.getByRole('group', { name: 'Inclusion 1' }).getByRole('textbox').fill('One auction day together');
    admin.problems();
    await press(page, 'Create package');
    await toast(page, 'Package created.');
    await title(page, 'Auction Escort');
    await page.getByText('$1,234.50').first().waitFor();
    await page.getByText('One auction day together').waitFor();

    await page.getByRole('link', { name: 'Edit', exact: true }).click();
    await fill(page, 'Price', '999');
    await page.getByRole('switch', { name: 'For sale' }).click();
    await press(page, 'Save');
    await toast(page, 'Package saved.');
    await page.getByText('$999.00').first().waitFor();
    await moreOf(page, 'Auction Escort', 'Delete');
    await press(page.getByRole('dialog', { name: 'Delete package' }), 'Delete package');
    await confirm(page, 'Delete package');
    await toast(page, 'Package Auction Escort deleted');
    expect(admin.problems()).toEqual([]);
  });

  it('works with coupons, several at once too', async () => {
    const all = await openList(page, '/admin/coupons', 'Coupons');
    expect(all).toBeGreaterThan(20);
    await applyFilter(page, 'Kind', 'Amount');
    await page.waitForFunction(({ count, selector }) => document.querySelectorAll(selector).length < count, { count: all, selector: rowSelector });
    await page.getByRole('button', { name: 'Remove filter Kind' }).click();

    await page.getByRole('link', { name: 'Create coupon' }).click();
    await title(page, 'Create coupon');
    await fill(page, 'Code', 'two words');
    await chooseInField(page, 'Kind', 'Percent');
    await fill(page, 'Value', '12.5');
    await press(page, 'Create coupon');
    expect(await messageAt(page, 'Code')).toBe('Letters, digits, dashes and underscores. Upper and lower case are the same.');
    expect(await messageAt(page, 'Value')).toBe('Must be a whole number.');
    await fill(page, 'Code', 'WELCOME10');
    await fill(page, 'Value', '12');
    await press(page, 'Create coupon');
    expect(await messageAt(page, 'Code')).toBe('This code already exists.');
    expect(await fieldOf(page, 'Value').inputValue()).toBe('12');
    await fill(page, 'Code', 'TRIAL-ONE');
    admin.problems();
    await press(page, 'Create coupon');
    await toast(page, 'Coupon created.');
    await title(page, 'TRIAL-ONE');

    await page.getByRole('link', { name: 'Edit', exact: true }).click();
    await fill(page, 'Redemption limit', '7');
    await press(page, 'Save');
    await toast(page, 'Coupon saved.');
    await api.send('POST', '/coupons', { code: 'TRIAL-TWO', kind: 'amount', value: 2500 });

    await openList(page, '/admin/coupons', 'Coupons');
    await searchFor(page, 'Search coupons', 'TRIAL-', 2);
    await page.getByRole('checkbox', { name: 'Select all on this page' }).first().check();
    const bar = page.getByRole('toolbar', { name: '2 selected, Coupons' });
    await press(bar, 'Turn off');
    await toast(page, '2 coupons turned off');
    await everyRow(page, 'status', couponStatusLabels.off);

    await page.getByRole('checkbox', { name: 'Select all on this page' }).first().check();
    await press(bar, 'Change end date');
    const drawer = page.getByRole('dialog', { name: 'Change end date' });
    await drawer.getByLabel('Ends', { exact: true }).fill('2031-05-01T18:00');
    await press(drawer, 'Change end date');
    await toast(page, '2 coupons now end');
    await page.getByRole('cell', { name: /2031/ }).first().waitFor();

    await page.getByRole('checkbox', { name: 'Select all on this page' }).first().check();
    await press(bar, 'Delete');
    await confirm(page, 'Delete');
    await page.getByText('No coupons match').waitFor();
    expect(await api.get('/coupons', { q: 'TRIAL-' })).toEqual([]);
    expect(admin.problems()).toEqual([]);
  });

  it('refunds what is due, and more only with a second word', async () => {
    const paid = await api.get<{ id: string; receipt_number: string }[]>(
      `/payments?range=[0,99]&filter=${encodeURIComponent(JSON.stringify({ status: 'succeeded' }))}`,
    );
    const quotes = await Promise.all(paid.map(async ({ id }) => api.get<{ words: string }>(`/payments/${id}/refund`)));
    const isDone = 'The work is done once the first out-the-door worksheet is in.';
    const payment = paid.find((_one, index) => quotes[index]?.words === isDone);
    await openList(page, '/admin/payments', 'Payments');
    await searchFor(page, 'Search payments', payment?.receipt_number ?? '', 1);
    await page.getByRole('button', { name: /^More for/ }).click();
    await page.getByRole('menuitem', { name: 'Refund', exact: true }).click();

    const drawer = page.getByRole('dialog', { name: /^Refund / });
    await drawer.getByText(isDone).waitFor();
    // The ladder's figure, never what was paid.
    expect(await fieldOf(drawer, 'Refund now').inputValue()).toBe('0.00');
    await fill(drawer, 'Refund now', '10');
    await fill(drawer, 'Reason', 'Our mistake.');
    await press(drawer, 'Refund $10.00…');
    const second = drawer.getByRole('alertdialog', { name: 'Second confirmation' });
    await second.getByText('$0.00 is due under the refund policy. This is $10.00 more.').waitFor();
    await fill(second, 'Type the amount to confirm', '10');
    await press(second, 'Refund $10.00');
    await toast(page, '$10.00 refunded');
    const after = drawer.or(page.getByRole('dialog', { name: 'Refunded' }));
    await after.getByText('We keep').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).last().click();
    await rows(page).getByText('Partly refunded').waitFor();
    expect(await api.get(`/payments/${payment?.id ?? ''}`)).toMatchObject({ status: 'partly_refunded', refunded_amount: 1_000 });
    expect(admin.problems()).toEqual([]);
  });
});
