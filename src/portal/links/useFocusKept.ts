import { useEffect, useRef } from 'react';

/**
 * A press on a choice takes all choices away: they are disabled while it is sent, and others follow. The focus would fall to the page's beginning, so it goes
 * to the first choice open now, or to where they are. Elsewhere by then, it is left alone.
 */
export function useFocusKept(status: string, isPending: boolean, isError: boolean) {
  const box = useRef<HTMLDivElement>(null);
  /** The status it was chosen in. */
  const from = useRef<string | undefined>(undefined);
  useEffect(() => {
    if (from.current === undefined || isPending || (from.current === status && !isError)) return;
    from.current = undefined;
    if (document.activeElement !== null && document.activeElement !== document.body) return;
    const open = box.current?.querySelector<HTMLElement>('button:enabled, a[href]') ?? box.current;
    open?.focus({ preventScroll: true });
  }, [status, isPending, isError]);
  return {
    box,
    keep: () => {
      from.current = status;
    },
  };
}
