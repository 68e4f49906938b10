// vPIC's keys: which characters of a VIN a rule is about.

/** The characters of a VIN that rules speak of: positions 4 to 8, and 10 to 17. */
const partsOf = (vin: string): readonly [string, string] => [vin.slice(3, 8), vin.slice(9)];

/**
 * How exactly a rule fits a VIN: the number of characters it names, those of a range counted a little less. Undefined where it does not fit.
 * @param keys `AB*[1-3]|*4`
 */
export function fitOf(keys: string, vin: string): number | undefined {
  const [before = '', after = ''] = keys.split('|');
  const [first, second] = partsOf(vin);
  const one = fitOfPart(before, first);
  if (one === undefined) return undefined;
  const other = fitOfPart(after, second);
  return other === undefined ? undefined : one + other;
}

function fitOfPart(keys: string, text: string): number | undefined {
  let fit = 0;
  let at = 0;
  for (let place = 0; place < keys.length; place += 1, at += 1) {
    const key = keys[place] ?? '';
    const sign = text[at] ?? '';
    if (key === '*') continue;
    if (key === '[') {
      const end = keys.indexOf(']', place);
      if (end < 0 || !isIn(keys.slice(place + 1, end), sign)) return undefined;
      fit += 0.9;
      place = end;
    } else if (key === '#' ? /\d/.test(sign) : key === sign) fit += 1;
    else return undefined;
  }
  return fit;
}

/** Is a character among `12A-C`? `^` at the start means any other. */
function isIn(range: string, sign: string): boolean {
  const isNot = range.startsWith('^');
  const from = isNot ? 1 : 0;
  let found = false;
  for (let place = from; place < range.length; place += 1) {
    const low = range[place] ?? '';
    const isRange = range[place + 1] === '-' && place + 2 < range.length;
    const high = isRange ? (range[place + 2] ?? '') : low;
    if (sign !== '' && sign >= low && sign <= high) found = true;
    if (isRange) place += 2;
  }
  return found !== isNot;
}

/** Is there a VIN that both keys fit? */
export function couldFitBoth(one: string, other: string): boolean {
  const [first, second] = [cellsOf(one), cellsOf(other)];
  return first.every((cell, at) => couldBeBoth(cell, second[at] ?? '*'));
}

/** What a key says of each of the thirteen places, `*` where it says nothing. */
function cellsOf(keys: string): string[] {
  const [before = '', after = ''] = keys.split('|');
  const cells = (part: string, places: number): string[] => {
    const found: string[] = part.match(/\[[^\]]*\]|./g) ?? [];
    return Array.from({ length: places }, (_, at) => found[at] ?? '*');
  };
  return [...cells(before, 5), ...cells(after, 8)];
}

const signs = [...'ABCDEFGHJKLMNPRSTUVWXYZ0123456789'];
const couldBeBoth = (one: string, other: string): boolean =>
  one === other || one === '*' || other === '*' || signs.some((sign) => fitOfPart(one, sign) !== undefined && fitOfPart(other, sign) !== undefined);
