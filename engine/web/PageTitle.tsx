import { createContext, use, useEffect } from 'react';
import { screenStands } from './first-screen.ts';
import { messages } from './messages.ts';

/** How many things wait for the reader, in front of every title below; set by an area's frame. */
export const TitleCount = createContext(0);

/**
 * Names the document: "(2) Coupons · Forecourt". React moves it into the head from anywhere.
 * @param waits the screen does not stand yet: what it is about is still to come, and the rest of the page is not fetched before it
 */
export function PageTitle({ title, waits = false }: { title: string; waits?: boolean }) {
  const count = use(TitleCount);
  useEffect(() => {
    if (!waits) screenStands();
  }, [waits]);
  return <title>{`${count > 0 ? `(${count}) ` : ''}${title} · ${messages.product}`}</title>;
}
