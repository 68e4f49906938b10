// Which press a call belongs to, in the words of W3C Trace Context: a server that collects traces continues it, any other passes over the header.

/** What is asked later than this after a press, in ms, does not follow from it: it is a page's own look for news. */
const followsWithin = 5_000;

const hex = (bytes: number): string => Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');

let trace: string | undefined;
let begunAt = 0;

const renew = (): void => {
  trace = undefined;
};
if (typeof document !== 'undefined') for (const press of ['pointerdown', 'keydown']) document.addEventListener(press, renew, { capture: true, passive: true });

/** `traceparent` for the next call: one trace for all that follows from one press. */
export function traceparent(): string {
  const now = Date.now();
  if (trace === undefined || now - begunAt > followsWithin) {
    trace = hex(16);
    begunAt = now;
  }
  return `00-${trace}-${hex(8)}-01`;
}
