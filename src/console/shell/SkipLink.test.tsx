import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SkipLink } from './SkipLink.tsx';

it('leads to the content without an address of its own in the history', () => {
  render(
    <>
      <SkipLink />
      <main id="main" tabIndex={-1} />
    </>,
  );
  const before = window.history.length;
  expect(fireEvent.click(screen.getByRole('link', { name: 'Skip to content' }))).toBe(false);
  expect(document.activeElement).toBe(screen.getByRole('main'));
  expect(window.history.length).toBe(before);
});
