import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderShell, sampleOf } from '../../test/shell.tsx';
import { Upgrade } from './Upgrade.tsx';

const fullService = { ...sampleOf('Package'), name: 'Full Service', package_identifier: 'full-service' };

it('says so where the package of a link is no upgrade, until one is chosen', () => {
  renderShell(
    [{ path: '/packages', element: <Upgrade upgrades={[{ package: fullService, difference: 40_000 }]} onPaid={() => {}} /> }],
    '/packages?package=deal-check',
  );
  const note = /You already have that package or a higher one/;
  expect(screen.getByText(note)).toBeDefined();
  fireEvent.click(screen.getByRole('radio'));
  expect(screen.queryByText(note)).toBeNull();
  expect(screen.getByRole('button', { name: 'Upgrade to Full Service' })).toBeDefined();
});
