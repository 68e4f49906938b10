import { useContext } from 'react';
import { useNavigate } from 'react-router';
import { commands } from '../../../generated/commands.ts';
import { createPath, filteredListPath, recordPath } from '../../../engine/console/paths.ts';
import { useContract } from '../../../engine/console/ContractContext.tsx';
import type { CommandDescriptor } from '../../../engine/contract/found-descriptor.ts';
import type { OperationId, SearchHit } from '../../../generated/api.ts';
import { keys, pageKeys } from '../keys.ts';
import { useLogWhom } from '../log/LogContext.ts';
import { messages } from './messages.ts';
import { fits, type Reading } from './reading.ts';
import { ConsoleContext } from '../shell/ConsoleContext.ts';
import { usePageCommands } from './usePageCommands.ts';

/** Something the palette can do. */
export interface Command {
  id: string;
  label: string;
  detail?: string;
  /** Key caps of the sheet, where it has a key. */
  cap?: string;
  run: () => void;
}

/** Keys of commands about a client, by operation. */
const capOf: Partial<Record<OperationId, string>> = {
  createContact: keys.client.log,
  createTask: keys.client.task,
  sendMessage: keys.client.reply,
  addLinksByHand: keys.client.addLinks,
  createBidRequest: keys.client.dealers,
};

/** The role's commands as the contract has them. */
export function useOwnCommands(): readonly CommandDescriptor[] {
  const { role } = useContract();
  return commands.filter(({ roles }) => roles.includes(role));
}

/**
 * Commands for what was typed: those about the best hit, those it calls by name, and the pages of the menu.
 * @param hits what was found, each with the segment of its list
 * @param begin puts a command into the field, for a name to follow
 */
export function useCommands(reading: Reading, hits: readonly (SearchHit & { segment: string | undefined })[], begin: (text: string) => void): Command[] {
  const { basename, resources } = useContract();
  const { menu } = useContext(ConsoleContext);
  const navigate = useNavigate();
  const own = useOwnCommands();
  const page = usePageCommands();
  const whom = useLogWhom();
  const { called, q, isOnly } = reading;
  const isCalled = called.length > 0;

  const aboutOne = (command: CommandDescriptor): Command[] => {
    const hit = hits.find(({ segment }) => segment === command.segment);
    const cap = capOf[command.id as OperationId];
    const known = { id: command.id, ...(cap === undefined ? {} : { cap }) };
    if (command.way === 'page') {
      const open = page[command.id as OperationId];
      // Before anything is typed the hits are what was opened last: whom the page is about is meant, if anybody.
      const client = hit && q !== '' ? { id: hit.id, name: hit.name } : whom();
      const run = open?.(client);
      if (!open || (!run && !isCalled)) return [];
      if (!run) return [{ ...known, label: command.label, detail: messages.nameNext, run: () => begin(`${command.label} `) }];
      return [{ ...known, label: client && command.with ? command.with.replace('{record}', client.name) : command.label, run }];
    }
    if (command.way === 'create') return [{ ...known, label: command.label, run: () => void navigate(createPath(basename, command.segment)) }];
    const singular = resources.find(({ segment }) => segment === command.segment)?.singular ?? '';
    if (!hit) return [{ ...known, label: messages.about(singular, command.label), detail: messages.nameNext, run: () => begin(`${command.label} `) }];
    const to = `${recordPath(basename, command.segment, hit.id)}?act=${command.action ?? ''}`;
    return [{ ...known, label: messages.about(command.label, hit.name), detail: singular, run: () => void navigate(to) }];
  };
  const ofBest = (segment: string) => hits[0]?.segment === segment;
  const asked = own.filter((command) => {
    if (isCalled) return fits(`${command.label} ${command.with ?? ''}`, called);
    // Uncalled: what one does with the client who was found first; before anything is typed, what needs no record; all where commands alone are wanted.
    return isOnly || (command.way === 'page' && (q === '' || ofBest(command.segment)));
  });
  const places = menu
    .flatMap((group) => group.items)
    .filter((item) =>
      q === '' && !isOnly
        ? item.route === 'dashboard'
        : fits(`${messages.go(item.label)} ${item.label}`, isCalled && isOnly ? called : q.split(' ').filter(Boolean)),
    )
    .map((item): Command => {
      const cap = item.filter ? undefined : pageKeys.find(({ route }) => route === item.route)?.letter;
      const path = item.filter ? filteredListPath(basename, item.route, item.filter) : `${basename}/${item.route}`;
      return { id: `page ${path}`, label: messages.go(item.label), ...(cap === undefined ? {} : { cap: `g ${cap}` }), run: () => void navigate(path) };
    });
  const fitting = asked.flatMap(aboutOne).slice(0, isOnly ? 30 : isCalled ? 10 : 5);
  return [...fitting, ...places.slice(0, isOnly ? 30 : 6)];
}
