import CommandIcon from '@mui/icons-material/KeyboardCommandKeyRounded';
import PageIcon from '@mui/icons-material/SubdirectoryArrowRightRounded';
import MessageIcon from '@mui/icons-material/ChatBubbleOutlineRounded';
import FileIcon from '@mui/icons-material/InsertDriveFileOutlined';
import SettingsIcon from '@mui/icons-material/TuneRounded';
import type { SvgIconComponent } from '@mui/icons-material';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useContract } from '../../../engine/console/ContractContext.tsx';
import { filteredListPath } from '../../../engine/console/paths.ts';
import { detailOf, pathOf, stateOf } from '../../../engine/console/search/hit.ts';
import type { FieldDescriptor, Tone } from '../../../engine/contract/descriptor.ts';
import * as roles from '../../../generated/roles.ts';
import { resourceIcon } from '../resource-icons.ts';
import { messages } from './messages.ts';
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
  state?: { label: string; tone: Tone };
  cap?: string;
  isCommand?: true;
  /** It only changes what is in the field. */
  keepsOpen?: true;
  run: () => void;
}

const ownIcons: Readonly<Record<string, SvgIconComponent>> = { Message: MessageIcon, FolderFile: FileIcon };
const people: ReadonlySet<string> = new Set(['people', 'inbox']);

/** What the palette lists for what was typed. */
export function useEntries(text: string, change: (text: string) => void): { entries: Entry[]; status: string; words: readonly string[] } {
  const { basename } = useContract();
  const navigate = useNavigate();
  const open = useOpenRecord();
  const own = useOwnCommands(open?.segment);
  const reading = readingOf(text, own);
  const { q } = reading;
  const { hits, more, isSearching, hasFailed } = useFound(reading.isOnly && q === '' ? '' : q);
  const shown = reading.isOnly ? [] : hits;
  const commands = useCommands({ reading, own, hits, open, begin: change });
  const settings = useSettings(q);

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
  const entries: Entry[] = [
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
    ...commands.map(({ id, label, detail, cap, run }): Entry => ({
      id,
      group: messages.groups.commands,
      icon: id.startsWith('page ') ? PageIcon : CommandIcon,
      name: label,
      ...(detail === undefined ? {} : { detail }),
      ...(cap === undefined ? {} : { cap }),
      ...(detail === messages.nameNext ? { keepsOpen: true as const } : {}),
      isCommand: true,
      run,
    })),
  ];
  // A command that was called by name comes before what has the same words in it, but for who or what is itself called so.
  const typed = text.trim().toLowerCase();
  const first = reading.isNamed && !shown.some(({ segment, name }) => segment !== undefined && name.toLowerCase().startsWith(typed));
  const ordered = first ? entries.toSorted((one, other) => Number(other.isCommand ?? false) - Number(one.isCommand ?? false)) : entries;
  const status = hasFailed
    ? messages.failed
    : q.length > 1 && !isSearching && entries.length === 0
      ? messages.nothing(q)
      : isSearching && entries.length === 0
        ? messages.searching
        : '';
  return { entries: ordered, status, words: [...new Set(q.split(/\s+/).filter(Boolean))] };
}

/** The firm's settings by the words of their fields: they are one record, and its page has them all. */
function useSettings(q: string): Entry[] {
  const { role, basename } = useContract();
  const navigate = useNavigate();
  const { data } = useQuery({
    queryKey: ['/settings', 'fields'],
    queryFn: async (): Promise<readonly FieldDescriptor[]> =>
      Object.values((await import('../../../generated/forms/updateFirmSettings.ts')).updateFirmSettingsForm),
    enabled: role === roles.admin && q.length > 1,
    staleTime: Infinity,
  });
  if (q.length < 2 || role !== roles.admin) return [];
  return (data ?? [])
    .filter(({ label }) => fits(label, q.toLowerCase().split(/\s+/)))
    .slice(0, 5)
    .map(({ name, label, hint }) => ({
      id: `setting ${name}`,
      group: messages.groups.settings,
      icon: SettingsIcon,
      name: label,
      ...(hint === undefined ? {} : { detail: hint }),
      run: () => void navigate(`${basename}/settings`),
    }));
}
