import CommandIcon from '@mui/icons-material/KeyboardCommandKeyRounded';
import PageIcon from '@mui/icons-material/SubdirectoryArrowRightRounded';
import MessageIcon from '@mui/icons-material/ChatBubbleOutlineRounded';
import FileIcon from '@mui/icons-material/InsertDriveFileOutlined';
import SettingsIcon from '@mui/icons-material/TuneRounded';
import type { SvgIconComponent } from '@mui/icons-material';
import { useNavigate } from 'react-router';
import { useContract } from '../../../engine/console/ContractContext.tsx';
import { filteredListPath } from '../../../engine/console/paths.ts';
import { detailOf, pathOf, stateOf } from '../../../engine/console/search/hit.ts';
import type { Tone } from '../../../engine/contract/descriptor.ts';
import type { SettingHit } from '../../../generated/api.ts';
import { resourceIcon } from '../resource-icons.ts';
import { bestActs } from './bestActs.ts';
import { messages } from './messages.ts';
import { settingPath } from './places.ts';
import { fits, readingOf } from './reading.ts';
import { recent } from './recent.ts';
import { useFound, type Hit } from './queries.ts';
import { useCommands } from './useCommands.ts';
import { useOpenRecord } from './useOpenRecord.ts';
import { useOwnCommands } from './useOwnCommands.ts';

/** A line of the palette. */
export interface Entry {
  id: string;
  group: string;
  icon: SvgIconComponent;
  /** A person's, whose initials stand in place of the icon. */
  person?: string;
  name: string;
  detail?: string;
  /** The detail has one line, however long it is. */
  isClipped?: true;
  state?: { label: string; tone: Tone };
  cap?: string;
  isCommand?: true;
  /** A button of the hit above, with this name on it; `name` says all of it. */
  act?: string;
  /** It only changes what is in the field. */
  keepsOpen?: true;
  run: () => void;
}

/** Whether all that was typed is of its name. */
type NamedEntry = Entry & { isNamed?: boolean };

const ownIcons: Readonly<Record<string, SvgIconComponent>> = { Message: MessageIcon, FolderFile: FileIcon };
const people: ReadonlySet<string> = new Set(['people', 'inbox']);

interface Listed {
  entries: Entry[];
  /** What is said where nothing is listed. */
  status: string;
  /** What was looked for. */
  words: readonly string[];
  /** The answer is on its way. */
  isSearching: boolean;
}

/** What the palette lists for what was typed. */
export function useEntries(text: string, change: (text: string) => void): Listed {
  const { basename } = useContract();
  const navigate = useNavigate();
  const open = useOpenRecord();
  const own = useOwnCommands(open?.segment);
  const reading = readingOf(text, own);
  const { q } = reading;
  const { hits, settings: found, more, isSearching, hasFailed } = useFound(reading.isOnly && q === '' ? '' : q);
  const shown = reading.isOnly ? [] : hits;
  const commands = useCommands({ reading, own, hits, open, begin: change });
  const settings = useSettingEntries(reading.isOnly ? [] : found, reading.all);

  const entryOf = (hit: Hit, place: number): Entry => {
    const state = stateOf(hit.of, hit);
    const isPerson = people.has(hit.of.icon ?? '');
    return {
      id: `${hit.kind} ${hit.id}`,
      group: q === '' ? messages.groups.recent : place === 0 ? messages.groups.best : messages.groups.results,
      icon: ownIcons[hit.kind] ?? resourceIcon(hit.of.icon),
      ...(isPerson ? { person: hit.name } : {}),
      name: hit.name,
      detail: detailOf(hit.of, hit) || (hit.client_name ?? ''),
      ...(state ? { state } : {}),
      run: () => {
        recent.add(hit.kind, hit.id);
        void navigate(`${basename}/${pathOf(hit.of, hit)}`);
      },
    };
  };
  const entries: NamedEntry[] = [
    ...shown.map(entryOf),
    ...(reading.isOnly ? [] : more).flatMap(({ kind, segment, label, icon }): Entry[] =>
      segment === undefined
        ? []
        : [
            {
              id: `all ${kind}`,
              group: messages.groups.results,
              icon: resourceIcon(icon),
              name: messages.allIn(label.toLowerCase(), q),
              run: () => void navigate(filteredListPath(basename, segment, { q })),
            },
          ],
    ),
    ...settings,
    ...commands.map(({ id, label, detail, cap, isNamed, act, run }): NamedEntry => ({
      id,
      group: act === undefined ? messages.groups.commands : messages.groups.best,
      icon: act === undefined ? (id.startsWith('page ') ? PageIcon : CommandIcon) : (bestActs.get(cap) ?? CommandIcon),
      ...(act === undefined ? {} : { act }),
      name: label,
      ...(detail === undefined ? {} : { detail }),
      ...(cap === undefined ? {} : { cap }),
      ...(detail === messages.nameNext ? { keepsOpen: true as const } : {}),
      isCommand: true,
      isNamed,
      run,
    })),
  ];
  // What is called by all that was typed comes before what has the same words in it (a command or page, then a setting, then a command with a name to follow), but
  // for who or what is itself called so.
  const isSomebody = shown.some(({ segment, name }) => segment !== undefined && name.toLowerCase().startsWith(reading.all));
  const placeOf = ({ isCommand, isNamed }: NamedEntry): number => {
    if (isSomebody || q === '') return 0;
    if (isNamed) return isCommand ? 0 : 1;
    return isCommand && reading.isNamed ? 2 : 3;
  };
  const sorted = entries.toSorted((one, other) => placeOf(one) - placeOf(other));
  // The buttons of the best hit follow it.
  const acts = sorted.filter(({ act }) => act !== undefined);
  const ordered = sorted.filter(({ act }) => act === undefined).flatMap((entry) => (entry.group === messages.groups.best ? [entry, ...acts] : [entry]));
  const status = hasFailed
    ? messages.failed
    : q.length > 1 && !isSearching && entries.length === 0
      ? messages.nothing(q)
      : isSearching && entries.length === 0
        ? messages.searching
        : '';
  return { entries: ordered, status, words: [...new Set(q.split(/\s+/).filter(Boolean))], isSearching };
}

/** Of settings that only speak of what was typed. */
const fewSettings = 3;
/** The characters of a value that have room beside a name. */
const longest = 32;

/** The firm's settings that were found, each with what it is now: those named so first. */
function useSettingEntries(settings: readonly SettingHit[], typed: string): NamedEntry[] {
  const { basename } = useContract();
  const navigate = useNavigate();
  const all = settings.flatMap(({ operation, field, name, says, value }) => {
    const path = settingPath(operation, field);
    if (path === undefined) return [];
    return [
      {
        id: `setting ${operation} ${field}`,
        group: messages.groups.settings,
        icon: SettingsIcon,
        name,
        isClipped: true as const,
        isNamed: fits(`${name} ${field.replaceAll(/[_-]/g, ' ')}`, typed.split(' ')),
        ...(value !== null && value.length > longest ? { detail: value } : says === null ? {} : { detail: says }),
        ...(value === null || value.length > longest ? {} : { state: { label: value, tone: 'neutral' as const } }),
        run: () => void navigate(`${basename}/${path}`),
      },
    ];
  });
  const called = all.filter(({ isNamed }) => isNamed);
  return [...called, ...all.filter(({ isNamed }) => !isNamed).slice(0, Math.max(0, fewSettings - called.length))];
}
