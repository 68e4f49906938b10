// Every page of the console by its name, so that it is found by it: those of the menu, lists that stand on a page, and pages of their own.
import type { ResourceSummary } from '../../../engine/contract/descriptor.ts';
import { allows } from '../../../engine/console/access.ts';
import { filteredListPath, listPath } from '../../../engine/console/paths.ts';
import type { OperationId, Role } from '../../../generated/api.ts';
import { messages as capture } from '../capture/messages.ts';
import { linkMessages as clientImport } from '../client-import/linkMessages.ts';
import { messages as frontDoor } from '../front-door/messages.ts';
import { messages as mailTexts } from '../mail-texts/messages.ts';
import type { NavigationGroup } from '../navigation.tsx';
import { messages as notificationDefaults } from '../notification-defaults/messages.ts';
import { pages } from '../pages.ts';
import { messages as consoleMessages } from '../messages.ts';

/** A page, and by which words it is found besides its name. */
export interface Place {
  route: string;
  path: string;
  label: string;
  words: string;
  /** A part of a list, narrowed. */
  isPart: boolean;
}

/** The pages that neither the menu nor a list names, as their headings do. */
const named: Readonly<Record<string, string>> = {
  capture: capture.title,
  'client-profiles/import': clientImport.title,
  'front-door': frontDoor.title,
  'mail-texts': mailTexts.title,
  'notification-defaults': notificationDefaults.title,
  profile: consoleMessages.pages.profile,
};

/** Where a setting is changed, by the operation that changes it: the address has the field. */
const settingAt: Partial<Record<OperationId, (field: string) => string>> = {
  updateFirmSettings: (field) => `settings#${field}`,
  updateFrontDoor: (field) => `settings#${field}`,
  saveMailText: (field) => `settings?mail=${field}#mail-texts`,
  changeNotificationDefaults: (field) => `settings#${field}`,
};

/** The address of a setting, below the console's basename. */
export const settingPath = (operation: string, field: string): string | undefined => settingAt[operation as OperationId]?.(encodeURIComponent(field));

/** All pages that a role may open without saying of which record. */
export function placesOf(role: Role, basename: string, menu: readonly NavigationGroup[], resources: readonly ResourceSummary[]): Place[] {
  const inMenu = menu
    .flatMap(({ items }) => items)
    .map(({ route, label, filter }): Place => ({
      route,
      path: filter ? filteredListPath(basename, route, filter) : listPath(basename, route),
      label,
      words: wordsIn(route),
      isPart: filter !== undefined,
    }));
  const routes = new Set(inMenu.filter(({ isPart }) => !isPart).map(({ route }) => route));
  const lists = resources
    .filter(({ segment, list, menu: at }) => !routes.has(segment) && allows(list, role) && at?.page !== undefined)
    .map(({ segment, label }): Place => ({ route: segment, path: listPath(basename, segment), label, words: wordsIn(segment), isPart: false }));
  for (const { route } of lists) routes.add(route);
  const own = pages.flatMap(({ path, roles }): Place[] => {
    const label = named[path];
    if (label === undefined || routes.has(path) || !roles.includes(role)) return [];
    return [{ route: path, path: `${basename}/${path}`, label, words: wordsIn(path), isPart: false }];
  });
  return [...inMenu, ...lists, ...own];
}

const wordsIn = (route: string): string => route.replaceAll(/[-/]/g, ' ');
