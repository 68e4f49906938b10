import { useContext } from 'react';
import { useNavigate } from 'react-router';
import { createPath, recordPath } from '../../../engine/console/paths.ts';
import { useContract } from '../../../engine/console/ContractContext.tsx';
import type { OperationId, SearchHit } from '../../../generated/api.ts';
import { pageKeys } from '../keys.ts';
import { useLogWhom } from '../log/LogContext.ts';
import { bestActs } from './bestActs.ts';
import { messages } from './messages.ts';
import { placesOf } from './places.ts';
import { fits, isCalled, type Reading } from './reading.ts';
import { ConsoleContext } from '../shell/ConsoleContext.ts';
import type { OpenRecord } from './useOpenRecord.ts';
import type { OwnCommand } from './useOwnCommands.ts';
import { usePageCommands } from './usePageCommands.ts';

/** Something the palette can do. */
export interface Command {
  id: string;
  label: string;
  detail?: string;
  /** Key caps of the sheet, where it has a key. */
  cap?: string;
  /** All that was typed calls it. */
  isNamed: boolean;
  /** Done most with who was found first: its button in that hit is called so. */
  act?: string;
  run: () => void;
}

interface Given {
  reading: Reading;
  own: readonly OwnCommand[];
  /** What was found, each with the segment of its list. */
  hits: readonly (SearchHit & { segment: string | undefined })[];
  /** The record of the page below. */
  open: OpenRecord | undefined;
  /** Puts a command into the field, for a name to follow. */
  begin: (text: string) => void;
}

/** Commands for what was typed: those about the open record or the best hit, those it calls by name, and the pages of the menu. */
export function useCommands({ reading, own, hits, open, begin }: Given): Command[] {
  const { basename, resources } = useContract();
  const { menu, role } = useContext(ConsoleContext);
  const navigate = useNavigate();
  const page = usePageCommands();
  const whom = useLogWhom();
  const { called, q, all, isOnly } = reading;
  const calls = called.length > 0;
  // A name was typed, or nothing but one: not the call itself, which is looked for as well, and not what was opened last.
  const names = q !== '' && q !== called.join(' ');

  const isOf = ({ segment: own_, also = [] }: OwnCommand, segment: string | undefined) => segment !== undefined && [own_, ...also].includes(segment);
  const isOffered = (command: OwnCommand) => isOf(command, open?.segment) && open?.offers(command.id) === true;
  /** Whom or what it would be done to: who was named, else what the page is about. */
  const aboutOf = (command: OwnCommand): { id: string; name: string } | undefined => {
    const hit = names ? hits.find(({ segment }) => isOf(command, segment)) : undefined;
    if (hit) return { id: hit.id, name: hit.name };
    if (command.way === 'page') return whom();
    const singular = resources.find(({ segment }) => segment === open?.segment)?.singular ?? '';
    return open && isOffered(command) ? { id: open.id, name: open.name ?? messages.thisOne(singular.toLowerCase()) } : undefined;
  };
  /** Nobody was named but who was found first, and no command. */
  const isOfBest = (command: OwnCommand) => q !== '' && !calls && !isOnly && bestActs.has(command.cap) && isOf(command, hits[0]?.segment);
  const commandOf = (command: OwnCommand): Command[] => {
    const { id, label, cap, called: name } = command;
    const isAct = name !== undefined && isOfBest(command);
    const known = { id, isNamed: reading.isNamed && !names, ...(cap === undefined ? {} : { cap }), ...(isAct ? { act: name } : {}) };
    if (command.way === 'create') return [{ ...known, label, run: () => void navigate(createPath(basename, command.segment)) }];
    const about = aboutOf(command);
    const singular = resources.find(({ segment }) => segment === command.segment)?.singular ?? '';
    if (command.way === 'page') {
      const start = page[id as OperationId];
      const run = start?.(about);
      if (!start || (!run && !calls)) return [];
      if (!run) return [{ ...known, label, detail: messages.nameNext, run: () => begin(`${label} `) }];
      return [{ ...known, label: about && command.with ? command.with.replace('{record}', about.name) : label, run }];
    }
    if (!about) return [{ ...known, label: messages.about(singular, label), detail: messages.nameNext, run: () => begin(`${label} `) }];
    const to = `${recordPath(basename, command.segment, about.id)}?act=${command.action ?? ''}`;
    return [{ ...known, label: messages.about(label, about.name), detail: singular, run: () => void navigate(to) }];
  };

  const isAsked = (command: OwnCommand): boolean => {
    // What the open record does not offer now would be passed over there.
    if (!names && command.way === 'record' && isOf(command, open?.segment) && !isOffered(command)) return false;
    // A new record has no name to follow.
    if (calls) return isCalled(command, called) && (command.way !== 'create' || !names);
    if (isOnly) return true;
    // Uncalled: what one does with who was found first; before anything is typed, with what the page is about, and what needs no record.
    return q === '' ? command.way === 'page' || isOffered(command) : command.way === 'page' && isOf(command, hits[0]?.segment);
  };
  const rankOf = (command: OwnCommand): number => {
    if (command.way !== 'create' && aboutOf(command)) return 0;
    return command.label.toLowerCase().startsWith(called.join(' ')) ? 1 : 2;
  };
  const places = placesOf(role, basename, menu, resources)
    .filter(({ route, label, words }) => (q === '' && !isOnly ? route === 'dashboard' : fits(`${messages.go(label)} ${words}`, all.split(' ').filter(Boolean))))
    .map(({ route, path, label, isPart }): Command => {
      const cap = isPart ? undefined : pageKeys.find((each) => each.route === route)?.letter;
      return {
        id: `page ${path}`,
        isNamed: q !== '',
        label: messages.go(label),
        ...(cap === undefined ? {} : { cap: `g ${cap}` }),
        run: () => void navigate(path),
      };
    });
  const asked = own.filter(isAsked);
  const ordered = asked.toSorted(calls ? (one, other) => rankOf(one) - rankOf(other) : (one, other) => Number(isOfBest(other)) - Number(isOfBest(one)));
  const fitting = ordered.flatMap(commandOf).slice(0, isOnly ? 30 : calls ? 8 : q === '' ? 9 : 7);
  return [...fitting, ...places.slice(0, isOnly ? 30 : 6)];
}
