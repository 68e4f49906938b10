import { messages } from './messages.ts';

/** Names the document: "Coupons · Forecourt". React moves it into the head from anywhere. */
export function PageTitle({ title }: { title: string }) {
  return <title>{`${title} · ${messages.product}`}</title>;
}
