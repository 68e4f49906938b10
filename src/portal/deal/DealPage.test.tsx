import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { contractCheck } from '../../../domain/contract-check.ts';
import { papersFor } from '../../../domain/deal-papers.ts';
import type { AgreedLines, ContractLines, Deal } from '../../../generated/api.ts';
import { AreaContext } from '../../kit/area/area.ts';
import { server, withServer } from '../../test/server.ts';
import { renderShell, sampleOf, signInAs } from '../../test/shell.tsx';
import DealPage from './DealPage.tsx';

withServer();
beforeEach(() => signInAs({ role: 'client', first_name: 'Hannah' }));

const agreed: AgreedLines = {
  ...sampleOf('Deal').agreed,
  msrp: 37_360_00,
  destination: 1_395_00,
  dealer_discount: 1_650_00,
  selling_price: 37_105_00,
  add_ons: [],
  rebates: [],
  doc_fee: 387_00,
  title: 18_00,
  registration: 74_50,
  inspection: 0,
  other_fees: [],
  trade_allowance: 0,
  trade_payoff: 0,
  tax_rule: null,
  taxed_amount: 0,
  sales_tax: 1_911_90,
  total_otd: 39_496_40,
  cash_due: 39_496_40,
};
const asAgreed: ContractLines = {
  msrp: agreed.msrp,
  destination: agreed.destination,
  dealer_discount: agreed.dealer_discount,
  doc_fee: agreed.doc_fee,
  title: agreed.title,
  registration: agreed.registration,
  sales_tax: agreed.sales_tax,
  total_otd: agreed.total_otd,
  cash_due: agreed.cash_due,
};
const withFee: ContractLines = {
  ...asAgreed,
  other_fees: [{ label: 'Nitrogen tire fill', amount: 196_00 }],
  total_otd: 39_692_40,
  cash_due: 39_692_40,
};

function dealOf(contract: ContractLines | null, given: Partial<Deal> = {}, answer?: 'ask_to_remove'): Deal {
  const key = 'other_fees Nitrogen tire fill';
  const check = contract && contractCheck(agreed, contract, answer ? [{ key, answer, reason: null, by: 196_00 }] : []);
  const papers = given.papers ?? papersFor({ method: 'cash' }, undefined);
  return {
    ...sampleOf('Deal'),
    id: 'deal-1',
    dealer: 'Northgate Toyota',
    advisor_name: 'Maria Delgado',
    status: 'contract_check',
    agreed,
    agreed_total: agreed.total_otd,
    first_total: 40_631_30,
    contract,
    contract_total: contract?.total_otd ?? null,
    differences: check?.differences ?? [],
    differs_by: check?.by ?? null,
    open_differences: check?.open ?? 0,
    same_lines: check?.same ?? null,
    papers_done: papers.filter(({ is_done }) => is_done).length,
    slots: [{ id: '1', starts_at: '2026-11-25T15:00:00.000Z', place: 'At your door' }],
    slot_id: null,
    delivery_at: null,
    confirmed_at: null,
    confirmed_name: null,
    reason: null,
    final_price: null,
    delivered_on: null,
    savings: null,
    rating: null,
    ...given,
    papers,
  };
}

function open(deal: Deal) {
  server.use(
    http.get('*/api/deals', () => HttpResponse.json([deal], { headers: { 'Content-Range': 'deals 0-0/1' } })),
    http.get('*/api/links/:id', () => HttpResponse.json({ ...sampleOf('Link'), preview: null, photo_count: 0, photos: [] })),
  );
  const element = (
    <AreaContext value={{ role: 'client', basename: '/client' }}>
      <DealPage />
    </AreaContext>
  );
  renderShell([{ path: '/client/deal', element }], '/client/deal');
}

