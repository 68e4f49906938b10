import type { RefObject } from 'react';
import { toggleTick } from '../../../../engine/console/list/ticks.ts';
import { keys } from '../../keys.ts';
import { useGroupKeys } from '../../useGroupKeys.ts';
import { segment } from './queries.ts';

/**
 * The keys of a client's links: from row to row, ticked by `x`, by `X` as far as here.
 * @param list where the rows are shown; each one's title is marked by `data-row`
 * @param fitting ticks what is hidden and fits
 * @param publish what is done with the ticked ones
 */
export function useLinkKeys(list: RefObject<HTMLElement | null>, { fitting, publish }: { fitting: () => void; publish: () => unknown }, isOff: boolean): void {
  const titles = () => [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
  // What has the focus is where the keys are: a row is focused from its title, its fields or its buttons.
  const at = () => titles().findIndex((title) => title.closest('li')?.contains(document.activeElement));
  const move = (by: 1 | -1) => {
    const all = titles();
    const next = all[Math.max(0, Math.min(all.length - 1, at() < 0 ? 0 : at() + by))];
    next?.focus();
    next?.scrollIntoView?.({ block: 'nearest' });
  };
  const tick = (reaches: boolean) => {
    const title = titles()[Math.max(0, at())];
    const id = title?.dataset['row'];
    if (!title || id === undefined) return;
    title.focus();
    toggleTick(segment, id, reaches ? idsIn(list.current) : undefined);
  };
  useGroupKeys(keys.links, { next: () => move(1), previous: () => move(-1), choose: () => tick(false), range: () => tick(true), fitting, publish }, isOff);
}

/** The ids of the rows in sight, in their order. */
export const idsIn = (list: HTMLElement | null): string[] =>
  [...(list?.querySelectorAll<HTMLElement>('[data-row]') ?? [])].flatMap(({ dataset }) => dataset['row'] ?? []);
