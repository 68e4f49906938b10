// What a text for dealers must not give away: who the client is, and which other dealers were asked (docs/rules.md, Dealers and bids).

/** Whom a price request is about. */
export interface Whose {
  first_name: string;
  last_name: string;
  email: string;
  phone: string | null;
}

/** Digits that make a telephone number. */
const phoneLength = 7;

const escaped = (words: string): string => words.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Where a name stands in a text as words of its own; a name alone counts as it is written, so that `will` is not Will. */
function namedIn(text: string, name: string, flags: '' | 'i' = ''): string | undefined {
  const words = name.trim();
  if (words.length < 2) return undefined;
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${escaped(words)}(?![\p{L}\p{N}])`, `u${flags}`).exec(text)?.[0];
}

/**
 * What of the client a text says, as it stands there; undefined where it says nothing.
 * @param car how the car is called: a client called Lincoln may want one
 */
export function clientIn(text: string, { first_name, last_name, email, phone }: Whose, car: string): string | undefined {
  const whole = namedIn(text, `${first_name} ${last_name}`, 'i') ?? namedIn(text, email, 'i');
  if (whole !== undefined) return whole;
  const number = phone?.replaceAll(/\D/g, '').slice(-10) ?? '';
  if (number.length >= phoneLength) {
    const written = new RegExp([...number].join(String.raw`\D{0,3}`)).exec(text)?.[0];
    if (written !== undefined) return written;
  }
  return [first_name, last_name].filter((name) => namedIn(car, name, 'i') === undefined).flatMap((name) => namedIn(text, name) ?? [])[0];
}

/** The first of these dealers that a text names. */
export const dealerIn = (text: string, dealers: readonly string[]): string | undefined => dealers.find((name) => namedIn(text, name, 'i') !== undefined);
