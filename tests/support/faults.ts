// What is wrong with a page for whoever reads it, at every width, light and dark.
import type { Page } from 'playwright-core';
import { axeViolations, settled, sidewaysScroll } from './browser.ts';

/**
 * Of a phone, a small one, 1280 px at 200 %, a tablet and a desk. What is shown changes at 600 and 900 px, so one width of each layout is asked everything; the others
 * have the same on them and differ in room alone. By night the narrow and the wide layout are looked at: the one between has no colors of its own.
 */
const widths = [
  { width: 390, isWhole: true, isByNight: true },
  { width: 360, isWhole: false, isByNight: false },
  { width: 640, isWhole: true, isByNight: false },
  { width: 768, isWhole: false, isByNight: false },
  { width: 1280, isWhole: true, isByNight: true },
] as const;

/** What is written smaller than that, in px, nobody reads on a phone. */
const smallest = 11;

/** Texts smaller than can be read, also in a drawing that is scaled. */
function smallTexts(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const sizeOf = (element: Element): number => {
      const size = Number.parseFloat(getComputedStyle(element).fontSize);
      const matrix = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null;
      return matrix ? size * Math.hypot(matrix.a, matrix.b) : size;
    };
    const written = [...document.body.querySelectorAll('*')].filter(
      (element) => element.checkVisibility() && [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()),
    );
    return written.flatMap((element) => {
      const size = sizeOf(element);
      return size >= least - 0.05 ? [] : [`"${element.textContent?.trim().slice(0, 30)}" is ${size.toFixed(1)} px`];
    });
  }, smallest);
}

/** The rules of axe that colors can break: all that a page by night can do wrong which it does not do by day. */
const ofColors = ['color-contrast', 'link-in-text-block'];

/** The rules of axe that too little room can break. */
const ofRoom = ['target-size', 'scrollable-region-focusable'];

/** Faults of a page at every width: by day all, by night those of its colors. */
export async function faultsEverywhere(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const { width, isWhole, isByNight } of widths) {
    // As tall as a long page: axe takes what is scrolled below a bar at the foot for too small to be pressed.
    await page.setViewportSize({ width, height: 3_000 });
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await settled(page);
    const sideways = await sidewaysScroll(page);
    const byDay = [
      ...(await axeViolations(page, undefined, isWhole ? undefined : ofRoom)),
      ...(await smallTexts(page)),
      ...(sideways > 0 ? [`scrolls ${sideways} px sideways`] : []),
    ];
    faults.push(...byDay.map((fault) => `${fault} (${width} px, light)`));
    if (!isByNight) continue;
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await settled(page);
    faults.push(...(await axeViolations(page, undefined, ofColors)).map((fault) => `${fault} (${width} px, dark)`));
  }
  return faults;
}
