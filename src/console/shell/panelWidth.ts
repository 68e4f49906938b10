import { useSyncExternalStore } from 'react';

/** The side panel's width is clamped between these, in px (docs/brief.md, section 9). */
export const narrowestPanel = 255;
export const widestPanel = 500;

const key = 'forecourt-panel';
const listeners = new Set<() => void>();

/** A width as the panel may have it. */
export function clampPanel(width: number): number {
  return Number.isFinite(width) ? Math.round(Math.min(widestPanel, Math.max(narrowestPanel, width))) : narrowestPanel;
}

function read(): number {
  return clampPanel(Number(localStorage.getItem(key) ?? narrowestPanel));
}

/** Remembers the width on this device. */
export function setPanelWidth(width: number): void {
  localStorage.setItem(key, String(clampPanel(width)));
  for (const listener of listeners) listener();
}

/** The panel's width in px, live. */
export function usePanelWidth(): number {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read,
    read,
  );
}
