import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import type { DealCheck, Journey, PackageInUse } from '../../../generated/api.ts';
import { journeyStepSets } from '../../../generated/enums.ts';
import { AreaContext } from '../../kit/area/area.ts';
import { dealCheckOf, firstAnswered, firstLines, secondAnswered, sentVersion } from '../../test/deal-check.ts';
import { server, withServer } from '../../test/server.ts';
import { renderShell, sampleOf, signInAs } from '../../test/shell.tsx';
import DealCheckPage from './DealCheckPage.tsx';

withServer();

const fileId = '01998a3e-6c1f-7d30-9f52-3d1c5b7a9e12';

const own = { ...sampleOf('Package'), kind: 'review' as const, max_quotes: 2, max_contracts: 1 };
const inUse: PackageInUse = {
  package: own,
  since: '2026-11-19T15:00:00.000Z',
  until: '2026-11-26T15:00:00.000Z',
  days_left: 5,
  links_used: 0,
  otd_prices_used: 0,
  quotes_used: 0,
  contracts_used: 0,
  upgrades: [],
  refund: null,
  paid_apart: 0,
};
const journey: Journey = {
  kind: 'review',
  steps: journeyStepSets.review.map((step, index) => ({ step, state: index === 0 ? 'done' : index === 1 ? 'now' : 'next', words: null })),
  turns: [],
  waiting: { links: 0, messages: 0 },
};
const serve = (checks: DealCheck[], used: Partial<PackageInUse> = {}) =>
  server.use(
    http.get('*/api/deal-checks', () => HttpResponse.json(checks)),
    http.get('*/api/packages/mine', () => HttpResponse.json({ ...inUse, ...used })),
    http.get('*/api/journey', () => HttpResponse.json(journey)),
  );
const open = (search = '') =>
  renderShell(
    [
      {
        path: '/client/deal-check',
        element: (
          <AreaContext value={{ role: 'client', basename: '/client' }}>
            <DealCheckPage />
          </AreaContext>
        ),
      },
    ],
    `/client/deal-check${search}`,
  );

beforeEach(() => signInAs({ role: 'client', first_name: 'Samuel' }));

