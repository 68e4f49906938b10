// Draws what addresses show first, before any data: their own components, rendered by React into HTML with their styles. Bundled and run by draw-ahead.ts.
import { openBlankWindow } from './blank-window.ts';
import { parentPort } from 'node:worker_threads';
import { useState, type ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { shapesOf } from '../../domain/addresses.ts';
import type { Drawn, DrawnPage, Whose } from '../../domain/doors.ts';
import { staffRoles } from '../../domain/roles.ts';
import type { PublicSettings, Role } from '../../generated/api.ts';
import { roleValues } from '../../generated/enums.ts';
import * as roles from '../../generated/roles.ts';
import { areaDoor } from '../../src/app/area-door.tsx';
import { App } from '../../src/app/App.tsx';
import type { DoorParts } from '../../src/app/App.tsx';
import { DoorFrame } from '../../src/app/DoorFrame.tsx';
import { session } from '../../src/api/session-store.ts';
import { Bridge } from '../../src/console/ConsoleRouter.tsx';
import Console from '../../src/console/index.tsx';
import { publicDoor } from '../../src/doors/public-door.tsx';
import type { RouterProps } from '../../src/kit/router/BrowserRouter.tsx';
import { RouterContext } from '../../src/kit/router/router.ts';
import Portal from '../../src/portal/index.tsx';
import { pages as publicPages } from '../../src/public/pages.ts';
import { firstLadder } from '../../domain/refund-policy.ts';
import { addresses } from './addresses.ts';

/** No installation's: what is drawn ahead shows nothing of it. */
const settings: PublicSettings = {
  mode: 'production',
  base_domain: 'localhost',
  storage_secret: '0123456789abcdef',
  push: { key: '', cluster: null, host: null, port: null, tls: true },
  stripe_publishable_key: null,
  firm_name: null,
  support_address: 'support@localhost.example',
  answer_hours: { opens: 0, closes: 24, weekdays: [], promise_hours: 0 },
  time_zone: 'UTC',
  currency: 'USD',
  refund_ladder: firstLadder,
  terms_version: '',
};

/** The address of a page nobody has come to yet. */
function StillRouter({ children }: { children: ReactNode }) {
  const { pathname } = window.location;
  return (
    <RouterContext value={{ location: { pathname, search: '', hash: '', state: undefined, isFirst: true }, navigate: () => {} }}>{children}</RouterContext>
  );
}

/** An element of styles as Emotion writes it: whose they are, and which. */
const styleElement = /<style data-emotion="([^" ]+) ([^"]+)">([^<]*)<\/style>/g;

/**
 * Takes out the styles, which Emotion writes in sixty elements before what each is for, as few elements for the head. Left where they are, the browser would work out the page's
 * look sixty times, and Emotion move each of them into the head before the first line of the app is drawn: `data-s` is its mark of one that is there.
 */
function withoutStyles(html: string): { styles: string; rest: string } {
  const found: { key: string; names: string[]; css: string }[] = [];
  const rest = html.replaceAll(styleElement, (_whole, key: string, names: string, css: string) => {
    const last = found.at(-1);
    // Global ones are each found by their name alone.
    if (last?.key === key && !key.endsWith('-global')) {
      last.names.push(names);
      last.css += css;
    } else found.push({ key, names: [names], css });
    return '';
  });
  if (rest.includes('<style')) throw new Error('There are styles that Emotion did not write.');
  return { rest, styles: found.map(({ key, names, css }) => `<style data-emotion="${key} ${names.join(' ')}" data-s>${css}</style>`).join('') };
}

/** What a door shows first at a path: its title, and the HTML of its place in the page; undefined where it has no title, as the address only leads to another. */
async function drawAt(path: string, parts: DoorParts): Promise<DrawnPage | undefined> {
  openBlankWindow(`http://127.0.0.1${path}`);
  const failures: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(
    <DoorFrame>
      <App {...parts} settings={settings} />
    </DoorFrame>,
    // In one piece: what came behind would need a script to be put in its place.
    { onError: (error) => void failures.push(error), progressiveChunkSize: Infinity },
  );
  if (failures.length > 0) throw new Error(`${path} could not be drawn ahead.`, { cause: failures[0] });
  let html = '';
  for await (const piece of prelude) html += String(piece);
  // React puts the title before what it belongs to; its place is the head.
  const [whole, title] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
  if (whole === undefined || title === undefined) return undefined;
  const { styles, rest } = withoutStyles(html.replace(whole, ''));
  return { title, styles, html: rest };
}

const nowhere = (): boolean => false;

/** The same for the console, which react-router carries. */
function StillConsoleRouter({ isElsewhere = nowhere, children }: RouterProps) {
  const [router] = useState(() =>
    createMemoryRouter([{ path: '*', element: <Bridge isElsewhere={isElsewhere}>{children}</Bridge> }], { initialEntries: [window.location.pathname] }),
  );
  return <RouterProvider router={router} />;
}

const areas = {
  [roles.client]: areaDoor('portal', [roles.client], Portal, StillRouter),
  [roles.employee]: areaDoor('console', staffRoles, Console, StillConsoleRouter),
  [roles.admin]: areaDoor('console', staffRoles, Console, StillConsoleRouter),
};

/** Somebody of a role, of whom nothing is known yet. */
async function somebody(role: Role): Promise<void> {
  await session.open(settings.storage_secret);
  await session.signIn({ id: '', role }, 'nobody');
}

/** Every page that is drawn ahead: of areas each that has something to show. */
async function drawAll(): Promise<Drawn> {
  const drawn: Drawn = { public: {}, admin: {}, employee: {}, client: {} };
  const draw = async (whose: Whose, path: string, at: string, parts: DoorParts): Promise<void> => {
    const page = await drawAt(at, parts);
    if (page) drawn[whose][path] = page;
  };
  for (const [segment, { ahead, withPackage }] of Object.entries(publicPages)) {
    if (!ahead) continue;
    for (const path of shapesOf(withPackage ? `${segment}/:package_identifier?` : segment))
      await draw('public', path, path, { ...publicDoor, Router: StillRouter });
  }
  for (const role of roleValues) {
    const parts = areas[role];
    for (const { path, roles: whose } of addresses[parts.door]) {
      if (whose?.includes(role) === false) continue;
      openBlankWindow(`http://127.0.0.1/${role}/${path}`);
      await somebody(role);
      await draw(role, `/${path}`, `/${role}/${path}`, parts);
    }
  }
  return drawn;
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- to the thread that began this one, not to a window
parentPort?.postMessage(await drawAll());
