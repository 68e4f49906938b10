// What a VIN says against what is said of the car: read apart, for most forms only ask whether a VIN adds up.
import { carName } from './car-name.ts';

interface SaidCar {
  year?: number | null | undefined;
  make?: string | null | undefined;
  model?: string | null | undefined;
  trim?: string | null | undefined;
}

interface ReadCar extends SaidCar {
  /** Where the VIN fits several. */
  models?: readonly string[];
  trims?: readonly string[];
}

/**
 * What a VIN says against what is said of the car, in a sentence. A model year may be one off: sellers write the year of sale. Models are held against each
 * other with the tolerance of `isSameModel`; of several that the VIN leaves open, one is enough.
 * @param read year and make at least; where the maker's rules were read, its models and trims
 * @returns undefined where the two agree, or either is silent
 */
export function vinMismatch(read: ReadCar, said: SaidCar): string | undefined {
  const models = read.model ? [read.model] : (read.models ?? []);
  const isOtherYear = Boolean(read.year && said.year && Math.abs(read.year - said.year) > 1);
  const isOtherMake = Boolean(read.make && said.make && !isSameMake(read.make, said.make));
  const isOtherModel = !isOtherMake && Boolean(said.model) && models.length > 0 && !models.some((model) => isSameModel({ ...read, model }, said));
  if (!isOtherYear && !isOtherMake && !isOtherModel) return undefined;
  const names = [{ ...read, model: models.slice(0, mostNamed).join(' or ') }, said];
  const [itsCar, theCar] = names.map(({ year, make, model }) =>
    [isOtherYear && year, carName(isOtherMake ? make : null, isOtherModel || isOtherMake ? model : null)].filter(Boolean).join(' '),
  );
  return `This VIN says ${itsCar}, not ${theCar}.`;
}

/** More possible models than so many are not named. */
const mostNamed = 3;

/** Letters and digits alone, small. */
const plain = (text: string): string => text.toLowerCase().replaceAll(/\band\b|[^\p{L}\d]/gu, '');

/** `Mercedes` is Mercedes-Benz; what people call a make beside its name is listed. */
const nicknames: Readonly<Record<string, string>> = { chevy: 'chevrolet', vw: 'volkswagen' };
function isSameMake(one: string, other: string): boolean {
  const [shorter = '', longer = ''] = [one, other]
    .map(plain)
    .map((make) => nicknames[make] ?? make)
    .toSorted((a, b) => a.length - b.length);
  return longer.startsWith(shorter);
}

/** Of two names of one model that share no beginning. */
const sameModels: readonly (readonly [string, string])[] = [
  ['miata', 'mx5'],
  ['cooper', 'hardtop'],
  ['ml', 'mclass'],
];
/** Words that make another model of a name: a Grand Cherokee is no Cherokee, a Corolla Cross no Corolla. */
const otherModel = /\b(?:grand|cross|connect|mach|evoque|velar)\b/;
/** Filed by one maker as another model (Bronco Sport), by the next as a trim (Civic Sport): another model only where the VIN says it and nobody else. */
const sportModel = /\bsport\b/;
/** A number with what says engine, body and driven wheels: `330i`, `330xi`, `325Ci`. */
const bodyless = /^(\d{3})[a-z]{0,2}[ide][a-z]{0,2}$/;
/** What names a line of cars: `C-Class`, `3 Series`. */
const line = /^(\w{1,4})[- ]?(?:class|series)\b/;

/**
 * Whether two names mean one model, as people and makers write them: `F150` and `F-150`, `RAV4 Hybrid` and `RAV4`, `NX 350h` and `NX`, `C 300` and `C-Class`,
 * `GTI` and `Golf GTI`. In doubt they do: a warning that is wrong is not read the next time.
 */
function isSameModel(read: ReadCar, said: SaidCar): boolean {
  const [filed, typed] = [read, said].map(({ make, model }) => nameOf(model ?? '', read.make ?? make ?? said.make ?? ''));
  if (filed === undefined || typed === undefined || filed === '' || typed === '') return true;
  const its = [plain(filed), plain(typed)];
  if (its[0] === its[1] || sameModels.some((pair) => pair.every((name) => its.some((each) => each.startsWith(name))))) return true;
  const number = its.map((each) => bodyless.exec(each)?.[1]);
  if (number[0] !== undefined && number[0] === number[1]) return true;
  if (isOfLine(filed, typed) || isOfLine(typed, filed)) return true;
  // A trim is said in the model's place: `E400`, `330i`.
  if ([read.trim ?? '', ...(read.trims ?? [])].some((trim) => plain(trim).length >= fewest && restOf(trim.toLowerCase(), typed) !== undefined)) return true;
  const rest = restOf(filed, typed);
  if (rest === undefined || otherModel.test(rest)) return false;
  return !(filed.length > typed.length && sportModel.test(rest) && !sportModel.test(said.trim?.toLowerCase() ?? ''));
}

/** A shorter end of a name says nothing. */
const fewest = 3;

/** A model's name in small letters, without its make's: `Mazda3` of Mazda is a `3`, `AMG C 63` a `C 63`, a Cross Country a `CC`. */
function nameOf(model: string, make: string): string {
  const name = model.toLowerCase().trim();
  const own = [make.toLowerCase(), ...make.toLowerCase().split(/[\s-]/)].find((each) => each.length >= fewest && name.startsWith(each) && name !== each);
  return own === undefined ? name.replace(/^amg (?!gt\b)/, '').replace(/ ?cross ?country\b/, 'cc') : nameOf(name.slice(own.length), make);
}

/** Whether a name is a car of a line: `C 300` of the `C-Class`, `330i` of the `3 Series`, `M3` of neither. */
function isOfLine(family: string, name: string): boolean {
  const stem = line.exec(family)?.[1];
  if (stem === undefined) return false;
  const other = line.exec(name)?.[1] ?? plain(name);
  return other === stem || (other.startsWith(stem) && /^\d/.test(other.slice(stem.length)));
}

/**
 * What the longer of two names has beyond the shorter, where the shorter is its beginning or its last words; undefined where it is neither. A beginning ends
 * where a word does, or where letters and digits meet: a `CX-5` is not the beginning of a `CX-50`.
 */
function restOf(one: string, other: string): string | undefined {
  const [shorter = '', longer = ''] = plain(one).length <= plain(other).length ? [one, other] : [other, one];
  const [start, whole] = [plain(shorter), plain(longer)];
  const words = longer.split(/[^\p{L}\d]+/u).filter((word) => word !== '' && word !== 'and');
  if (whole.startsWith(start)) {
    const ends = words.map((_word, at) => plain(words.slice(0, at + 1).join('')).length);
    const [before = '', after = ''] = [whole.charAt(start.length - 1), whole.charAt(start.length)];
    if (ends.includes(start.length)) return words.slice(ends.indexOf(start.length) + 1).join(' ');
    return /\d/.test(before) === /\d/.test(after) ? undefined : whole.slice(start.length);
  }
  const from = words.findIndex((_word, at) => at > 0 && words.slice(at).join('') === start);
  return from > 0 && start.length >= fewest ? words.slice(0, from).join(' ') : undefined;
}
