import { useState, type RefObject } from 'react';
import type { Link } from '../../../../generated/api.ts';
import { standsIn } from './deskMoves.ts';

export type ChosenLinks = ReturnType<typeof useChosenLinks>;

/**
 * Which hidden links are chosen to be published, by pointer or key.
 * @param rows in the order they are shown
 * @param list where they are shown; each row's title is marked by `data-row`
 */
export function useChosenLinks(rows: readonly Link[], list: RefObject<HTMLElement | null>) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const [last, setLast] = useState<string>();
  // Published by somebody else meanwhile, or filtered away: no longer chosen.
  const canChoose = (link: Link): boolean => standsIn('held', link);
  const titles = () => [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
  // What has the focus is where the keys are: a row is focused from its title, its fields or its buttons.
  const at = () => titles().findIndex((title) => title.closest('li')?.contains(document.activeElement));
  const idsShown = () => titles().map((title) => title.dataset['row']);
  const toggle = (link: Link, asRange: boolean) => {
    const isOn = !ids.has(link.id);
    const shown = idsShown();
    const [from = -1, to = -1] = [shown.indexOf(last), shown.indexOf(link.id)].toSorted((one, other) => one - other);
    const between = new Set(asRange && from >= 0 ? shown.slice(from, to + 1) : [link.id]);
    const next = new Set(ids);
    for (const each of rows) {
      if (!between.has(each.id) || !canChoose(each)) continue;
      if (isOn) next.add(each.id);
      else next.delete(each.id);
    }
    setIds(next);
    setLast(link.id);
  };
  return {
    canChoose,
    chosen: rows.filter((link) => ids.has(link.id) && canChoose(link)),
    isChosen: ({ id }: Link): boolean => ids.has(id),
    toggle,
    move: (by: 1 | -1): void => {
      const all = titles();
      const next = all[Math.max(0, Math.min(all.length - 1, at() < 0 ? 0 : at() + by))];
      next?.focus();
      next?.scrollIntoView?.({ block: 'nearest' });
    },
    /** Begins at the first that can be chosen. */
    toggleCurrent: (asRange: boolean): void => {
      const shown = idsShown();
      const where = at() < 0 ? shown.findIndex((id) => rows.some((row) => row.id === id && canChoose(row))) : at();
      const link = rows.find(({ id }) => id === shown[where]);
      if (!link || !canChoose(link)) return;
      titles()[where]?.focus();
      toggle(link, asRange);
    },
  };
}
