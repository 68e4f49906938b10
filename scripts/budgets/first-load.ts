// What a browser must load before a screen stands there, as the build says (scripts/web/first-loads.ts).
import { doors, type Door, type FirstLoad, type FirstLoads } from '../../domain/doors.ts';

/** Bytes. */
export const kB = 1000;

/** Most that the first load of a screen may weigh by its door: JavaScript, packed as it is sent, bytes. The build is cut to keep to it (scripts/web/cut.ts). */
export const budgets: Readonly<Record<Door, number>> = { public: 139 * kB, portal: 220 * kB, console: 351 * kB };

/** A screen with all it loads first. */
export interface Screen {
  door: Door;
  path: string;
  screen: string;
  /** Bytes. */
  weight: number;
}

/** Every screen of the app with the weight of its first load. */
export function screensOf(loads: FirstLoads, weightOf: (file: string) => number): Screen[] {
  const sum = (files: readonly string[]): number => files.reduce((weight, file) => weight + weightOf(file), 0);
  return doors.flatMap((door) => {
    const { frame, addresses } = loads[door];
    const framed = sum(frame);
    return addresses.map(({ path, screen, files }) => ({ door, path, screen, weight: framed + sum(files) }));
  });
}

/** Pairs of screens of which one loads the other though nobody opened it. */
export function foreignScreens(loads: FirstLoads): { screen: string; loads: string }[] {
  const addresses = doors.flatMap((door) =>
    loads[door].addresses.map((address): FirstLoad => ({ ...address, files: [...loads[door].frame, ...address.files] })),
  );
  const screens = new Map(addresses.map(({ screen, file }) => [screen, file]));
  const pairs = addresses.flatMap(({ screen, files }) =>
    [...screens].filter(([other, file]) => other !== screen && files.includes(file)).map(([other]) => [screen, other] as const),
  );
  return [...new Map(pairs.map(([screen, other]) => [`${screen} ${other}`, { screen, loads: other }])).values()];
}