describe('a contract that is not as agreed', () => {
  it('says by how much, whom the advisor asked, and offers no confirmation', async () => {
    open(dealOf(withFee, {}, 'ask_to_remove'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Don’t sign yet, Hannah' })).toBeDefined();
    expect(screen.getByText(/Maria asked Northgate Toyota to take it out/)).toBeDefined();
    expect(screen.getByText('$196.00 too much')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Confirm contract' })).toBeNull();
  });

  it('shows every line beside the agreed one, the new one marked, the totals in both', async () => {
    open(dealOf(withFee));
    await userEvent.setup().click(await screen.findByRole('button', { name: 'See every line' }));
    const rows = within(await screen.findByRole('table')).getAllByRole('row');
    const said = rows.map((row) => [...row.children].map((cell) => cell.textContent));
    expect(said).toContainEqual(['Doc fee', '$387.00', '$387.00']);
    expect(said).toContainEqual(['≠Nitrogen tire fill', 'none', '$196.00']);
    expect(said.at(-1)).toEqual(['≠Out the Door', '$39,496.40', '$39,692.40']);
  });
});

it('a contract that is as agreed is what the rail points at, before papers and times', async () => {
  open(dealOf(asAgreed));
  const rail = await screen.findByRole('list', { name: 'Your deal' });
  const current = within(rail)
    .getAllByRole('listitem')
    .filter((step) => step.getAttribute('aria-current') === 'step');
  expect(current.map(({ textContent }) => textContent)).toEqual(['ContractConfirm contract']);
  expect(await screen.findByRole('button', { name: 'Confirm contract' })).toBeDefined();
});

describe('papers', () => {
  it('of the client’s say that they are there, can be opened again, and are called done by whoever brings them', async () => {
    const papers = papersFor({ method: 'cash' }, undefined).map((paper) => ({ ...paper, is_done: paper.kind === 'insurance' }));
    open(dealOf(null, { papers, status: 'paperwork' }));
    const insurance = (await screen.findByText('Proof of insurance')).closest('li');
    if (!insurance) throw new Error('No row of the insurance.');
    expect(within(insurance).getByText('Done')).toBeDefined();
    expect(within(insurance).getByRole('button', { name: 'Proof of insurance: Not done' })).toBeDefined();
    const odometer = screen.getByText('Odometer statement').closest('li');
    expect(odometer && within(odometer).queryByRole('button')).toBeNull();
  });

  it('are sent from where they are asked for: into the client’s folder, and to the deal', async () => {
    const marked: unknown[] = [];
    server.use(
      http.get('*/api/client-folders', () => HttpResponse.json([{ ...sampleOf('ClientFolder'), id: 'folder-1' }], { headers: { 'Content-Range': 'x 0-0/1' } })),
      http.post('*/api/client-folders/folder-1/upload-files', () => HttpResponse.json([{ ...sampleOf('FolderFile'), id: 'file-1' }], { status: 201 })),
      http.patch('*/api/deals/deal-1/papers', async ({ request }) => {
        marked.push(await request.json());
        return HttpResponse.json(dealOf(null));
      }),
    );
    open(dealOf(null, { status: 'paperwork' }));
    const upload = await screen.findByRole('button', { name: 'Proof of insurance: Upload' });
    await waitFor(() => expect(upload.hasAttribute('disabled')).toBe(false));
    const input = upload.parentElement?.querySelector('input');
    if (!input) throw new Error('Nothing to choose a file with.');
    await userEvent.setup().upload(input, new File(['%PDF-1.4\n%%EOF'], 'insurance.pdf', { type: 'application/pdf' }));
    await waitFor(() => expect(marked).toEqual([{ paper_id: 'insurance', is_done: true, file_id: 'file-1' }]));
  });
});

describe('the delivery', () => {
  afterEach(() => vi.restoreAllMocks());

  it('is a time of those offered, with its weekday', async () => {
    const picked: unknown[] = [];
    server.use(
      http.post('*/api/deals/deal-1/slot', async ({ request }) => {
        picked.push(await request.json());
        return HttpResponse.json(dealOf(asAgreed));
      }),
    );
    open(dealOf(asAgreed));
    expect(screen.queryByRole('button', { name: 'Add to calendar' })).toBeNull();
    await userEvent.setup().click(await screen.findByRole('radio', { name: /^Wed, Nov 25/ }));
    await waitFor(() => expect(picked).toEqual([{ slot_id: '1' }]));
  });

  it('once chosen is saved as a calendar’s file, with what to bring', async () => {
    const files: Blob[] = [];
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: (file: Blob) => `blob:${files.push(file)}`, revokeObjectURL: () => {} }));
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    open(dealOf(asAgreed, { slot_id: '1', delivery_at: '2026-11-25T15:00:00.000Z', bring: ['Both Kia keys'] }));
    expect(await screen.findByText('Your time is saved. It counts once you confirm the contract.')).toBeDefined();
    await userEvent.setup().click(screen.getByRole('button', { name: 'Add to calendar' }));
    const text = (await files[0]?.text()) ?? '';
    for (const line of ['BEGIN:VCALENDAR', 'DTSTART:20261125T150000Z', 'LOCATION:At your door', 'Both Kia keys']) expect(text).toContain(line);
    vi.unstubAllGlobals();
  });
});

describe('a deal that is over', () => {
  it('once delivered asks how it went, and offers no times and no confirmation any more', async () => {
    open(dealOf(asAgreed, { status: 'delivered', delivered_on: '2026-11-24', final_price: 39_496_40, savings: 1_134_90 }));
    expect(await screen.findByText('Your car was delivered Nov 24, 2026.')).toBeDefined();
    expect(await screen.findByRole('heading', { name: 'How did it go?' })).toBeDefined();
    expect(screen.getByText('$1,134.90 saved')).toBeDefined();
    expect(screen.queryByRole('radio', { name: /At your door/ })).toBeNull();
    expect(screen.queryByText(/You can confirm as soon as/)).toBeNull();
  });

  it('when it fell through keeps the reason, the contract’s lines and the papers', async () => {
    open(dealOf(withFee, { status: 'fell_through', reason: 'The dealer sold the car.' }));
    expect(await screen.findByText('The dealer sold the car.')).toBeDefined();
    expect(screen.getByText('Nitrogen tire fill')).toBeDefined();
    expect(screen.getByText('Proof of insurance')).toBeDefined();
    expect(screen.queryByText(/You can confirm as soon as/)).toBeNull();
    expect(screen.queryByRole('button', { name: /Upload|Mark as done|Withdraw/ })).toBeNull();
    expect(screen.queryByText(/ saved$/)).toBeNull();
  });
});
