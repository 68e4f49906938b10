// The pages of the three doors, each with the files announced that the asked address will load.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { addressAt, parametersOf, shapesOf } from '../../domain/addresses.ts';
import {
  areaOf,
  doorOfArea,
  doorPage,
  doors,
  fetchedLater,
  drawnFile,
  firstLoadsFile,
  type DrawnPage,
  type FirstLoad,
  type FirstLoads,
  type Whose,
} from '../../domain/doors.ts';
import { manifestPath, touchIcon } from '../../domain/portal-app.ts';
import type { Role } from '../../generated/api.ts';
import { withoutPrefix } from '../../domain/role-hosts.ts';
import { portalBase } from './portal-app.ts';

/** A page as it is sent. */
export interface DoorPage {
  body: string;
  etag: string;
  /** The same in brotli, for whoever takes it; packed when it is first asked for. Missing where hardly anybody asks for the same again. */
  packed?: () => Promise<Buffer>;
}

/**
 * What the policy of pages must name so that browsers run the scripts that stand in the pages themselves.
 * @param folder the web build; nothing where it is missing
 * @param others of pages that no build makes
 */
export function inlineScripts(folder: string, others: readonly string[]): string[] {
  const pages = doors.map((door) => join(folder, doorPage(door))).filter((file) => existsSync(file));
  const scripts = pages.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/<script>([^]*?)<\/script>/g)].map(([, code = '']) => code));
  return [...new Set([...scripts, ...others].map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`))];
}

/** Where the page of a door takes what is drawn ahead. */
const place = '<div id="root"></div>';

/** A door's page with what is drawn ahead of an address: in its place where the app takes it over, or over the place of an area's app, nothing of it to be pressed yet. */
function withDrawn(page: string, { title, styles, html }: DrawnPage, isTakenOver: boolean): string {
  const filled = isTakenOver ? `<div id="root" data-ahead>${html}</div>` : `${place}<div id="ahead" inert aria-hidden="true">${html}</div>`;
  return page
    .replace(/<title>[^<]*<\/title>/, () => `<title>${title}</title>`)
    .replace('</head>', () => `${styles}</head>`)
    .replace(place, () => filled);
}

const pageOf = (body: string): DoorPage => ({ body, etag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"` });

/** What stands in the head of every built page and any other page may carry: the faces of the font, and what runs before anything is drawn. */
export function headParts(folder: string): { styles: string[]; scripts: string[] } {
  const file = join(folder, doorPage('public'));
  const page = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const inside = (tag: string): string[] => [...page.matchAll(new RegExp(`<${tag}>([^]*?)</${tag}>`, 'g'))].map(([, text = '']) => text);
  return { styles: inside('style').filter((css) => css.includes('@font-face')), scripts: inside('script') };
}

/** What says that the portal can be installed; nothing on the hosts of other roles. @param base where it begins on the host */
const appHead = (base: string | undefined): string =>
  base === undefined ? '' : `<link rel="manifest" href="${base}${manifestPath}"><link rel="apple-touch-icon" href="/${touchIcon}">`;

const brotli = promisify(brotliCompress);

/** A page that is sent over and over: packed once, as well as files are. */
export function keptPage(body: string): DoorPage {
  let packing: Promise<Buffer> | undefined;
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  return { ...pageOf(body), packed: () => (packing ??= brotli(body, { params })) };
}

/** What the page begins beside its code (scripts/web/first-calls.js): nothing a browser runs. */
const firstCalls = (asked: { role: Role | null; calls: readonly string[] }): string =>
  `<script type="application/json" id="first-calls">${JSON.stringify(asked).replaceAll('<', '\\u003c')}</script>`;

/** What stands for a parameter in the links of what is drawn ahead. */
const slotOf = (name: string): string => encodeURIComponent(`:${name}`);

/**
 * Reads the built pages.
 * @param folder the web build
 * @returns what is sent for an address; the same page for the same screen
 */
export function readDoors(folder: string, baseDomain: string): (hostname: string, pathname: string) => DoorPage {
  const text = (file: string): string => readFileSync(join(folder, file), 'utf8');
  const loads: FirstLoads = JSON.parse(text(firstLoadsFile));
  const drawnAt = (whose: Whose, path: string): DrawnPage | undefined => {
    const file = drawnFile(whose, path);
    return existsSync(join(folder, file)) ? (JSON.parse(text(file)) as DrawnPage) : undefined;
  };
  const pages = new Map(doors.map((door) => [door, text(doorPage(door))]));
  const made = new Map<string, DoorPage>();
  const assemble = (area: Role | null, address: FirstLoad | undefined, ahead: DrawnPage | undefined, head: string): string => {
    const door = doorOfArea(area);
    const own = (address?.calls ?? []).filter(({ roles }) => area !== null && roles.includes(area)).map(({ path }) => path);
    const calls = own.length > 0 ? firstCalls({ role: area, calls: own }) : '';
    const links = (address?.files ?? []).map((file) => `${area === null ? '<link rel="modulepreload"' : fetchedLater} crossorigin href="/${file}">`).join('');
    const page = (pages.get(door) ?? '').replace('</head>', `${head}${calls}${links}</head>`);
    return ahead ? withDrawn(page, ahead, door === 'public') : page;
  };
  return (hostname, pathname) => {
    const area = areaOf({ hostname, pathname }, baseDomain);
    const door = doorOfArea(area);
    const path = area === null ? pathname : withoutPrefix(pathname);
    const address = addressAt(
      loads[door].addresses.filter(({ roles }) => roles === undefined || (area !== null && roles.includes(area))),
      path,
    );
    const given = address ? Object.entries(parametersOf(address.path, path)) : [];
    // Where a last segment may be left out, the shorter address has no parameter.
    const shape = address && shapesOf(address.path).at(given.length === 0 ? 0 : -1);
    const head = door === 'portal' ? appHead(portalBase(hostname, baseDomain)) : '';
    const key = `${area ?? 'public'} ${head} ${shape ?? ''}`;
    const known = made.get(key) ?? keptPage(assemble(area, address, shape === undefined ? undefined : drawnAt(area ?? 'public', shape), head));
    made.set(key, known);
    const body = given.reduce((html, [name, value]) => html.replaceAll(slotOf(name), () => encodeURIComponent(value)), known.body);
    return body === known.body ? known : pageOf(body);
  };
}
