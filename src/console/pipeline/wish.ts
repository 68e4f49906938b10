// The work table's view, as kept in the address: `?view=due&q=han&sort=-links&page=2&as=board`.
import { useSearchParams } from 'react-router';
import * as roles from '../../../generated/roles.ts';
import { useUser } from '../../api/session.ts';
import { sortable, usualView, views, type Order, type SortField, type View, type Wish } from './queries.ts';

/** How the clients are laid out. */
export type Shape = 'table' | 'board';

type Changes = Partial<Record<'view' | 'q' | 'sort' | 'page' | 'as', string | undefined>>;

/** `-links` is the order by links, the most first. */
export function orderIn(text: string | null): Order | undefined {
  const field = sortable.find((name) => name === text?.replace(/^-/, ''));
  return field && [field, text?.startsWith('-') === true ? 'DESC' : 'ASC'];
}

/** A column's next order: up, down, then as it was. */
export function nextOrder(field: SortField, order: Order | undefined): string | undefined {
  if (order?.[0] !== field) return field;
  return order[1] === 'ASC' ? `-${field}` : undefined;
}

/** The advisor whose clients a reader works with; an admin works with everyone's. */
export function useOwnAdvisor(): string | undefined {
  const { id, role } = useUser();
  return role === roles.employee ? id : undefined;
}

/** The current view, and how to change it. Any change of the view leads back to the first page. */
export function useWish(): { wish: Wish; page: number; shape: Shape; change: (changes: Changes) => void } {
  const [params, setParams] = useSearchParams();
  const advisor = useOwnAdvisor();
  const view: View = views.find((name) => name === params.get('view')) ?? usualView;
  const change = (changes: Changes) =>
    setParams(
      (before) => {
        for (const [name, value] of Object.entries({ page: undefined, ...changes })) {
          if (value === undefined || value === '') before.delete(name);
          else before.set(name, value);
        }
        return before;
      },
      // Typing a search adds no history entries.
      { preventScrollReset: true, replace: 'q' in changes },
    );
  return {
    wish: { view, name: params.get('q') ?? '', order: orderIn(params.get('sort')), advisor },
    page: Math.max(0, Math.trunc(Number(params.get('page'))) || 0),
    shape: params.get('as') === 'board' ? 'board' : 'table',
    change,
  };
}
