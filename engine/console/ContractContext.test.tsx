// A screen waits for its resource's descriptor, and React goes on where it waited instead of drawing the page a second time.
import { act, render, screen } from '@testing-library/react';
import { startTransition, useState, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { summaryOf } from '../contract/summary.ts';
import { page } from '../web/page.ts';
import { ContractProvider, useResource } from './ContractContext.tsx';
import { fetchDescriptor, type KnownResource } from './descriptors.ts';
import { library } from './fixture/library.ts';
import { noOverrides } from './overrides.ts';

const [first] = library;
if (first === undefined) throw new Error('The library has no resource.');
const { segment, name } = first;
const apart = (load = () => Promise.resolve(first)) => ({ ...summaryOf(first), load });

/** A resource's descriptor, and then state of its own: hooks after what was waited for. */
function Screen() {
  const resource = useResource(segment);
  const [mark] = useState('open');
  return <p>{`${resource?.name} ${mark}`}</p>;
}
const screenOf = (resource: KnownResource): ReactElement => (
  <ContractProvider {...{ resources: [resource], role: 'librarian', basename: '', overrides: noOverrides }}>
    <Screen />
  </ContractProvider>
);

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('goes on where it waited, though the descriptor has come meanwhile', async () => {
  // As in a browser: the tests' own `act` would not go on but begin again.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const warned = vi.spyOn(console, 'error');
  const onRecoverableError = vi.fn();
  const place = document.createElement('div');
  const root = createRoot(place, { onRecoverableError });
  // As a way from one page to another does.
  startTransition(() => root.render(screenOf(apart())));
  await vi.waitFor(() => expect(place.textContent).toBe(`${name} open`));
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(warned).not.toHaveBeenCalled();
  root.unmount();
});

it('shows at once what is there already, and what was never apart', async () => {
  const resource = apart();
  await fetchDescriptor(resource);
  for (const known of [resource, first]) {
    const { unmount } = render(screenOf(known));
    expect(screen.getByText(`${name} open`)).toBeDefined();
    unmount();
  }
});

it('fetches a descriptor once for all who show it or ask by it', async () => {
  const load = vi.fn(() => Promise.resolve(first));
  const resource = apart(load);
  await act(async () => void render(screenOf(resource)));
  await fetchDescriptor(resource);
  expect(load).toHaveBeenCalledTimes(1);
});

it('a call fetches again what failed', async () => {
  const gone = new Error('gone');
  // What fails once is tried once more.
  const load = vi
    .fn(() => Promise.resolve(first))
    .mockRejectedValueOnce(gone)
    .mockRejectedValueOnce(gone);
  vi.spyOn(page, 'answers').mockResolvedValue(true);
  // The page was just reloaded for a screen, and is not again.
  window.sessionStorage.setItem('forecourt-screen-reload', String(Date.now()));
  const resource = apart(load);
  await expect(fetchDescriptor(resource)).rejects.toThrow('This screen could not be loaded.');
  expect(await fetchDescriptor(resource)).toBe(first);
  window.sessionStorage.clear();
});
