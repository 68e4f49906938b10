import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import type { DealCheck, DealCheckReview } from '../../../generated/api.ts';
import { AreaContext } from '../../kit/area/area.ts';
import { renderInConsole } from '../../test/console.tsx';
import { dealCheckOf, firstAnswered, firstLines, secondAnswered, secondLines, sentVersion } from '../../test/deal-check.ts';
import { server, withServer } from '../../test/server.ts';
import { sampleOf, signInAs } from '../../test/shell.tsx';
import ReviewPage from './ReviewPage.tsx';

withServer();
beforeEach(() => signInAs({ role: 'employee' }));

const saves: DealCheckReview[] = [];
const serve = (check: DealCheck) => {
  saves.length = 0;
  server.use(
    http.get('*/api/deal-checks/:id', () => HttpResponse.json(check)),
    http.put('*/api/deal-checks/:id/review', async ({ request }) => {
      saves.push((await request.json()) as DealCheckReview);
      return HttpResponse.json(check);
    }),
  );
};
const open = () =>
  renderInConsole(
    [
      {
        path: '/employee/deal-checks/:id/review',
        element: (
          <AreaContext value={{ role: 'employee', basename: '/employee' }}>
            <ReviewPage />
          </AreaContext>
        ),
      },
    ],
    '/employee/deal-checks/one/review',
  );
const reviewed = dealCheckOf([sentVersion(1, { typed: firstLines })], { status: 'in_review' });
const press = (key: string) => fireEvent.keyDown(document.body, { key });
const current = () => document.querySelector('[data-place][aria-current="true"]')?.getAttribute('data-place');

