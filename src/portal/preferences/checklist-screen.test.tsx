// The checklist's answers as people give them: by slider and field, swatch, one press; skipped, and come back to; told as a sentence and a share.
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ChecklistSelections } from '../../../generated/api.ts';
import { optionWishLabels } from '../../../generated/enums.ts';
import { fieldOf } from '../../features/preferences/fields.ts';
import { messages as checklistMessages } from '../../features/preferences/messages.ts';
import { AreaContext } from '../../kit/area/area.ts';
import { server, withServer } from '../../test/server.ts';
import { renderShell, sampleOf, signInAs } from '../../test/shell.tsx';
import ChecklistScreen from './ChecklistScreen.tsx';

withServer();

const reach = { listed: 24, meeting: 8, choices: [], prices: [], towns: [] };
let saved: ChecklistSelections = {};
let number = 0;

beforeEach(async () => {
  const client = await signInAs({ role: 'client', package_id: 'p-1' });
  saved = {};
  server.use(
    http.get('*/api/auth/get/me', () => HttpResponse.json(client)),
    http.get('*/api/user-preferences/reach', () => HttpResponse.json(reach)),
  );
});

/** The checklist of somebody who answered this, at a question. */
function open(step: string, selections: ChecklistSelections = {}, changes: object = {}) {
  number += 1;
  const checklist = { ...sampleOf('UserPreferences'), id: `c-${number}`, status: 'draft', submitted_at: null, trade_in: {}, selections, ...changes };
  server.use(
    http.get('*/api/user-preferences/:a/:b', () => HttpResponse.json(checklist)),
    http.post('*/api/user-preferences/auto-save', async ({ request }) => {
      const body = (await request.json()) as { selections?: ChecklistSelections };
      saved = { ...saved, ...body.selections };
      return HttpResponse.json({ ...checklist, selections: { ...selections, ...saved } });
    }),
  );
  const area = { role: 'client', basename: '/client' } as const;
  const element = (
    <AreaContext value={area}>
      <ChecklistScreen />
    </AreaContext>
  );
  renderShell([{ path: '/client/preference-checklist', element }], `/client/preference-checklist?step=${step}`);
}

const pressed = (name: string | RegExp) => screen.getByRole('button', { name }).getAttribute('aria-pressed');

