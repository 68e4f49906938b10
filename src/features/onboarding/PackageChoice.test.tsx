// Choosing a package: what is missing or refused is said where it is, and nothing typed is lost.
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import { Problem } from '../../../engine/web/problem.ts';
import { server, withServer } from '../../test/server.ts';
import { renderShell, sampleOf, testSettings } from '../../test/shell.tsx';
import { PackageChoice } from './PackageChoice.tsx';
import type { Choice } from './usePicked.ts';

withServer();
const offer = { ...sampleOf('Package'), name: 'Full Service', package_identifier: 'full-service', price: 99_900 };

function open(answer: (choice: Choice) => Promise<void>) {
  const user = userEvent.setup({ delay: null });
  const onChoose = vi.fn(answer);
  server.use(
    http.get('*/api/packages/all', () => HttpResponse.json([offer])),
    http.post('*/api/coupons/validate', () => HttpResponse.json({ ...sampleOf('CouponAnswer'), valid: false, reason: 'expired' })),
  );
  renderShell([{ path: '/', element: <PackageChoice onboardingId={undefined} chosen={null} couponCode={null} onChoose={onChoose} /> }], '/');
  return { user, onChoose };
}

it('asks for a package first, and for a code that counts', async () => {
  const { user, onChoose } = open(() => Promise.resolve());
  await user.click(await screen.findByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('Choose a package.')).toBeDefined();
  const card = screen.getByRole('radio', { name: /Full Service/ });
  await waitFor(() => expect(document.activeElement).toBe(card));
  await user.click(card);
  expect(screen.queryByText('Choose a package.')).toBeNull();
  const coupon = screen.getByLabelText<HTMLInputElement>(/^Coupon/);
  await user.type(coupon, 'OLD');
  await waitFor(() => expect(coupon.getAttribute('aria-invalid')).toBe('true'));
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('Fix the code or remove it to continue.')).toBeDefined();
  expect(onChoose).not.toHaveBeenCalled();
  await user.clear(coupon);
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(onChoose).toHaveBeenCalledWith({ package_identifier: 'full-service', coupon_code: null }));
});

it('puts the server’s refusal of a code at the code and keeps both', async () => {
  const { user } = open(() => Promise.reject(new Problem('Fix the fields.', { status: 422, errors: { coupon_code: 'Used up meanwhile.' } })));
  await user.click(await screen.findByRole('radio', { name: /Full Service/ }));
  await user.type(screen.getByLabelText(/^Coupon/), 'SPRING');
  server.use(http.post('*/api/coupons/validate', () => HttpResponse.json({ ...sampleOf('CouponAnswer'), valid: true, reason: null })));
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('Used up meanwhile.')).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>(/^Coupon/).value).toBe('SPRING');
  expect(screen.getByRole('radio', { name: /Full Service/ }).getAttribute('aria-checked')).toBe('true');
});

it('shows the refund policy of the package chosen, as the firm has set it', async () => {
  const review = { ...offer, id: '01900000-0000-7000-8000-0000000000d2', name: 'Deal Check', package_identifier: 'deal-check', kind: 'review' };
  server.use(http.get('*/api/packages/all', () => HttpResponse.json([offer, review])));
  const refund_ladder = {
    search: { not_started: 100, in_progress: 60, done: 0 },
    review: { not_started: 80, in_progress: 80, done: 10 },
  };
  renderShell([{ path: '/', element: <PackageChoice onboardingId={undefined} chosen={null} couponCode={null} onChoose={() => Promise.resolve()} /> }], '/', {
    ...testSettings,
    refund_ladder,
  });
  const read = () => screen.getByRole('region', { name: 'If you change your mind' }).textContent;
  await screen.findByRole('radio', { name: /Deal Check/ });
  expect(read()).toContain('60%back until your first out-the-door price');
  await userEvent.click(screen.getByRole('radio', { name: /Deal Check/ }));
  expect(read()).toContain('80%back until the first report10%back after that');
});
