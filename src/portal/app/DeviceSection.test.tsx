import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderInShell, signInAs } from '../../test/shell.tsx';
import { DeviceSection } from './DeviceSection.tsx';
import { messages } from './messages.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

it('offers to notify the device as soon as the portal is kept on it, also where that comes after the page', async () => {
  signInAs({ role: 'client' });
  // There are no service workers in jsdom: one that is registered a moment later stands in.
  const worker = { pushManager: { getSubscription: () => Promise.resolve(null) } };
  const getRegistration = vi.fn<() => Promise<typeof worker | undefined>>(() => Promise.resolve(undefined));
  let keep: (registration: typeof worker) => void = () => {};
  const ready = new Promise<typeof worker>((resolve) => {
    keep = resolve;
  });
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { getRegistration, ready } });
  vi.stubGlobal('PushManager', {});
  vi.stubGlobal('Notification', { permission: 'default' });
  renderInShell(<DeviceSection />);
  expect(await screen.findByText(messages.none)).toBeDefined();
  getRegistration.mockResolvedValue(worker);
  keep(worker);
  expect(await screen.findByRole('switch', { name: messages.tell })).toBeDefined();
});