describe('a review', () => {
  it('begins with the lines the client typed, and is saved by itself', async () => {
    serve(reviewed);
    open();
    expect((await screen.findByLabelText<HTMLInputElement>('Doc fee, on the paper')).value).toBe('387.00');
    expect(saves).toHaveLength(0);
    fireEvent.change(screen.getByLabelText('Doc fee, on the paper'), { target: { value: '250' } });
    await waitFor(() => expect(saves.at(-1)).toMatchObject({ number: 1, lines: { doc_fee: 25_000 }, verdicts: [] }));
    expect(await screen.findByText('Saved')).toBeDefined();
  });

  it('is worked by keys alone while no field has the focus: lines, verdicts, the figure', async () => {
    serve(reviewed);
    open();
    await screen.findByLabelText('Doc fee, on the paper');
    expect(current()).toBe('msrp');
    press('j');
    press('j');
    expect(current()).toBe('dealer_discount');
    press('k');
    expect(current()).toBe('destination');
    press('j');
    press('2');
    const aim = await screen.findByLabelText('Aim for');
    expect(document.activeElement).toBe(aim);
    // In the field the same keys are text.
    fireEvent.keyDown(aim, { key: 'j' });
    expect(current()).toBe('dealer_discount');
    fireEvent.change(aim, { target: { value: '1,495' } });
    fireEvent.keyDown(aim, { key: 'Escape' });
    expect(document.activeElement).not.toBe(aim);
    await waitFor(() => expect(saves.at(-1)?.verdicts).toEqual([{ key: 'dealer_discount', verdict: 'high', aim: -149_500, words: null, say: null }]));
    press('?');
    expect(await screen.findByText('missing line')).toBeDefined();
  });

  it('shows live what it comes to, with lines that are missing', async () => {
    serve(dealCheckOf([{ ...secondAnswered, answered_at: null }, firstAnswered], { status: 'in_review' }));
    open();
    expect(await screen.findByText('$1,211.30')).toBeDefined();
    expect(screen.getByText('To ask for, 4 lines')).toBeDefined();
    expect(screen.getByText(/No longer on the paper: Protection package/)).toBeDefined();
    press('m');
    const missing = within(screen.getByRole('list', { name: 'Missing lines' }));
    await waitFor(() => expect(missing.getAllByRole('listitem')).toHaveLength(2));
    expect(document.activeElement).toBe(missing.getByLabelText('Name'));
  });

  it('is not sent while something is open: each problem is at its field, nothing typed is lost', async () => {
    serve(reviewed);
    open();
    await screen.findByLabelText('Doc fee, on the paper');
    fireEvent.change(screen.getByLabelText('Summary'), { target: { value: 'Close to fair.' } });
    fireEvent.click(screen.getByLabelText('Say more of Doc fee'));
    press('2');
    fireEvent.click(screen.getByText('Send report', { selector: 'button' }));
    await waitFor(() => expect(screen.getByLabelText('Aim for').getAttribute('aria-invalid')).toBe('true'));
    expect(screen.queryByText(/Send this report to/)).toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>('Summary').value).toBe('Close to fair.');
  });

  /** By text: with a table as large as this one, looking by role takes seconds. */
  const sendAfterALook = async () => {
    fireEvent.click(await screen.findByText('Send report', { selector: 'button[type="submit"]' }));
    const dialog = (await screen.findByText('Send this report to Samuel Greene?')).closest('[role="dialog"]');
    if (!(dialog instanceof HTMLElement)) throw new Error('Nothing is shown before it is sent.');
    expect(within(dialog).getByText('Better. $1,211.30 still to ask for')).toBeDefined();
    fireEvent.click(within(dialog).getByText('Send report', { selector: 'button' }));
  };
  const unsent = dealCheckOf([{ ...secondAnswered, answered_at: null }, firstAnswered], { status: 'in_review' });

  it('is sent after a look at what the client will read', async () => {
    serve(unsent);
    const bodies: unknown[] = [];
    server.use(
      http.post('*/api/deal-checks/:id/answer', async ({ request }) => {
        bodies.push(await request.json());
        serve(dealCheckOf([secondAnswered, firstAnswered]));
        return HttpResponse.json(dealCheckOf([secondAnswered, firstAnswered]));
      }),
    );
    open();
    await sendAfterALook();
    expect(await screen.findByText('Report sent to Samuel Greene')).toBeDefined();
    expect(bodies).toEqual([
      expect.objectContaining({ number: 2, verdict: 'ask_first', lines: expect.objectContaining({ total_otd: secondLines.total_otd }) }),
    ]);
    expect(await screen.findByText(/The report on this version was sent/)).toBeDefined();
  });

  it('shows what the server refuses at the line it is about', async () => {
    serve(unsent);
    server.use(
      http.post('*/api/deal-checks/:id/answer', () =>
        HttpResponse.json({ title: 'x', status: 422, detail: 'x', errors: { 'verdicts.0.aim': 'Too far from the paper.' } }, { status: 422 }),
      ),
    );
    open();
    await sendAfterALook();
    const said = await screen.findByText('Too far from the paper.');
    expect(said.closest('[data-place]')?.getAttribute('data-place')).toBe('dealer_discount');
  });

  it('says why it could not be saved, and tries again after the next change', async () => {
    serve(reviewed);
    server.use(
      http.put(
        '*/api/deal-checks/:id/review',
        () => HttpResponse.json({ title: 'x', status: 409, detail: 'The client sent a newer version.' }, { status: 409 }),
        { once: true },
      ),
    );
    open();
    fireEvent.change(await screen.findByLabelText('Doc fee, on the paper'), { target: { value: '250' } });
    expect(await screen.findByText('Not saved. The client sent a newer version.')).toBeDefined();
    fireEvent.change(screen.getByLabelText('Doc fee, on the paper'), { target: { value: '260' } });
    await waitFor(() => expect(saves.at(-1)).toMatchObject({ lines: { doc_fee: 26_000 } }));
  });
});

describe('the paper beside it', () => {
  it('shows a picture in place, a spreadsheet in its own tab, and turns between them by keys', async () => {
    const file = (id: string, content_type: string) => ({ ...sampleOf('StoredFile'), id, file_name: `${id}.x`, content_type, has_preview: false });
    serve(dealCheckOf([sentVersion(1, { attachments: [file('photo', 'image/jpeg'), file('quote', 'application/vnd.ms-excel')] })], { status: 'submitted' }));
    server.use(http.get('*/api/files/:id/address', () => HttpResponse.json({ ...sampleOf('FileAddress'), url: 'http://localhost/photo' })));
    open();
    expect((await screen.findByRole('img', { name: 'photo.x' })).getAttribute('src')).toBe('http://localhost/photo');
    press(']');
    expect(await screen.findByText('2 of 2')).toBeDefined();
    expect(screen.getByText(/Open this file in its own tab/)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Start review' })).toBeDefined();
  });
});
