import { hostRole } from '../../domain/role-hosts.ts';
import * as roles from '../../generated/roles.ts';
import { basenameOf, homePath } from '../kit/area/hosts.ts';
import { wantedParameter } from '../kit/area/wanted.ts';

/** What was asked for in this page's life. */
const asked = new Set<string>();

/** Where whoever signs in here will most likely go: what was asked for before, or the start of the host's area, which on a host for everybody is the client's. */
function nextPath({ hostname, search }: Pick<Location, 'hostname' | 'search'>, baseDomain: string): string {
  const wanted = new URLSearchParams(search).get(wantedParameter);
  const role = hostRole(hostname, baseDomain) ?? roles.client;
  return wanted ?? `${basenameOf(role, hostname, baseDomain)}${homePath}`;
}

/** Has the browser fetch the files of the page that comes after signing in, once, while the password is typed. Whatever goes wrong, they come later. */
export async function fetchNextDoor(baseDomain: string): Promise<void> {
  const address = new URL(nextPath(window.location, baseDomain), window.location.origin);
  // The address is typed by whoever made the link here.
  if (address.origin !== window.location.origin || asked.has(address.href)) return;
  asked.add(address.href);
  const html = await fetch(address, { headers: { accept: 'text/html' } }).then(
    (answer) => (answer.ok ? answer.text() : ''),
    () => '',
  );
  const announced = new DOMParser().parseFromString(html, 'text/html').querySelectorAll('link[rel="modulepreload"], script[type="module"][src]');
  for (const file of announced) {
    const link = document.createElement('link');
    link.rel = 'prefetch';
    link.href = file.getAttribute('href') ?? file.getAttribute('src') ?? '';
    document.head.append(link);
  }
}
