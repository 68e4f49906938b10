// The people of the journey, each with a tab and a memory of their own, and how they find their way: by menus, the bell and what is written.
import type { Browser, Locator, Page } from 'playwright-core';
import type { Role } from '../../../generated/api.ts';
import { roleHost } from '../../../domain/role-hosts.ts';
import { visitor, type Visitor } from '../browser.ts';

/** Where the areas stand: each on a host of its own, or all on one host under a prefix. */
type Layout = 'role hosts' | 'path prefixes';

/** Both layouts in one walk; with a notice of each leading through each. */
const layouts = { client: 'role hosts', admin: 'path prefixes', advisor: 'role hosts', other: 'path prefixes' } as const satisfies Record<string, Layout>;

/** A client to be; another name and e-mail for each walk, so that both can be told apart in lists. */
export interface Prospect {
  first: string;
  last: string;
  email: string;
}

export interface People {
  client: Page;
  admin: Page;
  advisor: Page;
  /** A client of another advisor, who must see nothing of it. */
  other: Page;
  /** What went wrong in any of the tabs since the last look. */
  problems: () => string[];
  close: () => Promise<void>;
}

/** Opens a tab for each. */
export async function openPeople(browser: Browser): Promise<People> {
  const open = async (role: Role, layout: Layout): Promise<Visitor> => {
    const somebody = await visitor(browser, { alone: true, ...(layout === 'role hosts' ? { host: roleHost(role, 'localhost') } : {}) });
    // So that nobody has to wait for what comes every so often.
    await somebody.page.clock.install();
    return somebody;
  };
  const all = {
    client: await open('client', layouts.client),
    admin: await open('admin', layouts.admin),
    advisor: await open('employee', layouts.advisor),
    other: await open('client', layouts.other),
  };
  const each = Object.entries(all);
  return {
    client: all.client.page,
    admin: all.admin.page,
    advisor: all.advisor.page,
    other: all.other.page,
    problems: () => each.flatMap(([name, one]) => one.problems().map((problem) => `${name}: ${problem}`)),
    close: async () => {
      for (const [, one] of each) await one.close();
    },
  };
}

/** Opens an area's page by its menu. */
export const openPage = (page: Page, name: string): Promise<void> =>
  page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: new RegExp(`^${name}(\\s*\\d.*)?$`) })
    .click();

/** Time passes for the person who waits: what a screen asks for every so often is asked for now. */
export const wait = (page: Page, seconds: number): Promise<void> => page.clock.fastForward(seconds * 1000);

/** The bell tells of something new; the person opens it from there. */
export async function openNotification(page: Page, pattern: string | RegExp): Promise<void> {
  await wait(page, 20);
  await page.getByRole('button', { name: /unread notification/ }).click();
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  await panel.getByRole('link', { name: pattern }).first().click();
  await panel.waitFor({ state: 'hidden' });
}

/** Waits until these words can be read. */
export const sees = (scope: Page | Locator, pattern: string | RegExp): Promise<void> => scope.getByText(pattern).first().waitFor();

/** The card of the client's dashboard that says what is theirs to do. */
export const yourTurn = (page: Page, title: string | RegExp): Locator =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { level: 3, name: title }) });
