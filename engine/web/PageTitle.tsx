import { messages } from './messages.ts';

/** Names the document: "Coupons · Forecourt". React puts it into the head, wherever it stands. */
export function PageTitle({ title }: { title: string }) {
  return <title>{`${title} · ${messages.product}`}</title>;
}
