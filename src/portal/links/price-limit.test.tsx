// A package whose out-the-door prices are used up says so where the next one would be asked for.
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { AreaContext } from '../../kit/area/area.ts';
import { server, withServer } from '../../test/server.ts';
import { renderShell, sampleOf, signInAs } from '../../test/shell.tsx';
import { LinkChoices } from './LinkChoices.tsx';

withServer();

const link = { ...sampleOf('Link'), status: 'proposed', total_otd: null, worksheet_count: 0 } as const;
const own = { ...sampleOf('Package'), name: 'Basic', max_otd_prices: 3 };
const larger = { ...own, id: 'p-2', name: 'Full Service', max_otd_prices: null };

async function open(inUse: object, looks: { row?: boolean; bar?: boolean } = {}) {
  await signInAs({ role: 'client' });
  server.use(http.get('*/api/packages/mine', () => HttpResponse.json({ ...sampleOf('PackageInUse'), package: own, otd_prices_used: 3, ...inUse })));
  const element = (
    <AreaContext value={{ role: 'client', basename: '/client' }}>
      <LinkChoices link={link} {...looks} />
    </AreaContext>
  );
  renderShell([{ path: '/', element }], '/');
}
const next = () => screen.findByRole('button', { name: /Let's move forward/ });

it('says the limit and links the upgrade, and the choice cannot be pressed', async () => {
  for (const looks of [{}, { row: true }, { bar: true }]) {
    await open({ upgrades: [{ package: larger, difference: 10_000 }] }, looks);
    const said = 'Basic includes 3 out-the-door prices, and 3 are used. Upgrade to Full Service under Package to ask for another price.';
    expect((await screen.findByText(said, { exact: false })).id).toBe((await next()).getAttribute('aria-describedby'));
    expect(await next()).toHaveProperty('disabled', true);
    expect(screen.getByRole('link', { name: 'See the upgrade' }).getAttribute('href')).toBe('/client/packages');
    cleanup();
  }
});

it('leads to the advisor where no package has more', async () => {
  await open({ upgrades: [] });
  expect((await screen.findByRole('link', { name: 'Ask your advisor' })).getAttribute('href')).toBe('/client/chats');
});

it('says nothing while a price is left', async () => {
  await open({ otd_prices_used: 2, upgrades: [{ package: larger, difference: 10_000 }] });
  expect(await next()).toHaveProperty('disabled', false);
  expect(screen.queryByText(/are used/)).toBeNull();
});

it('a refusal says why, not how many fields there are to fix', async () => {
  await open({ otd_prices_used: 2 });
  const errors = { status: 'This price expired. Ask for a new one.' };
  server.use(http.patch('*/api/links/:id/status', () => HttpResponse.json({ title: 'Fix 1 field to continue.', status: 422, errors }, { status: 422 })));
  fireEvent.click(await next());
  expect(await screen.findByText(errors.status)).toBeDefined();
});
