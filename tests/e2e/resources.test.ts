// The contract-made screens in a browser: seven resources listed, filtered, created, changed, acted on and removed by an admin;
// the same screens narrowed to their clients for an advisor.
import { couponStatusWords } from '../../generated/enums.ts';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openBrowser, settled, signIn, visitor, type Visitor } from '../support/browser.ts';
import { callerFor, type Caller } from '../support/caller.ts';
import { applyFilter, chooseInField, confirm, everyRow, fieldOf, messageAt, moreOf, rows, searchFor, toast } from '../support/console.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const fill = (page: Page | Locator, label: string, value: string) => fieldOf(page, label).fill(value);
const press = (page: Page | Locator, name: string) => page.getByRole('button', { name, exact: true }).click();
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true }).waitFor();

describe('an admin', () => {
  let admin: Visitor;
  let page: Page;
  let api: Caller;

  beforeAll(async () => {
    api = await callerFor('admin@forecourt.example');
    admin = await visitor(browser);
    page = admin.page;
    await signIn(page, 'admin@forecourt.example');
    await settled(page);
  });
  beforeEach(() => void admin.problems());
  afterAll(() => admin.close());

  /** Opens a list and answers how many rows it shows. */
  async function openList(segment: string, heading: string): Promise<number> {
    await page.goto(`/admin/${segment}`);
    await title(page, heading);
    await rows(page).first().waitFor();
    return rows(page).count();
  }

  it('works with clients', async () => {
    const all = await openList('client-profiles', 'Clients');
    expect(all).toBeGreaterThan(20);
    await searchFor(page, 'Search clients', 'client2@forecourt.example', 1);
    await searchFor(page, 'Search clients', '', all);
    await applyFilter(page, 'Status', 'Suspended');
    await everyRow(page, 'status', 'Suspended');

    await page.getByRole('link', { name: 'Create client' }).click();
    await title(page, 'Create client');
    await fill(page, 'Last name', 'Okafor-Lind');
    await fill(page, 'E-mail', 'no address');
    await press(page, 'Create client');
    expect(await messageAt(page, 'First name')).toBe('Please fill this in.');
    expect(await messageAt(page, 'E-mail')).toBe('Please enter an e-mail address, like name@example.com.');
    expect(await fieldOf(page, 'Last name').inputValue()).toBe('Okafor-Lind');

    await fill(page, 'First name', 'Ines');
    await fill(page, 'E-mail', 'client@forecourt.example');
    await chooseInField(page, 'Role', 'Client');
    await chooseInField(page, 'Advisor', 'Maria Delgado');
    await press(page, 'Create client');
    // Only the server knows that this address is taken.
    expect(await messageAt(page, 'E-mail')).toBe('Somebody already has an account with this address.');
    expect(await fieldOf(page, 'First name').inputValue()).toBe('Ines');
    await fill(page, 'E-mail', 'ines.okafor-lind@mail.example');
    admin.problems();
    await press(page, 'Create client');
    await toast(page, 'Client created.');
    await title(page, 'Ines Okafor-Lind');
    await page.getByText('Invited', { exact: true }).first().waitFor();
    await page.getByText('Maria Delgado').first().waitFor();

    await page.getByRole('link', { name: 'Edit', exact: true }).click();
    await fill(page, 'Phone', '(207) 555-0188');
    await press(page, 'Save');
    await toast(page, 'Client saved.');
    await page.getByText('(207) 555-0188').waitFor();

    await press(page, 'Send invitation again');
    await toast(page, 'Send invitation again: done.');

    await moreOf(page, 'Ines Okafor-Lind', 'Delete');
    await confirm(page, 'Delete');
    await toast(page, 'Client deleted.');
    await title(page, 'Clients');
    await searchFor(page, 'Search clients', 'okafor-lind', 0);
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
      await press(page, 'Set status');
      const drawer = page.getByRole('dialog', { name: 'Set status' });
      await chooseInField(drawer, 'Status', word);
      await press(drawer, 'Set status');
      await toast(page, 'Set status: done.');
      await page.getByText(word, { exact: true }).first().waitFor();
      expect(await api.get(`/users/${client?.id ?? ''}`)).toMatchObject({ status: state });
    }
    expect(admin.problems()).toEqual([]);
  });

  it('works with employees', async () => {
    const all = await openList('employees', 'Employees');
    expect(all).toBeGreaterThanOrEqual(6);
    await searchFor(page, 'Search employees', 'Maria', 1);
    await searchFor(page, 'Search employees', '', all);
    await applyFilter(page, 'Status', 'Invited', 'No employees fit');
    await press(page, 'Clear filters');
    await rows(page).first().waitFor();

    await page.getByRole('link', { name: 'Create employee' }).click();
    await title(page, 'Create employee');
    await fill(page, 'First name', 'Ulla');
    await fill(page, 'Phone', '12');
    await fill(page, 'E-mail', 'advisor@forecourt.example');
    await press(page, 'Create employee');
    expect(await messageAt(page, 'Last name')).toBe('Please fill this in.');
    expect(await messageAt(page, 'Phone')).toBe('Please enter a phone number with area code.');
    await fill(page, 'Last name', 'Brandt');
    await fill(page, 'Phone', '(207) 555-0177');
    await press(page, 'Create employee');
    expect(await messageAt(page, 'E-mail')).toBe('Somebody already has an account with this address.');
    expect(await fieldOf(page, 'Last name').inputValue()).toBe('Brandt');
    await fill(page, 'E-mail', 'ulla.brandt@forecourt.example');
    admin.problems();
    await press(page, 'Create employee');
    await toast(page, 'Employee created.');
    await title(page, 'Ulla Brandt');

    await page.getByRole('link', { name: 'Edit', exact: true }).click();
    await fill(page, 'Title', 'Junior advisor');
    await press(page, 'Save');
    await toast(page, 'Employee saved.');
    await page.getByText('Junior advisor').first().waitFor();
    await press(page, 'Send invitation again');
    await toast(page, 'Send invitation again: done.');
    await moreOf(page, 'Ulla Brandt', 'Delete');
    await confirm(page, 'Delete');
    await toast(page, 'Employee deleted.');

    // One who works here is suspended from the row and let in again.
    await title(page, 'Employees');
    await moreOf(page, 'Tom Lindqvist', 'Suspend');
    await toast(page, 'Suspend: done.');
    await page
      .getByRole('row', { name: /Tom Lindqvist/ })
      .getByText('Suspended', { exact: true })
      .waitFor();
    await moreOf(page, 'Tom Lindqvist', 'Reactivate');
    await toast(page, 'Reactivate: done.');
    await page
      .getByRole('row', { name: /Tom Lindqvist/ })
      .getByText('Active', { exact: true })
      .waitFor();
    expect(admin.problems()).toEqual([]);
  });

  it('works with packages', async () => {
    const all = await openList('packages', 'Packages');
    expect(all).toBeGreaterThanOrEqual(4);
    await searchFor(page, 'Search packages', 'Guided', 1);
    await searchFor(page, 'Search packages', '', all);
    await applyFilter(page, 'On sale', 'No');
    await page.getByRole('link', { name: 'Lease Review', exact: true }).waitFor();
    expect(await rows(page).count()).toBe(1);

    await page.getByRole('link', { name: 'Create package' }).click();
    await title(page, 'Create package');
    await fill(page, 'Name', 'Auction Escort');
    await fill(page, 'Identifier', 'Not A Slug');
    await fill(page, 'Price', 'many');
    await press(page, 'Create package');
    expect(await messageAt(page, 'Identifier')).toBe('Its name in addresses; small letters, digits and dashes only.');
    expect(await messageAt(page, 'Price')).toBe('Must be a number.');
    expect(await fieldOf(page, 'Price').inputValue()).toBe('many');
    await fill(page, 'Price', '1,234.50');
    await fill(page, 'Identifier', 'deal-check');
    await press(page, 'Create package');
    expect(await messageAt(page, 'Identifier')).toBe('There is a package with this identifier already.');
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
    await page.getByRole('switch', { name: 'On sale' }).click();
    await press(page, 'Save');
    await toast(page, 'Package saved.');
    await page.getByText('$999.00').first().waitFor();
    await moreOf(page, 'Auction Escort', 'Delete');
    await confirm(page, 'Delete');
    await toast(page, 'Package deleted.');
    expect(admin.problems()).toEqual([]);
  });

  it('works with coupons, several at once too', async () => {
    const all = await openList('coupons', 'Coupons');
    expect(all).toBeGreaterThan(20);
    await applyFilter(page, 'Kind', 'Amount');
    await page.waitForFunction((count) => document.querySelectorAll('table tbody tr').length < count, all);
    await page.getByRole('button', { name: 'Remove filter Kind' }).click();

    await page.getByRole('link', { name: 'Create coupon' }).click();
    await title(page, 'Create coupon');
    await fill(page, 'Code', 'two words');
    await chooseInField(page, 'Kind', 'Percent');
    await fill(page, 'Value', '12.5');
    await press(page, 'Create coupon');
    expect(await messageAt(page, 'Code')).toBe('Letters, digits, dashes and underscores; upper or lower case makes no difference.');
    expect(await messageAt(page, 'Value')).toBe('Must be a whole number.');
    await fill(page, 'Code', 'WELCOME10');
    await fill(page, 'Value', '12');
    await press(page, 'Create coupon');
    expect(await messageAt(page, 'Code')).toBe('There is a coupon with this code already.');
    expect(await fieldOf(page, 'Value').inputValue()).toBe('12');
    await fill(page, 'Code', 'TRIAL-ONE');
    admin.problems();
    await press(page, 'Create coupon');
    await toast(page, 'Coupon created.');
    await title(page, 'TRIAL-ONE');

    await page.getByRole('link', { name: 'Edit', exact: true }).click();
    await fill(page, 'Most redemptions', '7');
    await press(page, 'Save');
    await toast(page, 'Coupon saved.');
    await api.send('POST', '/coupons', { code: 'TRIAL-TWO', kind: 'amount', value: 2500 });

    await openList('coupons', 'Coupons');
    await searchFor(page, 'Search coupons', 'TRIAL-', 2);
    await page.getByRole('checkbox', { name: 'Select all on this page' }).first().check();
    const bar = page.getByRole('toolbar', { name: '2 selected, Coupons' });
    await press(bar, 'Turn off');
    await toast(page, 'Turn off: 2 done.');
    await everyRow(page, 'status', couponStatusWords.off);

    await page.getByRole('checkbox', { name: 'Select all on this page' }).first().check();
    await press(bar, 'Change end date');
    const drawer = page.getByRole('dialog', { name: 'Change end date' });
    await drawer.getByLabel('Ends', { exact: true }).fill('2031-05-01T18:00');
    await press(drawer, 'Change end date');
    await toast(page, 'Change end date: 2 done.');
    await page.getByRole('cell', { name: /2031/ }).first().waitFor();

    await page.getByRole('checkbox', { name: 'Select all on this page' }).first().check();
    await press(bar, 'Delete');
    await confirm(page, 'Delete');
    await page.getByText('No coupons fit').waitFor();
    expect(await api.get('/coupons', { q: 'TRIAL-' })).toEqual([]);
    expect(admin.problems()).toEqual([]);
  });

  it('works with links', async () => {
    const [hannah] = await api.get<{ id: string; name: string }[]>('/users/detail', { q: 'client@forecourt.example' });
    const [known] = await api.get<{ url: string }[]>('/links', { user_id: hannah?.id });
    const all = await openList('client-listings', 'Links');
    expect(all).toBe(25);
    await applyFilter(page, 'Tier', 'Stretch');
    await everyRow(page, 'tier', 'Stretch');
    await page.getByRole('button', { name: 'Remove filter Tier' }).click();

    await page.getByRole('link', { name: 'Create link' }).click();
    await title(page, 'Create link');
    await chooseInField(page, 'Client', hannah?.name ?? '');
    await fill(page, 'Web address', 'somewhere');
    await fill(page, 'Asking price', '31,200');
    await press(page, 'Create link');
    expect(await messageAt(page, 'Title')).toBe('Please fill this in.');
    expect(await messageAt(page, 'Web address')).toBe('Please enter a web address that starts with https://.');
    await fill(page, 'Title', 'Trial Roadster 9000');
    await fill(page, 'Web address', known?.url ?? '');
    await press(page, 'Create link');
    expect(await messageAt(page, 'Web address')).toBe('This client has a link with this address.');
    expect(await fieldOf(page, 'Asking price').inputValue()).toBe('31,200.00');
    await fill(page, 'Web address', 'https://cars.example/trial-roadster-9000');
    admin.problems();
    await press(page, 'Create link');
    await toast(page, 'Link created.');
    await title(page, 'Trial Roadster 9000');
    await page.getByText('$31,200.00').first().waitFor();

    await page.getByRole('link', { name: 'Edit', exact: true }).click();
    await fill(page, 'Miles', '1234');
    await press(page, 'Save');
    await toast(page, 'Link saved.');
    await page.getByText('1,234').first().waitFor();

    await press(page, 'Set tier');
    const drawer = page.getByRole('dialog', { name: 'Set tier' });
    await chooseInField(drawer, 'Tier', 'Top pick');
    await press(drawer, 'Set tier');
    await toast(page, 'Set tier: done.');
    await page.getByText('Top pick', { exact: true }).first().waitFor();

    await openList('client-listings', 'Links');
    await searchFor(page, 'Search links', 'Trial Roadster', 1);
    await page.getByRole('checkbox', { name: 'Select Trial Roadster 9000' }).check();
    await press(page.getByRole('toolbar'), 'Publish');
    await toast(page, 'Publish: 1 done.');
    expect(await api.get('/links', { q: 'Trial Roadster' })).toMatchObject([{ is_displayed: true, tier: 'top_pick', miles: 1234 }]);
    await moreOf(page, 'Trial Roadster 9000', 'Delete');
    await confirm(page, 'Delete');
    await toast(page, 'Link deleted.');
    expect(await api.get('/links', { q: 'Trial Roadster' })).toEqual([]);
    expect(admin.problems()).toEqual([]);
  });

  it('works with complaints', async () => {
    const [hannah] = await api.get<{ id: string; name: string }[]>('/users/detail', { q: 'client@forecourt.example' });
    const all = await openList('complaints', 'Complaints');
    await applyFilter(page, 'Status', 'Closed');
    await everyRow(page, 'status', 'Closed');
    expect(await rows(page).count()).toBeLessThan(all);

    await page.getByRole('link', { name: 'Create complaint' }).click();
    await title(page, 'Create complaint');
    await fill(page, 'Details', 'Said on the phone: nobody called back since Monday.');
    await press(page, 'Create complaint');
    expect(await messageAt(page, 'Subject')).toBe('Please fill this in.');
    expect(await messageAt(page, 'Category')).toBe('Please fill this in.');
    await fill(page, 'Subject', 'Nobody called back');
    await chooseInField(page, 'Category', 'Waiting too long');
    await press(page, 'Create complaint');
    // Whose complaint it is, only staff must say; so the server asks for it.
    expect(await messageAt(page, 'Client')).toMatch(/\.$/);
    expect(await fieldOf(page, 'Details').inputValue()).toContain('nobody called back');
    await chooseInField(page, 'Client', hannah?.name ?? '');
    admin.problems();
    await press(page, 'Create complaint');
    await toast(page, 'Complaint created.');
    await title(page, 'Nobody called back');

    await page.getByRole('link', { name: 'Edit', exact: true }).click();
    await fill(page, 'Subject', 'Nobody called back in a week');
    await press(page, 'Save');
    await toast(page, 'Complaint saved.');
    await title(page, 'Nobody called back in a week');

    await press(page, 'Assign to employee');
    const assign = page.getByRole('dialog', { name: 'Assign to employee' });
    await chooseInField(assign, 'Employee', 'Maria Delgado');
    await press(assign, 'Assign to employee');
    await toast(page, 'Assign to employee: done.');
    await page.getByText('Assigned to Maria Delgado').waitFor();

    await press(page, 'Set status');
    const status = page.getByRole('dialog', { name: 'Set status' });
    await chooseInField(status, 'Status', 'In progress');
    await press(status, 'Set status');
    await toast(page, 'Set status: done.');
    await page.getByText('Now: In progress').waitFor();

    await moreOf(page, 'Nobody called back in a week', 'Delete');
    await confirm(page, 'Delete');
    await toast(page, 'Complaint deleted.');
    expect(admin.problems()).toEqual([]);
  });

  it('works with folders and their files', async () => {
    const [hannah] = await api.get<{ id: string; name: string }[]>('/users/detail', { q: 'client@forecourt.example' });
    const name = hannah?.name ?? '';
    const all = await openList('client-folders', 'Folders');
    expect(all).toBe(25);

    await page.getByRole('link', { name: 'Create folder' }).click();
    await title(page, 'Create folder');
    await chooseInField(page, 'Client', name);
    await press(page, 'Create folder');
    expect(await messageAt(page, 'Name')).toBe('Please fill this in.');
    await fill(page, 'Name', 'A second one');
    await press(page, 'Create folder');
    expect(await messageAt(page, 'Client')).toBe('This client already has a folder.');
    expect(await fieldOf(page, 'Name').inputValue()).toBe('A second one');
    await press(page, 'Cancel');
    await confirm(page, 'Leave');
    await title(page, 'Folders');
    admin.problems();

    await searchFor(page, 'Search folders', name, 1);
    await page.locator('.row-link').click();
    await title(page, name);
    await page.getByRole('link', { name: 'Edit', exact: true }).click();
    await fill(page, 'Name', `${name}, car papers`);
    await press(page, 'Save');
    await toast(page, 'Folder saved.');
    await title(page, `${name}, car papers`);

    for (const shown of [false, true]) {
      await press(page, 'Show or hide folder');
      const drawer = page.getByRole('dialog', { name: 'Show or hide folder' });
      await drawer.getByRole('switch').setChecked(shown);
      await press(drawer, 'Show or hide folder');
      await toast(page, 'Show or hide folder: done.');
    }

    const files = page.getByRole('region', { name: 'Files' });
    await files.locator('input[type=file]').setInputFiles({ name: 'trial-quote.txt', mimeType: 'text/plain', buffer: Buffer.from('An offer: $ 20,000') });
    await toast(page, 'File uploaded.');
    await files.getByRole('switch', { name: 'Show trial-quote.txt to the client' }).click();
    await toast(page, 'trial-quote.txt is shown to the client, who is told.');
    await page.getByRole('button', { name: 'More for trial-quote.txt' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await confirm(page, 'Delete');
    await toast(page, 'trial-quote.txt deleted.');

    const [folder] = await api.get<{ id: string }[]>('/client-folders', { client_id: hannah?.id });
    await api.send('PATCH', `/client-folders/${folder?.id ?? ''}`, { name });
    expect(admin.problems()).toEqual([]);
  });
});

describe('an advisor', () => {
  let advisor: Visitor;
  let page: Page;
  let own: Set<string>;
  let foreign: { id: string; name: string }[];

  beforeAll(async () => {
    const api = await callerFor('admin@forecourt.example');
    const [maria] = await api.get<{ id: string }[]>('/employees', { q: 'advisor@forecourt.example' });
    const clients = await api.get<{ id: string; name: string; advisor_id: string | null }[]>('/users/detail?range=[0,199]&filter={"role":"client"}');
    // Whom nobody advises yet stands before every advisor.
    own = new Set(clients.filter((client) => client.advisor_id === null || client.advisor_id === maria?.id).map((client) => client.name));
    foreign = clients.filter((client) => client.advisor_id !== null && client.advisor_id !== maria?.id);
    advisor = await visitor(browser);
    page = advisor.page;
    await signIn(page, 'advisor@forecourt.example');
    await settled(page);
  });
  afterAll(() => advisor.close());

  it.each([
    { segment: 'client-profiles', heading: 'Clients', column: 'name', mayCreate: false },
    { segment: 'client-listings', heading: 'Links', column: 'client_name', mayCreate: true },
    { segment: 'client-folders', heading: 'Folders', column: 'client_id', mayCreate: true },
    { segment: 'complaints', heading: 'Complaints', column: 'user_id', mayCreate: true },
  ])('sees only rows of their clients in $segment', async ({ segment, heading, column, mayCreate }) => {
    await page.goto(`/employee/${segment}`);
    await title(page, heading);
    await rows(page).first().waitFor();
    await settled(page);
    const names = await page.locator(`td.column-${column}`).allInnerTexts();
    expect(names.length).toBeGreaterThan(0);
    // A picture's initials stand before a name.
    expect(names.filter((name) => ![...own].some((client) => name.includes(client)))).toEqual([]);
    expect(await page.getByRole('link', { name: /^Create / }).count()).toBe(mayCreate ? 1 : 0);
    expect(advisor.problems()).toEqual([]);
  });

  it('finds no button that is an admin’s', async () => {
    for (const segment of ['client-profiles', 'complaints']) {
      await page.goto(`/employee/${segment}`);
      await rows(page).first().waitFor();
      expect(await page.getByRole('checkbox').count()).toBe(0);
      await page.locator('.row-link').first().click();
      await page.getByRole('link', { name: 'Edit', exact: true }).waitFor();
      for (const name of ['Assign to employee', 'Send invitation again', 'Delete'])
        expect(await page.getByRole('button', { name, exact: true }).count()).toBe(0);
      const more = page.getByRole('button', { name: /^More for / });
      if ((await more.count()) === 0) continue;
      await more.click();
      expect(await page.getByRole('menuitem', { name: 'Delete' }).count()).toBe(0);
      await page.keyboard.press('Escape');
    }
    await page.goto('/employee/packages');
    await rows(page).first().waitFor();
    expect(await page.getByRole('link', { name: /^(Create|Edit) / }).count()).toBe(0);
    for (const segment of ['coupons', 'create-employee', 'settings']) {
      await page.goto(`/employee/${segment}`);
      await title(page, 'This page does not exist');
    }
    expect(advisor.problems()).toEqual([]);
  });

  it('is told that somebody else’s client does not exist', async () => {
    await page.goto(`/employee/client-profiles/${foreign[0]?.id ?? ''}`);
    await title(page, 'This client does not exist');
    await page.getByRole('link', { name: 'All clients' }).click();
    await title(page, 'Clients');
    expect(new URL(page.url()).pathname).toBe('/employee/client-profiles');
  });
});