describe('before anything was sent', () => {
  it('invites to send the offer, and says what the package has', async () => {
    serve([]);
    open();
    expect(await screen.findByRole('heading', { name: 'Send the offer you have' })).toBeDefined();
    expect(screen.getByText('0 of 2 quotes used')).toBeDefined();
    expect(screen.getByText('0 of 1 contract checks used')).toBeDefined();
  });

  it('leads to the packages who has none that reviews offers', async () => {
    serve([], { package: null });
    open();
    expect((await screen.findByRole('link', { name: 'See the packages' })).getAttribute('href')).toContain('/packages');
  });

  it('asks for a file or lines, then sends the lines that were typed', async () => {
    serve([]);
    const bodies: unknown[] = [];
    server.use(
      http.post('*/api/deal-checks/send', async ({ request }) => {
        bodies.push(await request.json());
        const sent = dealCheckOf([sentVersion(1, { typed: firstLines })], { status: 'submitted' });
        serve([sent], { quotes_used: 1 });
        return HttpResponse.json(sent, { status: 201 });
      }),
    );
    open();
    fireEvent.change(await screen.findByLabelText('Car'), { target: { value: '2025 Honda CR-V' } });
    const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send quote' }));
    send();
    expect(await screen.findByText('Add a file or a photo, or type the lines.')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Type the lines' }));
    fireEvent.change(await screen.findByLabelText('Doc fee'), { target: { value: '387' } });
    send();
    expect(await screen.findByText('Enter the selling price, or MSRP and discount.')).toBeDefined();
    fireEvent.change(screen.getByLabelText('Selling price'), { target: { value: '40,000' } });
    send();
    await waitFor(() => expect(bodies).toHaveLength(1));
    expect(bodies[0]).toMatchObject({
      title: '2025 Honda CR-V',
      dealer: null,
      paper: 'quote',
      attachment_ids: [],
      lines: { selling_price: 4_000_000, doc_fee: 38_700, total_otd: 4_038_700 },
    });
    expect(await screen.findByRole('heading', { name: 'We have your quote' })).toBeDefined();
  });

  it('takes the car from the catalogue or from its VIN, with a choice where the VIN leaves one', async () => {
    serve([]);
    const vin = '1HGCM82633A004352';
    server.use(
      http.get('*/api/vehicles/models', () => HttpResponse.json([{ ...sampleOf('VehicleModel'), make: 'Honda', name: 'CR-V' }])),
      http.get('*/api/vehicles/vin/:vin', () =>
        HttpResponse.json({
          ...sampleOf('VinFacts'),
          vin,
          doubts: [],
          year: 2003,
          make: 'Honda',
          model: 'Accord',
          trim: null,
          models: [],
          trims: ['EX', 'LX'],
        }),
      ),
    );
    open();
    const user = userEvent.setup({ delay: null });
    const car = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Car' });
    await user.type(car, '2025 honda crv');
    await user.click(await screen.findByRole('option', { name: '2025 Honda CR-V' }));
    expect(car.value).toBe('2025 Honda CR-V');
    await user.clear(car);
    await user.type(screen.getByLabelText(/^VIN/), vin);
    await waitFor(() => expect(car.value).toBe('2003 Honda Accord'));
    await user.click(await screen.findByRole('button', { name: 'EX' }));
    expect(car.value).toBe('2003 Honda Accord EX');
  });

  it('sends the files that were chosen', async () => {
    serve([]);
    const bodies: unknown[] = [];
    server.use(
      http.post('*/api/uploads', () => HttpResponse.json({ ...sampleOf('StoredFile'), id: fileId, file_name: 'quote.jpg' }, { status: 201 })),
      http.post('*/api/files', () => HttpResponse.json({ ...sampleOf('StoredFile'), id: fileId, file_name: 'quote.jpg' }, { status: 201 })),
      http.post('*/api/deal-checks/send', async ({ request }) => {
        bodies.push(await request.json());
        return HttpResponse.json(dealCheckOf([sentVersion(1)], { status: 'submitted' }), { status: 201 });
      }),
    );
    open();
    fireEvent.change(await screen.findByLabelText('Car'), { target: { value: '2025 Honda CR-V' } });
    const [input] = screen.getAllByTestId('file-input');
    if (!input) throw new Error('There is no place for a file.');
    await userEvent.upload(input, new File(['x'], 'quote.jpg', { type: 'image/jpeg' }));
    expect(await screen.findByText('quote.jpg')).toBeDefined();
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Send quote' });
    await waitFor(() => expect(button.disabled).toBe(false));
    fireEvent.click(button);
    await waitFor(() => expect(bodies).toEqual([expect.objectContaining({ attachment_ids: [fileId], lines: null })]));
  });
});

describe('while it is read', () => {
  it('says by whom, what happens next, and what was sent', async () => {
    const version = sentVersion(1, { begun_at: '2026-11-23T16:00:00.000Z', note: 'They want an answer by Saturday.', typed: firstLines });
    serve([dealCheckOf([version], { status: 'in_review' })], { quotes_used: 1 });
    open();
    expect(await screen.findByRole('heading', { name: 'Maria is reading your quote' })).toBeDefined();
    expect(screen.getByText('They want an answer by Saturday.')).toBeDefined();
    expect(screen.getByText('Lines typed in, $45,417.50 out the door')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Send the contract' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'PDF' })).toBeNull();
  });

  it('keeps the report on the version before in sight', async () => {
    serve([dealCheckOf([sentVersion(2), firstAnswered], { status: 'submitted' })], { quotes_used: 2 });
    open();
    expect(await screen.findByRole('heading', { name: 'We have your quote' })).toBeDefined();
    expect(screen.getByRole('heading', { name: 'Report on version 1' })).toBeDefined();
    expect(await screen.findByRole('heading', { name: 'Say this at the desk' })).toBeDefined();
  });
});

describe('the report', () => {
  const check = dealCheckOf([secondAnswered, firstAnswered]);

  it('says how it moved, what to ask for with the largest first, and every line', async () => {
    serve([check], { quotes_used: 2 });
    open();
    expect(await screen.findByRole('heading', { name: 'Better. $1,211.30 still to ask for' })).toBeDefined();
    expect(screen.getByText(/They took \$1,651.20 off since version 1. The car is close to fair now/)).toBeDefined();
    const script = within(await screen.findByRole('region', { name: 'Say this at the desk' }));
    expect(script.getAllByRole('checkbox').map((box) => box.getAttribute('aria-label'))).toEqual([
      'They agreed: Honda cash rebate',
      'They agreed: Nitrogen and wheel locks',
      'They agreed: Dealer discount',
      'They agreed: Electronic filing',
    ]);
    expect(script.getByText('“Can you meet $39,750?”')).toBeDefined();
    expect(script.getByText('All 4, with $78.30 less tax')).toBeDefined();
    expect(script.getByText('Thank them and leave your number.')).toBeDefined();
    const row = screen.getByRole('row', { name: /Protection package/ });
    expect(within(row).getByText('Fixed')).toBeDefined();
    expect(within(row).getByText('$899.00')).toBeDefined();
    expect(within(screen.getByRole('row', { name: /Out the door/i })).getByText('$42,555.00')).toBeDefined();
    expect(screen.getByText('2 of 2 quotes used')).toBeDefined();
  });

  it('shows the version before at a press, and keeps what was ticked on this device', async () => {
    serve([check], { quotes_used: 2 });
    const first = open();
    fireEvent.click(await screen.findByRole('checkbox', { name: 'They agreed: Electronic filing' }));
    fireEvent.click(screen.getByRole('button', { name: 'Show version 1' }));
    expect(await screen.findByText(/Too much for it/)).toBeDefined();
    first.unmount();
    open();
    await waitFor(() => expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'They agreed: Electronic filing' }).checked).toBe(true));
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'They agreed: Honda cash rebate' }).checked).toBe(false);
  });

  it('offers only what the package has left, and sends the contract as the next version', async () => {
    serve([check], { quotes_used: 2 });
    const bodies: unknown[] = [];
    server.use(
      http.post('*/api/deal-checks/:id/versions', async ({ request }) => {
        bodies.push(await request.json());
        return HttpResponse.json({ title: 'x', status: 409, detail: 'The report on this version was not sent yet.' }, { status: 409 });
      }),
    );
    open();
    fireEvent.click(await screen.findByRole('button', { name: 'Send the contract' }));
    expect(screen.queryByRole('button', { name: 'Send the next version' })).toBeNull();
    fireEvent.click(await screen.findByRole('button', { name: 'Type the lines' }));
    fireEvent.change(await screen.findByLabelText('Selling price'), { target: { value: '39,995' } });
    fireEvent.click(screen.getByRole('button', { name: 'Send contract' }));
    expect(await screen.findByText(/was not sent yet/)).toBeDefined();
    expect(screen.getByLabelText<HTMLInputElement>('Selling price').value).toContain('39,995');
    expect(bodies).toEqual([expect.objectContaining({ paper: 'contract', lines: expect.objectContaining({ selling_price: 3_999_500 }) })]);
    expect(bodies[0]).not.toHaveProperty('title');
  });
});
