// The contract-made screens in a browser, narrowed to their clients and to what an advisor may do.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, settled, signIn, visitor, type Visitor } from '../support/browser.ts';
import { callerFor } from '../support/caller.ts';
import { rows, title } from '../support/console.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
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
    { segment: 'client-folders', heading: 'Folders', column: 'name', mayCreate: true },
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
    for (const { segment, heading, acts } of [
      { segment: 'client-profiles', heading: 'Clients', acts: ['Message', 'Add task', 'Export'] },
      { segment: 'complaints', heading: 'Complaints', acts: ['Set status', 'Export'] },
    ]) {
      await page.goto(`/employee/${segment}`);
      await rows(page).first().waitFor();
      await rows(page).first().getByRole('checkbox').click();
      const bar = page.getByRole('toolbar', { name: /^1 selected/ });
      await bar.getByRole('button').first().waitFor();
      expect(await bar.getByRole('button').allInnerTexts()).toEqual(acts);
      await page.locator('.row-link').first().click();
      // The rows of the list have three dots too.
      await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor({ state: 'detached' });
      // A client's page has all of it behind the three dots.
      const more = page.getByRole('button', { name: /^More for / });
      await page.getByRole('link', { name: 'Edit', exact: true }).or(more).first().waitFor();
      for (const name of ['Assign to advisor', 'Send invitation again', 'Delete', 'Close account'])
        expect(await page.getByRole('button', { name, exact: true }).count()).toBe(0);
      if ((await more.count()) === 0) continue;
      await more.click();
      await page.getByRole('menuitem').first().waitFor();
      expect(await page.getByRole('menuitem', { name: /^(Assign to advisor|Send invitation again|Delete|Close account)$/ }).count()).toBe(0);
      await page.keyboard.press('Escape');
    }
    await page.goto('/employee/packages');
    await rows(page).first().waitFor();
    expect(await page.getByRole('link', { name: /^(Create|Edit) / }).count()).toBe(0);
    for (const segment of ['coupons', 'create-employee', 'settings']) {
      await page.goto(`/employee/${segment}`);
      await title(page, 'This page doesn’t exist');
    }
    expect(advisor.problems()).toEqual([]);
  });

  it('does not learn whether there is a client of another advisor’s', async () => {
    await page.goto(`/employee/client-profiles/${foreign[0]?.id ?? ''}`);
    await title(page, 'Client not found');
    await page.getByRole('link', { name: 'All clients' }).click();
    await title(page, 'Clients');
    expect(new URL(page.url()).pathname).toBe('/employee/client-profiles');
  });
});
