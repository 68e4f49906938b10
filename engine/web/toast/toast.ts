/** How long a toast stays, in ms (docs/brief.md, section 9). */
export const toastDuration = 5000;

export type ToastTone = 'success' | 'error' | 'warning' | 'info';

export interface Toast {
  id: number;
  tone: ToastTone;
  message: string;
  /** Milliseconds on screen; null stays until closed. */
  duration: number | null;
  /** One thing to do about it, like undo. */
  action?: { label: string; onClick: () => void };
}

/** What a caller may set beyond the words. */
export type ToastOptions = Partial<Pick<Toast, 'duration' | 'action'>>;

let toasts: readonly Toast[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

function publish(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

function show(tone: ToastTone, message: string, options: ToastOptions = {}): number {
  const id = nextId;
  nextId += 1;
  // The same words twice at once would only be noise: the newer one replaces the older.
  const others = toasts.filter((shown) => shown.message !== message || shown.tone !== tone);
  publish([...others.slice(-3), { id, tone, message, duration: toastDuration, ...options }]);
  return id;
}

/** The one toaster of all areas: each call shows a message top right and returns its id. */
export const toast = {
  success: (message: string, options?: ToastOptions) => show('success', message, options),
  error: (message: string, options?: ToastOptions) => show('error', message, options),
  warning: (message: string, options?: ToastOptions) => show('warning', message, options),
  info: (message: string, options?: ToastOptions) => show('info', message, options),
  /** Takes one away, or all of them. */
  dismiss: (id?: number) => publish(id === undefined ? [] : toasts.filter((shown) => shown.id !== id)),
};

/** The store behind `Toaster`, in the form `useSyncExternalStore` wants. */
export const toastStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  get: () => toasts,
};

/** Where toasts wait while another page of the app is loaded, in this tab. */
const keptKey = 'forecourt-toasts';

/** Has the next page of this tab show what is shown now; an action belongs to the page that offers it and stays behind. */
export function keepToasts(): void {
  const kept = toasts.map(({ tone, message, duration }) => ({ tone, message, duration }));
  if (kept.length > 0) window.sessionStorage.setItem(keptKey, JSON.stringify(kept));
}

/** Shows what the page before has kept. */
export function showKeptToasts(): void {
  const kept = window.sessionStorage.getItem(keptKey);
  window.sessionStorage.removeItem(keptKey);
  // Written by `keepToasts` alone.
  for (const { tone, message, duration } of JSON.parse(kept ?? '[]') as Pick<Toast, 'tone' | 'message' | 'duration'>[]) show(tone, message, { duration });
}
