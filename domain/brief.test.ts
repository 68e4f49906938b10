import { describe, expect, it } from 'vitest';
import { briefOf } from './brief.ts';

const id = '01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10';

describe('the brief at a glance', () => {
  it('names cars, condition, money and distance', () => {
    const brief = briefOf({
      vehicles: [
        {
          id,
          makes: [
            { make: 'Subaru', model: 'Outback' },
            { make: 'Toyota', model: 'RAV4' },
          ],
          conditions: ['new', 'certified'],
        },
      ],
      money: { max_total: 3_800_000 },
      logistics: { max_distance: 60 },
    });
    expect(brief).toMatch(/^Subaru Outback or Toyota RAV4 · new or certified.* · up to \$38,000 · within 60 miles$/);
  });

  it('says the make once where the model begins with it', () => {
    const makes = [
      { make: 'Mazda', model: 'Mazda3' },
      { make: 'Ford', model: 'F-150' },
    ];
    expect(briefOf({ vehicles: [{ id, makes }] })).toBe('Mazda3 or Ford F-150');
  });

  it('falls back to body styles and to what a month may cost', () => {
    expect(briefOf({ vehicles: [{ id, body_styles: ['suv'] }], money: { max_monthly: 62_000 } })).toMatch(/^SUV.* · up to \$620 a month$/);
  });

  it('says so when nothing is chosen', () => {
    expect(briefOf({})).toBe('Nothing chosen yet');
  });
});
