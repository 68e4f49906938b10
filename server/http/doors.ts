// The pages of the three doors, each with the files announced that the asked address will load.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addressAt } from '../../domain/addresses.ts';
import { areaOf, doorOfArea, doorPage, doors, firstLoadsFile, type Door, type FirstLoad, type FirstLoads } from '../../domain/doors.ts';
import { withoutPrefix } from '../../domain/role-hosts.ts';

/** A page as it is sent. */
export interface DoorPage {
  body: string;
  etag: string;
}

/**
 * What the policy of pages must name so that browsers run the scripts that stand in the pages themselves.
 * @param folder the web build; nothing where it is missing
 */
export function inlineScripts(folder: string): string[] {
  const pages = doors.map((door) => join(folder, doorPage(door))).filter((file) => existsSync(file));
  const scripts = pages.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/<script>([^]*?)<\/script>/g)]);
  return [...new Set(scripts.map(([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`))];
}

/**
 * Reads the built pages.
 * @param folder the web build
 * @returns what is sent for an address; the same page for the same screen
 */
export function readDoors(folder: string, baseDomain: string): (hostname: string, pathname: string) => DoorPage {
  const text = (file: string): string => readFileSync(join(folder, file), 'utf8');
  const loads: FirstLoads = JSON.parse(text(firstLoadsFile));
  const pages = new Map(doors.map((door) => [door, text(doorPage(door))]));
  const made = new Map<Door | FirstLoad, DoorPage>();
  return (hostname, pathname) => {
    const area = areaOf({ hostname, pathname }, baseDomain);
    const door = doorOfArea(area);
    const address = addressAt(loads[door].addresses, area === null ? pathname : withoutPrefix(pathname));
    const key = address ?? door;
    const known = made.get(key);
    if (known) return known;
    const links = (address?.files ?? []).map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`).join('');
    const body = (pages.get(door) ?? '').replace('</head>', `${links}</head>`);
    const page = { body, etag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"` };
    made.set(key, page);
    return page;
  };
}
