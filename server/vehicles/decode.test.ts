import { beforeAll, describe, expect, it } from 'vitest';
import { vinMismatch } from '../../domain/vin-mismatch.ts';
import { makers } from '../../domain/makers.ts';
import { vehicleCatalogue } from './catalogue.ts';
import { vinFacts } from './decode.ts';
import { models } from './models.ts';

beforeAll(async () => {
  await vehicleCatalogue();
});

// Written down by hand from public sale histories (badvin.com/v/<VIN>-…, each naming year, make, model, body, engine and fuel); the Accord is a worked example
// of many public decoders. Where vPIC says another body than such a page, the page's stands behind: the Outback is sold as a wagon, the Model S as a sedan.
// Where vPIC says less of the engine, less is decoded; what is decoded must stand on the page.
const known = [
  ['1HGCM82633A004352', 2003, 'Honda', 'Accord', 'coupe', '3.0 L, 6 cylinders', 'gas'],
  ['5XYPK4A55KG494962', 2019, 'Kia', 'Sorento', 'suv', '3.3 L, 6 cylinders', 'gas'],
  ['4S4BSETC5K3287225', 2019, 'Subaru', 'Outback', 'suv', '3.6 L, 6 cylinders', 'gas'],
  ['JM3KFBCM9K1586199', 2019, 'Mazda', 'CX-5', 'suv', '2.5 L, 4 cylinders', 'gas'],
  ['JTDS4RCE1LJ017168', 2020, 'Toyota', 'Corolla', 'sedan', '2.0 L, 4 cylinders', 'gas'],
  ['1C4PJMDX8KD490838', 2019, 'Jeep', 'Cherokee', 'suv', '3.2 L, 6 cylinders', 'gas'],
  ['1GAZGPFG4K1175647', 2019, 'Chevrolet', 'Express', 'van', '6.0 L, 8 cylinders', 'gas'],
  ['2C3CDXHG2KH758792', 2019, 'Dodge', 'Charger', 'sedan', '3.6 L, 6 cylinders', 'gas'],
  ['1FMWK8GC7SGA62052', 2025, 'Ford', 'Explorer', 'suv', '3.0 L, 6 cylinders', 'gas'],
  ['SAJWA2GE3GMV98318', 2016, 'Jaguar', 'XJ', 'sedan', '5.0 L, 8 cylinders', 'gas'],
  ['WVGBV7AX2HW510210', 2017, 'Volkswagen', 'Tiguan', 'suv', '2.0 L, 4 cylinders', 'gas'],
  ['5UXXW3C54F0F89439', 2015, 'BMW', 'X4', 'suv', '2.0 L, 4 cylinders', 'gas'],
  ['JN8AY2NF2K9352571', 2019, 'Nissan', 'Armada', 'suv', '5.6 L, 8 cylinders', 'gas'],
  ['YV4A22PL0K1440501', 2019, 'Volvo', 'XC90', 'suv', '2.0 L, 4 cylinders', 'gas'],
  ['JTJBARBZ0G2048048', 2016, 'Lexus', 'NX', 'suv', '2.0 L, 4 cylinders', 'gas'],
  ['1GKKNRL4XPZ124526', 2023, 'GMC', 'Acadia', 'suv', '2.0 L, 4 cylinders', 'gas'],
  ['KL4CJHSB0GB631024', 2016, 'Buick', 'Encore', 'suv', '1.4 L, 4 cylinders', 'gas'],
  ['5YJSA1E1XHF226010', 2017, 'Tesla', 'Model S', 'hatchback', null, 'electric'],
  ['WDDKK6FF5GF340419', 2016, 'Mercedes-Benz', 'E-Class', 'convertible', '3.0 L, 6 cylinders', 'gas'],
  ['5LMJJ2LT2NEL05148', 2022, 'Lincoln', 'Navigator', 'suv', '3.5 L, 6 cylinders', 'gas'],
] as const;

/** vPIC files this engine without its size and fuel. */
const unsaidFuel = new Set(['5UXXW3C54F0F89439']);

describe('20 VINs of 20 makes', () => {
  it.each(known)('%s is a %s %s %s', async (vin, year, make, model, body_style, engine, fuel) => {
    const found = await vinFacts(vin);
    expect(found).toMatchObject({ vin, doubts: [], year, make, model, body_style, fuel: unsaidFuel.has(vin) ? null : fuel });
    expect(vinMismatch(found, { year, make, model })).toBeUndefined();
    expect(engine?.split(', ') ?? []).toEqual(expect.arrayContaining(found.engine?.split(', ') ?? []));
  });

  it('are of 20 makes, and say of the engine what the pages say in all but one or two', async () => {
    expect(new Set(known.map(([, , make]) => make)).size).toBe(20);
    const found = await Promise.all(known.map(async ([vin, , , , , engine]) => (await vinFacts(vin)).engine === engine));
    expect(found.filter(Boolean).length).toBeGreaterThanOrEqual(17);
  });
});

