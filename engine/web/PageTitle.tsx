import { createContext, use, useEffect } from 'react';
import { screenStands } from './first-screen.ts';
import { messages } from './messages.ts';

/** How many things wait for the reader, in front of every title below; set by an area's frame. */
export const TitleCount = createContext(0);

/** Names the document: "(2) Coupons · Forecourt". React moves it into the head from anywhere. */
export function PageTitle({ title }: { title: string }) {
  const count = use(TitleCount);
  useEffect(screenStands, []);
  return <title>{`${count > 0 ? `(${count}) ` : ''}${title} · ${messages.product}`}</title>;
}
