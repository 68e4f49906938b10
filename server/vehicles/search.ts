// Makes and models by name, as people type them: `chevy`, `mercedez`, `crv`, `rav 4`.
import type MiniSearch from 'minisearch';
import { makers } from '../../domain/makers.ts';
import { bodyStyleValues } from '../../generated/enums/BodyStyle.ts';
import type { BodyStyle, VehicleMake, VehicleModel } from '../../generated/api.ts';

/** What people call a make beside its name. */
const nicknames: Readonly<Record<string, string>> = {
  'Alfa Romeo': 'alfa',
  BMW: 'beemer bimmer',
  Chevrolet: 'chevy',
  'Land Rover': 'range rover',
  'Mercedes-Benz': 'mercedes merc benz mb',
  MINI: 'cooper',
  Mitsubishi: 'mitsu',
  Toyota: 'scion',
  Volkswagen: 'vw',
};

/** A mistyped letter for every three that are typed. */
const tolerance = 0.34;
/** Below it a mistyped letter makes another name: another digit is another car. */
const fewestLetters = 3;

interface Catalogue {
  makes: readonly VehicleMake[];
  models: readonly VehicleModel[];
  makesByName: MiniSearch;
  modelsByName: MiniSearch;
}

let catalogue: Promise<Catalogue> | undefined;

async function read(): Promise<Catalogue> {
  const { models: text } = await import('./models.ts');
  const models = text.split('\n').map((line): VehicleModel => {
    const [make = '', name = '', from = '', to = '', bodies = ''] = line.split('\t');
    const filed = bodies.split(',');
    return {
      make,
      name,
      first_year: Number(from),
      last_year: to === '' ? null : Number(to),
      body_styles: bodyStyleValues.filter((style: BodyStyle) => filed.includes(style)),
    };
  });
  const usual = makers.map(([name]) => name);
  const others = [...new Set(models.map(({ make }) => make))].filter((make) => !usual.includes(make));
  const makes = [...usual.map((name) => ({ name, is_usual: true })), ...others.map((name) => ({ name, is_usual: false }))];
  return {
    makes,
    models,
    makesByName: await indexOf(makes.map(({ name }) => [name, nicknames[name] ?? ''])),
    // Who types `honda crv` into a model's field means the CR-V.
    modelsByName: await indexOf(models.map(({ make, name }) => [name, `${make} ${nicknames[make] ?? ''}`])),
  };
}

/** What is typed, without what people leave out: `CR-V` is also `crv`, `RAV4 Hybrid` also `rav4`. */
function wordsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
  const joined = words.slice(1).map((word, at) => `${words[at] ?? ''}${word}`);
  return [...new Set([...words, ...joined])];
}

/** Rows found by what they are called, and by what stands beside it. */
async function indexOf(rows: readonly (readonly [name: string, beside: string])[]): Promise<MiniSearch> {
  const { default: Index } = await import('minisearch');
  const index = new Index({
    fields: ['name', 'beside'],
    tokenize: wordsOf,
    searchOptions: {
      prefix: true,
      fuzzy: (term) => (term.replaceAll(/\d/g, '').length < fewestLetters ? false : tolerance),
      maxFuzzy: 2,
      boost: { name: 2 },
      // `GLC 300`: the model stands before its engine.
      boostTerm: (_term, at) => 1 / (at + 1),
      // The plain model before what is built on it.
      boostDocument: (id) => 1 / Math.sqrt(rows[Number(id)]?.[0].length ?? 1),
    },
  });
  index.addAll(rows.map(([name, beside], id) => ({ id, name, beside })));
  return index;
}

/** The rows that are called so, best first; all where nothing is typed. */
const named = <Row>(index: MiniSearch, rows: readonly Row[], typed: string | undefined): Row[] =>
  typed === undefined || typed.trim() === '' ? [...rows] : index.search(typed).flatMap(({ id }) => rows[Number(id)] ?? []);

/**
 * Makes called so. Those sold most come first; without words only those.
 * @param most how many
 */
export async function findMakes(typed: string | undefined, most: number): Promise<VehicleMake[]> {
  catalogue ??= read();
  const { makes, makesByName } = await catalogue;
  const found = named(makesByName, makes, typed);
  const usual = found.filter(({ is_usual }) => is_usual);
  return (typed?.trim() ? [...usual, ...found.filter(({ is_usual }) => !is_usual)] : usual).slice(0, most);
}

export interface ModelQuestion {
  q?: string | undefined;
  make?: string | undefined;
  year?: number | undefined;
  body_style?: readonly BodyStyle[] | undefined;
}

/** The year of sale runs ahead of the model year, and files end late or never. */
const yearsAround = 1;

/**
 * Models called so, of a make, sold in a year, with one of these bodies. Those without an end of sale come first where nothing is typed.
 * @param most how many
 */
export async function findModels({ q, make, year, body_style: bodies }: ModelQuestion, most: number): Promise<VehicleModel[]> {
  catalogue ??= read();
  const { models, modelsByName } = await catalogue;
  const wanted = make?.trim() ? (await findMakes(make, 1))[0]?.name : undefined;
  if (make?.trim() && wanted === undefined) return [];
  return named(modelsByName, models, q)
    .filter(
      (model) =>
        (wanted === undefined || model.make === wanted) &&
        (year === undefined || (model.first_year <= year + yearsAround && (model.last_year ?? year) >= year - yearsAround)) &&
        (bodies === undefined || bodies.length === 0 || model.body_styles.some((style) => bodies.includes(style))),
    )
    .toSorted((one, other) => (q?.trim() ? 0 : Number(one.last_year !== null) - Number(other.last_year !== null)))
    .slice(0, most);
}
