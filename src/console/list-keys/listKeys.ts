// The keys of lists (`keys.lists`), on whichever list a screen shows: the row with the focus is where one is, so that it is seen and read aloud.
import { isTyping, isUnder } from '../../kit/keys/useScreenKeys.ts';
import { singleKeys } from '../../kit/keys/single-keys.ts';
import { keys } from '../keys.ts';

type Act = (place: HTMLElement, row: HTMLElement | undefined) => boolean;

/** The rows of a table, and those of a list that is none. */
const rows = 'tbody > tr, [data-list-row]';
const rowsOf = (place: HTMLElement): HTMLElement[] => [...place.querySelectorAll<HTMLElement>(rows)];
const linkOf = (row: HTMLElement | undefined): HTMLElement | undefined => row?.querySelector<HTMLElement>('a.row-link, a, button') ?? undefined;

/** Presses what is there; false where nothing is. */
function press(found: Element | null | undefined, shiftKey = false): boolean {
  if (!(found instanceof HTMLElement)) return false;
  found.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey }));
  return true;
}

const move =
  (by: 1 | -1): Act =>
  (place, row) => {
    const those = rowsOf(place);
    const at = row ? those.indexOf(row) + by : by === 1 ? 0 : those.length - 1;
    const link = linkOf(those[at]);
    link?.focus();
    return link !== undefined;
  };

const tick =
  (isRange: boolean): Act =>
  (_place, row) =>
    press(row?.querySelector('input[type="checkbox"]'), isRange);

/** All of the page; where those are selected, all that match. The text of the page is not selected beside. */
const all: Act = (place) => {
  const page: ParentNode = place.closest('#main') ?? document;
  const ticks = [...page.querySelectorAll<HTMLInputElement>('[data-list-all]')];
  press(page.querySelector('[data-list-matching]') ?? ticks.find(({ checked }) => !checked));
  return ticks.length > 0;
};

/** What stands above the rows of a list is on its page, once. */
const above =
  (find: (page: ParentNode) => Element | null | undefined): Act =>
  (place) =>
    press(find(place.closest('#main') ?? document));

const nextView = (page: ParentNode): Element | undefined => {
  const views = [...page.querySelectorAll('[data-list-views] > button')];
  return views[(views.findIndex((view) => view.getAttribute('aria-pressed') === 'true') + 1) % views.length];
};

const acts: { [Name in keyof typeof keys.lists]: Act } = {
  next: move(1),
  previous: move(-1),
  choose: tick(false),
  range: tick(true),
  all,
  open: (_place, row) => press(linkOf(row)),
  edit: (_place, row) => press(row?.querySelector('[data-list-edit]:focus') ?? row?.querySelector('[data-list-edit]')),
  filter: above((page) => page.querySelector('[data-list-filter]')),
  view: above(nextView),
  group: above((page) => page.querySelector('[data-list-group]')),
  columns: above((page) => page.querySelector('[data-list-columns]')),
};

const byKey: ReadonlyMap<string, Act> = new Map(Object.entries(keys.lists).map(([name, key]) => [key, acts[name as keyof typeof acts]]));

function act(event: KeyboardEvent, place: HTMLElement): void {
  const isMod = event.ctrlKey || event.metaKey;
  if (event.defaultPrevented || event.altKey || isUnder() || (!isMod && !singleKeys.isOn())) return;
  const { target } = event;
  const isTick = target instanceof HTMLInputElement && target.type === 'checkbox';
  if (isTyping(target) && !isTick) return;
  const key = event.key.toLowerCase();
  const wanted = byKey.get(`${isMod ? 'mod ' : ''}${event.shiftKey ? 'shift ' : ''}${key}`);
  const row = target instanceof Element ? target.closest<HTMLElement>('[data-list] :is(tbody > tr, [data-list-row])') : null;
  if (!wanted?.(place, row ?? undefined)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** Within a list its keys come before those of the screen; elsewhere they are the screen's, and a list's where that has no use for them. */
export function listenForLists(): () => void {
  const within = (event: KeyboardEvent) => {
    const place = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-list]') : null;
    if (place) act(event, place);
  };
  const elsewhere = (event: KeyboardEvent) => {
    const place = document.querySelector<HTMLElement>('[data-list]');
    if (place) act(event, place);
  };
  window.addEventListener('keydown', within, { capture: true });
  window.addEventListener('keydown', elsewhere);
  return () => {
    window.removeEventListener('keydown', within, { capture: true });
    window.removeEventListener('keydown', elsewhere);
  };
}
