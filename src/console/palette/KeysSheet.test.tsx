// The list of keys tells of those that do something on this device.
import { render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { singleKeys } from '../../kit/keys/single-keys.ts';
import { KeyCaps } from '../KeyCaps.tsx';
import { keys } from '../keys.ts';
import KeysSheet from './KeysSheet.tsx';
import { messages } from './messages.ts';

afterEach(() => singleKeys.set(true));

it('leaves out single letters that are turned off, and the groups of nothing else', () => {
  singleKeys.set(false);
  render(<KeysSheet pages={new Map(Object.keys(keys.goTo).map((route) => [route, route]))} onClose={() => undefined} />);
  screen.getByText(messages.sheet.turnedOff);
  expect(screen.queryByRole('region', { name: messages.sheet.groups.goTo })).toBeNull();
  const anywhere = screen.getByRole('region', { name: messages.sheet.groups.anywhere });
  expect(anywhere.textContent).toContain(messages.sheet.anywhere.palette);
  expect(within(anywhere).queryByText(messages.sheet.anywhere.search)).toBeNull();
});

it('is nowhere beside a button either', () => {
  const caps = [['p', 'propose'] as const, ['Ctrl Enter', 'send'] as const];
  const { container, rerender } = render(<KeyCaps caps={caps} hint="anywhere" />);
  expect(container.textContent).toBe('pproposeCtrlEntersendanywhere');
  singleKeys.set(false);
  rerender(<KeyCaps caps={[...caps]} hint="anywhere" />);
  expect(container.textContent).toBe('CtrlEntersendanywhere');
});
