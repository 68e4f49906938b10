// The contract-made screens in a browser: what belongs to a client (links, complaints, folders with their files) listed, filtered,
// created, changed, acted on and removed by an admin.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axeViolations, settled, sidewaysScroll, type Visitor } from '../support/browser.ts';
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
  openList,
  press,
  rows,
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

  it('works with links', async () => {
    const [hannah] = await api.get<{ id: string; name: string }[]>('/users/detail', { q: 'client@forecourt.example' });
    const [known] = await api.get<{ url: string }[]>('/links', { user_id: hannah?.id });
    const all = await openList(page, '/admin/client-listings', 'Links');
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
    expect(await messageAt(page, 'Title')).toBe('Fill this in.');
    expect(await messageAt(page, 'Web address')).toBe('Enter a web address that starts with https://.');
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
    await page.getByText('$31,200').first().waitFor();

    await page.getByRole('link', { name: 'Edit', exact: true }).click();
    await fill(page, 'Miles', '1234');
    await press(page, 'Save');
    await toast(page, 'Link saved.');
    await page.getByText('1,234').first().waitFor();

    await press(page, 'Set tier');
    const drawer = page.getByRole('dialog', { name: 'Set tier' });
    await chooseInField(drawer, 'Tier', 'Top pick');
    await press(drawer, 'Set tier');
    await toast(page, 'Trial Roadster 9000 set to Top pick');
    await page.getByText('Top pick', { exact: true }).first().waitFor();

    await openList(page, '/admin/client-listings', 'Links');
    await searchFor(page, 'Search links', 'Trial Roadster', 1);
    await page.getByRole('checkbox', { name: 'Select Trial Roadster 9000' }).check();
    await press(page.getByRole('toolbar'), 'Publish');
    await toast(page, 'Trial Roadster 9000 published');
    expect(await api.get('/links', { q: 'Trial Roadster' })).toMatchObject([{ is_displayed: true, tier: 'top_pick', miles: 1234 }]);
    await moreOf(page, 'Trial Roadster 9000', 'Delete');
    await confirm(page, 'Delete');
    await toast(page, 'Trial Roadster 9000 deleted');
    expect(await api.get('/links', { q: 'Trial Roadster' })).toEqual([]);
    expect(admin.problems()).toEqual([]);
  });

  it('has what it does to chosen rows in one row at any width: the first as buttons, the others in a menu that keys open', async () => {
    await openList(page, '/admin/client-profiles', 'Clients');
    const acts = ['Assign to advisor', 'Remove from advisor', 'Send invitation again', 'Set status', 'Message', 'Add task', 'Export', 'Close account'];
    const seen: number[] = [];
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await rows(page).first().waitFor();
      await rows(page).first().getByRole('checkbox').check();
      const bar = page.getByRole('toolbar', { name: '1 selected, Clients' });
      const more = bar.getByRole('button', { name: 'More', exact: true });
      await more.waitFor();
      await settled(page);
      const buttons = (await bar.getByRole('button').allInnerTexts()).slice(0, -1);
      const tops = await bar.getByRole('button').evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
      expect(new Set(tops).size, 'rows of buttons').toBe(1);
      expect((await bar.boundingBox())?.height).toBe(48);
      expect(await sidewaysScroll(page)).toBe(0);
      await more.focus();
      await page.keyboard.press('Enter');
      const menu = page.getByRole('menuitem');
      await menu.first().waitFor();
      expect([...buttons, ...(await menu.allInnerTexts())]).toEqual(acts);
      expect(await axeViolations(page)).toEqual([]);
      await page.keyboard.press('End');
      await page.keyboard.press('Enter');
      await page.getByRole('alertdialog').waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('alertdialog').waitFor({ state: 'detached' });
      seen.push(buttons.length);
      await rows(page).first().getByRole('checkbox').uncheck();
    }
    expect(seen[1]).toBeLessThan(seen[0] ?? 0);
    await page.setViewportSize({ width: 1280, height: 800 });
    expect(admin.problems()).toEqual([]);
  });

  it('imports clients from a spreadsheet, mends a row in place, and takes the import back', async () => {
    await openList(page, '/admin/client-profiles', 'Clients');
    await page.getByRole('link', { name: 'Import clients' }).click();
    await title(page, 'Import clients');
    const lines = ['Customer,Mail,Zip code,Plan', 'Ada Port,ada.port@mailhaven.example,4301,Guided Search', 'Some Body,client@forecourt.example,,'];
    const file = { name: 'clients.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) };
    await page.locator('input[type=file]').setInputFiles(file);
    await page.getByText('4 of 4 columns used').waitFor();
    await page.getByText('has this e-mail.').waitFor();
    await settled(page);
    expect(await axeViolations(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('textbox', { name: 'ZIP' }).fill('43017');
    await page.getByRole('textbox', { name: 'ZIP' }).blur();
    await page.getByRole('button', { name: 'Import 1 client' }).waitFor();
    await settled(page);
    expect(await axeViolations(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
    await page.setViewportSize({ width: 1280, height: 800 });
    await press(page, 'Import 1 client');
    await page.getByText('1 client imported.').waitFor();
    expect(await api.get('/users/detail', { q: 'ada.port' })).toMatchObject([{ status: 'invited', zip: '43017' }]);
    await press(page, 'Undo import');
    await press(page.getByRole('alertdialog'), 'Undo import');
    await page.getByText('Import undone. Everyone was removed.').waitFor();
    expect(await api.get('/users/detail', { q: 'ada.port' })).toEqual([]);
    expect(admin.problems()).toEqual([]);
  });

  it('works with complaints', async () => {
    const [hannah] = await api.get<{ id: string; name: string }[]>('/users/detail', { q: 'client@forecourt.example' });
    // The menu leads to the open ones; the closed ones are a filter away.
    const open = await openList(page, '/admin/complaints', 'Complaints');
    await press(page, 'Remove filter Status');
    await expect.poll(() => rows(page).count()).toBeGreaterThan(open);
    await applyFilter(page, 'Status', 'Closed');
    await everyRow(page, 'status', 'Closed');

    await page.getByRole('link', { name: 'Create complaint' }).click();
    await title(page, 'Create complaint');
    await fill(page, 'What happened', 'Said on the phone: nobody called back since Monday.');
    await press(page, 'Create complaint');
    expect(await messageAt(page, 'Subject')).toBe('Fill this in.');
    expect(await messageAt(page, 'Category')).toBe('Fill this in.');
    await fill(page, 'Subject', 'Nobody called back');
    await chooseInField(page, 'Category', 'Waiting too long');
    await press(page, 'Create complaint');
    // Whose complaint it is, only staff must say; so the server asks for it.
    expect(await messageAt(page, 'Client')).toMatch(/\.$/);
    expect(await fieldOf(page, 'What happened').inputValue()).toContain('nobody called back');
    await chooseInField(page, 'Client', hannah?.name ?? '');
    admin.problems();
    await press(page, 'Create complaint');
    await toast(page, 'Complaint created.');
    await title(page, 'Nobody called back');

    await page.getByRole('link', { name: 'Edit', exact: true }).click();
    // The words are the client's; staff put right what they are about.
    expect(await page.getByLabel('Subject').count()).toBe(0);
    await chooseInField(page, 'Category', 'My advisor');
    await press(page, 'Save');
    await toast(page, 'Complaint saved.');
    await title(page, 'Nobody called back');

    await press(page, 'Assign to advisor');
    const assign = page.getByRole('dialog', { name: 'Assign to advisor' });
    await chooseInField(assign, 'Advisor', 'Maria Delgado');
    await press(assign, 'Assign to advisor');
    await toast(page, 'assigned to Maria Delgado');
    await page.getByText('Assigned to Maria Delgado').waitFor();

    await press(page, 'Set status');
    const status = page.getByRole('dialog', { name: 'Set status' });
    await chooseInField(status, 'Status', 'In progress');
    await press(status, 'Set status');
    await toast(page, 'set to In progress');
    await page.getByText(/ set it to In progress$/).waitFor();

    await moreOf(page, 'Nobody called back', 'Delete');
    await confirm(page, 'Delete');
    await toast(page, '“Nobody called back” deleted');
    expect(admin.problems()).toEqual([]);
  });

  it('works with folders and their files', async () => {
    const [hannah] = await api.get<{ id: string; name: string }[]>('/users/detail', { q: 'client@forecourt.example' });
    const name = hannah?.name ?? '';
    const all = await openList(page, '/admin/client-folders', 'Folders');
    expect(all).toBe(25);

    await page.getByRole('link', { name: 'Create folder' }).click();
    await title(page, 'Create folder');
    await chooseInField(page, 'Client', name);
    await press(page, 'Create folder');
    expect(await messageAt(page, 'Name')).toBe('Fill this in.');
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
      await toast(page, shown ? 'can open the folder' : 'Folder hidden from');
    }

    const files = page.getByRole('region', { name: 'Files' });
    // The first of two: what staff upload hidden; the other shares at once.
    await files
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'trial-quote.txt', mimeType: 'text/plain', buffer: Buffer.from('An offer: $ 20,000') });
    await toast(page, 'File uploaded.');
    await files.getByRole('switch', { name: 'Show trial-quote.txt to the client' }).click();
    await toast(page, 'trial-quote.txt is shown to the client. Client notified.');
    await page.getByRole('button', { name: 'More for trial-quote.txt' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await confirm(page, 'Delete');
    await toast(page, 'trial-quote.txt deleted.');

    const [folder] = await api.get<{ id: string }[]>('/client-folders', { client_id: hannah?.id });
    await api.send('PATCH', `/client-folders/${folder?.id ?? ''}`, { name });
    expect(admin.problems()).toEqual([]);
  });
});
