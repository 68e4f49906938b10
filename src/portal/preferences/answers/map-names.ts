/** A rectangle on the map, in px from its middle. */
export interface Spot {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** A town as it is drawn: its circle, in px from the middle of the map. */
export interface DrawnTown {
  name: string;
  x: number;
  y: number;
  radius: number;
}

/** Where a name is written beside its circle. */
export interface WrittenName {
  text: string;
  /** px from the circle's middle; below zero it ends there. */
  offset: number;
}

/** Of the words on the map, in px. */
export const nameSize = 12;
/** How wide a letter is at most on average, of its size. */
const letter = 0.58;

const meet = (one: Spot, other: Spot) => one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
/** What a circle covers. */
export const spotOf = ({ x, y, radius }: DrawnTown): Spot => ({ left: x - radius, right: x + radius, top: y - radius, bottom: y + radius });

/**
 * Which towns are named, and on which side, so that no name lies over another, over a circle, or beyond the map.
 * @param towns the most important first
 * @param taken what else is written, such as where one lives
 * @param half the map's half width and height, in px
 */
export function namesOn(towns: readonly DrawnTown[], taken: readonly Spot[], half: { width: number; height: number }): Map<string, WrittenName> {
  const filled = [...taken, ...towns.map(spotOf)];
  const written = new Map<string, WrittenName>();
  for (const { name, x, y, radius } of towns) {
    const text = name.split(',')[0] ?? name;
    const wide = text.length * nameSize * letter;
    const gap = radius + 3;
    for (const offset of x > half.width / 2 ? [-gap, gap] : [gap, -gap]) {
      const begins = offset > 0 ? x + offset : x + offset - wide;
      const spot = { left: begins, right: begins + wide, top: y - nameSize / 2, bottom: y + nameSize / 2 };
      const isInside = spot.left >= -half.width && spot.right <= half.width && spot.top >= -half.height && spot.bottom <= half.height;
      if (!isInside || filled.some((other) => meet(spot, other))) continue;
      filled.push(spot);
      written.set(name, { text, offset });
      break;
    }
  }
  return written;
}
