// The photos that tell a dealer what a trade-in is worth, in the order one walks around it.
import { messages } from '../../../features/preferences/messages.ts';

const names = messages.tradeIn.shots;
export const shots: readonly string[] = Object.values(names);

/** Which shot a photo is of, by what it was named when it was taken; undefined for any other photo. */
export const shotOf = (fileName: string): string | undefined => shots.find((name) => fileName.startsWith(`${name}.`));

/** A name for one more photo that is of no shot: `Detail 3`. @param taken names that stand already */
export function detailName(taken: readonly string[]): string {
  for (let number = 1; ; number += 1) {
    const name = messages.tradeIn.detail(number);
    if (!taken.some((each) => each.startsWith(`${name}.`))) return name;
  }
}
