import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Grip } from './Grip.tsx';
import { clampPanel } from './panelWidth.ts';

it('the side panel is clamped between 255 and 500 px', () => {
  expect([clampPanel(0), clampPanel(255), clampPanel(300.4), clampPanel(500), clampPanel(2000)]).toEqual([255, 255, 300, 500, 500]);
});

it('is sized by keys, from its narrowest to its widest', () => {
  render(<Grip />);
  const grip = screen.getByRole('separator');
  fireEvent.keyDown(grip, { key: 'Home' });
  expect(grip.getAttribute('aria-valuenow')).toBe('255');
  fireEvent.keyDown(grip, { key: 'ArrowLeft' });
  expect(grip.getAttribute('aria-valuenow')).toBe('255');
  fireEvent.keyDown(grip, { key: 'End' });
  expect(grip.getAttribute('aria-valuenow')).toBe('500');
});