// The pages name no trim. What makers filed of it, read by hand in their rules; of the driven wheels the data has nineteen rules in all, so that they are known
// only where a maker writes them into the trim.
const filed: Readonly<Record<string, { trim?: string; trims?: string[]; drivetrain?: string }>> = {
  '1HGCM82633A004352': { trim: 'EX-V6' },
  '5XYPK4A55KG494962': { trims: ['SX', 'SXL'] },
  JM3KFBCM9K1586199: { trim: 'Touring' },
  JTDS4RCE1LJ017168: { trim: 'SE' },
  '1C4PJMDX8KD490838': { trim: 'Limited' },
  '2C3CDXHG2KH758792': { trim: 'GT' },
  '1FMWK8GC7SGA62052': { trim: 'ST' },
  SAJWA2GE3GMV98318: { trim: 'XJL' },
  WVGBV7AX2HW510210: { trims: ['S 4 Motion', 'Limited 4Motion'], drivetrain: 'awd' },
  '5UXXW3C54F0F89439': { trim: 'xDrive28i', drivetrain: 'awd' },
  YV4A22PL0K1440501: { trim: 'Inscription' },
  JTJBARBZ0G2048048: { trim: '200t Luxury' },
  '1GKKNRL4XPZ124526': { trim: 'SLE' },
  WDDKK6FF5GF340419: { trim: 'E400' },
  '5LMJJ2LT2NEL05148': { trim: 'Reserve' },
};

it.each(Object.entries(filed))(
  '%s has the trim its maker filed, and the driven wheels where they are written there',
  async (vin, { trim = null, trims = [], drivetrain = null }) => {
    expect(await vinFacts(vin)).toMatchObject({ trim, trims, drivetrain });
  },
);

describe('a VIN', () => {
  it('that leaves the trim open has candidates, one that nobody files says its year and no more', async () => {
    const open = await vinFacts('5XYPK4A55KG494962');
    expect([open.trim, open.trims]).toEqual([null, ['SX', 'SXL']]);
    // A chassis code is no trim; where makers write the driven wheels, they are read.
    expect((await vinFacts('4T1BF1FK5CU123456')).trim).toBeNull();
    expect(await vinFacts('WAUENAF40KN012345')).toMatchObject({ model: 'A4', drivetrain: 'awd', trim: 'quattro Premium Plus' });
    expect(await vinFacts('ZZZZZ00Z0KZ000000')).toMatchObject({ year: 1989, make: null, model: null, trims: [] });
    // Of rules without an end none reaches into the next round of years.
    const years = await Promise.all(['YV4EXABCXN1234567', 'YV4L12EXXN1234567', '5XYRGDHC0S0123456'].map(async (vin) => (await vinFacts(vin)).year));
    expect(years).toEqual([2022, 2022, 2025]);
    expect(await vinFacts('2T3P1RFV8')).toMatchObject({ doubts: ['length'], year: null, make: 'Toyota', model: null });
  });

  it('is decoded in at most 5 ms once its maker was read: the median of a hundred', async () => {
    for (const [vin] of known) await vinFacts(vin);
    const times: number[] = [];
    for (let round = 0; round < 5; round += 1)
      for (const [vin] of known) {
        const start = performance.now();
        await vinFacts(vin);
        times.push(performance.now() - start);
      }
    expect(times.toSorted((one, other) => one - other)[50]).toBeLessThanOrEqual(5);
  });
});

describe('a model a VIN says', () => {
  const usual = new Map(makers.map(([make]) => [make, [] as string[]]));
  for (const [make = '', name = ''] of models.split('\n').map((line) => line.split('\t'))) usual.get(make)?.push(name);
  const isSame = (make: string, model: string, said: string) => vinMismatch({ make, model }, { make, model: said }) === undefined;

  it('is itself however people write it, for every model of the catalogue', () => {
    const told = [...usual].flatMap(([make, names]) =>
      names.flatMap((name) =>
        [name.toLowerCase(), name.replaceAll('-', ''), name.replaceAll('-', ' '), `${name} Hybrid`, `${make} ${name}`, `${name} 4x4 Limited`].filter(
          (said) => !isSame(make, name, said),
        ),
      ),
    );
    expect(told).toEqual([]);
  });

  it('is told from all but a fiftieth of the other models of its make', () => {
    const pairs = [...usual].flatMap(([make, names]) => names.flatMap((name, at) => names.slice(at + 1).map((other) => [make, name, other] as const)));
    expect(pairs.length).toBeGreaterThan(20_000);
    expect(pairs.filter((pair) => isSame(...pair)).length).toBeLessThan(pairs.length / 50);
  });
});
