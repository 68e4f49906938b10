// A screen worked without a mouse: everything is reached by Tab, as a person who has none reaches it.
import type { Locator, Page } from 'playwright-core';

/** More presses of Tab than any screen has places. */
const most = 400;

/** What can be pressed or typed into. Places in a roving group are reached by arrows: the group has one place in the order. */
const control =
  'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="button"], [role="checkbox"], [role="switch"], [role="combobox"]';
const roving = '[role="radiogroup"], [role="tablist"], [role="toolbar"], [role="listbox"], [role="menu"]';

/** Presses Tab until something has the focus. @throws Error where Tab never comes to it */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  const has = () => target.evaluate((element) => element === document.activeElement);
  for (let count = 0; count < most; count += 1) {
    if (await has()) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never came to ${String(target)}.`);
}

/** Reaches something by Tab and presses it by Enter. */
export async function pressByKey(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Goes through all of a screen by Tab. @returns what can be pressed or typed into there and Tab never came to, by name */
export async function unreachedByTab(page: Page, within: string): Promise<string[]> {
  await page.evaluate(() => (document.activeElement instanceof HTMLElement ? document.activeElement.blur() : undefined));
  for (let count = 0; count < most; count += 1) {
    await page.keyboard.press('Tab');
    const isRound = await page.evaluate(() => {
      const now = document.activeElement;
      if (!(now instanceof HTMLElement)) return false;
      if (now.dataset['tabbed'] !== undefined) return true;
      if (now !== document.body) now.dataset['tabbed'] = '';
      return false;
    });
    if (isRound) break;
  }
  return page.evaluate(
    ([root, controls, groups]) => {
      const named = (element: HTMLElement) => element.getAttribute('aria-label') ?? element.textContent?.trim() ?? element.id;
      return [...document.querySelectorAll<HTMLElement>(`${root} :is(${controls})`)]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0)
        .filter((element) => !element.matches(':disabled') && element.closest(groups) === null && element.closest('[inert], [aria-hidden="true"]') === null)
        .filter((element) => element.dataset['tabbed'] === undefined)
        .map((element) => `${element.tagName.toLowerCase()} ${named(element)}`);
    },
    [within, control, roving] as const,
  );
}
