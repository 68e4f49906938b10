import { useSyncExternalStore } from 'react';
import { carInFragment, type CapturedCar } from '../../../domain/capture.ts';
import type { LinkImport } from '../../../generated/api.ts';

/** Cars captured on this device and not added for anybody yet, the newest first. */
const key = 'forecourt-captured';
const most = 50;
const none: readonly CapturedCar[] = [];
const listeners = new Set<() => void>();
let cache: { text: string; cars: readonly CapturedCar[] } = { text: '', cars: none };

function read(): readonly CapturedCar[] {
  const text = localStorage.getItem(key) ?? '';
  if (text === cache.text) return cache.cars;
  cache = { text, cars: parse(text) };
  return cache.cars;
}

function parse(text: string): readonly CapturedCar[] {
  try {
    const kept: unknown = JSON.parse(text === '' ? '[]' : text);
    // Only what this page wrote there itself, once more through the same sieve.
    return Array.isArray(kept) ? kept.filter(isCar) : none;
  } catch {
    return none;
  }
}

const isCar = (value: unknown): value is CapturedCar =>
  typeof value === 'object' && value !== null && 'draft' in value && typeof value.draft === 'object' && 'photos' in value && Array.isArray(value.photos);

function write(cars: readonly CapturedCar[]): void {
  localStorage.setItem(key, JSON.stringify(cars.slice(0, most)));
  for (const listener of listeners) listener();
}

/** Keeps the car in the page's fragment, in place of an earlier look at the same address, and takes it out of the address. */
export function keepCaptured(location: Location): boolean {
  const car = carInFragment(location.hash);
  if (!car) return false;
  write([car, ...read().filter((other) => other.draft.url !== car.draft.url)]);
  window.history.replaceState(window.history.state, '', location.pathname + location.search);
  return true;
}

export function dropCaptured(addresses: readonly (string | null | undefined)[]): void {
  write(read().filter(({ draft }) => !addresses.includes(draft.url)));
}

/** The captured cars, live: also those that another tab just kept. */
export function useCaptured(): readonly CapturedCar[] {
  return useSyncExternalStore(subscribe, read, read);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** What the server refused, by the address it was about. @param sent the addresses in the order they were sent */
export function refusedRows(answer: LinkImport, sent: readonly string[]): Record<string, Record<string, string>> {
  return Object.fromEntries(
    answer.rows.flatMap((row) => {
      const input = sent[row.row - 1];
      return row.outcome === 'invalid' && input !== undefined ? [[input, row.errors]] : [];
    }),
  );
}