describe('the checklist', () => {
  it('takes money by field and slider alike, and says what a loan of it costs a month', async () => {
    open('money', { money: { method: 'finance', down_payment: 500_000, term_months: 60 } });
    const field = await screen.findByLabelText('Total budget');
    const slider = screen.getByRole('slider', { name: 'Slide to your budget' });
    fireEvent.change(field, { target: { value: '41,000' } });
    fireEvent.blur(field);
    await waitFor(() => expect(slider).toHaveProperty('value', '4100000'));
    // 36,000 over 60 months at 6.9 %.
    expect(screen.getByText(/^About \$711 a month: \$36,000 over 60 months at 6\.9% APR\./)).toBeDefined();
    fireEvent.change(slider, { target: { value: '3500000' } });
    await waitFor(() => expect(field).toHaveProperty('value', '35,000.00'));
    expect(slider.getAttribute('aria-valuetext')).toBe('$35,000');
    await waitFor(() => expect(saved.money?.max_total).toBe(3_500_000));
  });

  it('takes colors as swatches, best first, and rules one out by its second button', async () => {
    open('taste');
    fireEvent.click(await screen.findByRole('button', { name: 'Blue' }));
    fireEvent.click(screen.getByRole('button', { name: 'Green' }));
    expect(pressed('Blue, choice 1')).toBe('true');
    expect(pressed('Green, choice 2')).toBe('true');
    fireEvent.click(screen.getByRole('button', { name: 'Rule out blue' }));
    expect(pressed('Rule out blue')).toBe('true');
    // What is ruled out is liked no more, and the next one moves up.
    expect(pressed('Blue')).toBe('false');
    expect(pressed('Green, choice 1')).toBe('true');
    await waitFor(() => expect(saved.taste).toMatchObject({ exterior_colours: ['Green'], rejected_colours: ['Blue'] }));
  });

  it('takes an option as must, nice or never by one press, and clears it by a second', async () => {
    open('taste-3');
    const [row] = within(await screen.findByRole('list', { name: fieldOf('taste', 'options').label })).getAllByRole('group');
    const wish = (name: string) => within(row ?? document.body).getByRole('button', { name });
    const wishes = Object.values(optionWishLabels);
    for (const name of wishes) {
      fireEvent.click(wish(name));
      expect(wishes.filter((each) => wish(each).getAttribute('aria-pressed') === 'true')).toEqual([name]);
    }
    fireEvent.click(wish(optionWishLabels.never));
    expect(wish(optionWishLabels.never).getAttribute('aria-pressed')).toBe('false');
  });

  it('says what an answer means for the search', async () => {
    open('money', { money: { max_total: 4_100_000 } });
    const card = await screen.findByRole('region', { name: 'Your car so far' });
    expect(await within(card).findByText(/About 1 in 3 cars we list meets this/)).toBeDefined();
    expect(within(card).getByText('8 of 24')).toBeDefined();
  });

  it('names a wrong answer on every other question and in the review, as a link there, and does not submit without it', async () => {
    const year = 'Oldest year';
    const vehicles = [{ id: '01936f00-0000-7000-8000-00000000dead', body_styles: ['suv'], conditions: ['new'] }] as ChecklistSelections['vehicles'];
    open('vehicles-2', { vehicles, money: { method: 'cash', max_total: 4_000_000 }, logistics: { zip: '04101' } });
    server.use(
      http.post('*/api/user-preferences/auto-save', () =>
        HttpResponse.json(
          { title: 'Fix 1 field to continue.', status: 422, errors: { 'selections.vehicles.0.year_min': 'Must be 2100 or less.' } },
          { status: 422, headers: { 'content-type': 'application/problem+json' } },
        ),
      ),
    );
    fireEvent.change(await screen.findByLabelText(year), { target: { value: '20266' } });
    expect(await screen.findByText('Must be 2100 or less.')).toBeDefined();
    // At the field itself its own error says it.
    expect(screen.queryByText(checklistMessages.save.wrongElsewhere(1))).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByRole('heading', { level: 2, name: 'Any models you already like?' })).toBeDefined();
    expect(await screen.findByText(checklistMessages.save.wrongElsewhere(1))).toBeDefined();
    fireEvent.click(within(screen.getByRole('navigation', { name: checklistMessages.stepsLabel })).getByRole('button', { name: 'Review' }));
    const link = await screen.findByRole('link', { name: year });
    expect(await screen.findByRole('button', { name: checklistMessages.submit })).toHaveProperty('disabled', true);
    fireEvent.click(link);
    expect(await screen.findByLabelText(year)).toHaveProperty('value', '20266');
  });

  it('speaks of the first cars only until cars were sent', async () => {
    for (const [used, said] of [
      [0, checklistMessages.submittedNext],
      [3, checklistMessages.submittedLater],
    ] as const) {
      server.use(http.get('*/api/packages/mine', () => HttpResponse.json({ ...sampleOf('PackageInUse'), links_used: used })));
      open('review', {}, { status: 'submitted' });
      expect(await screen.findByText(said)).toBeDefined();
      cleanup();
    }
  });

  it('leads from what is missing to the question that asks it', async () => {
    open('review', { vehicles: [{ id: 'v-1', body_styles: ['suv'] }] as ChecklistSelections['vehicles'] });
    fireEvent.click(await screen.findByRole('button', { name: 'Choose new, used or both.' }));
    expect(await screen.findByRole('heading', { level: 2, name: 'New or used?' })).toBeDefined();
  });

  it('lets a question be skipped, and found again by the rail, which says so', async () => {
    open('vehicles');
    fireEvent.click(await screen.findByRole('button', { name: 'Skip for now' }));
    expect(await screen.findByRole('heading', { level: 2, name: 'New or used?' })).toBeDefined();
    const rail = screen.getByRole('navigation', { name: checklistMessages.stepsLabel });
    expect(rail.querySelectorAll('[data-state="skipped"]')).toHaveLength(1);
    fireEvent.click(within(rail).getByRole('button', { name: 'What car' }));
    expect(await screen.findByRole('heading', { level: 2, name: 'What kind of car?' })).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: /SUV/ }));
    await waitFor(() => expect(rail.querySelectorAll('[data-state="skipped"]')).toHaveLength(0));
  });
});
