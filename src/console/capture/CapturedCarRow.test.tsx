import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { captureMark, carInFragment } from '../../../domain/capture.ts';
import { CapturedCarRow } from './CapturedCarRow.tsx';

it('shows what a hostile page said as text: no markup, no picture, no link of it', () => {
  const said = {
    url: 'https://dealer.example/1',
    title: '<img src=x onerror="window.hacked=1"><a href="javascript:1">x</a>',
    photos: ['https://img.example/1.jpg'],
  };
  const car = carInFragment(captureMark + encodeURIComponent(JSON.stringify(said)));
  if (!car) throw new Error('no car');
  const { container } = render(<CapturedCarRow car={car} edits={{}} errors={{}} idOf={(name) => name} onEdit={vi.fn()} onLeaveOut={vi.fn()} />);
  expect(screen.getByLabelText<HTMLInputElement>(/^Title/).value).toBe(said.title);
  expect(container.querySelectorAll('img, a, script')).toHaveLength(0);
  expect(container.textContent).toContain('1 photo on the page');
  expect('hacked' in window).toBe(false);
});
