import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { LinkFit } from '../../../generated/api.ts';
import { FitLines } from './FitLines.tsx';

const fit: LinkFit = { musts: 2, musts_met: 2, missing: [], unknown: [], rejects_hit: ['White'], score: 50 };

it('speaks to the client of their own rejects, and to staff of the client’s', () => {
  const { rerender } = render(<FitLines fit={fit} />);
  expect(screen.getByText('Deal-breaker: White')).toBeDefined();
  rerender(<FitLines fit={fit} forStaff />);
  expect(screen.getByText('Deal-breaker: White')).toBeDefined();
});
