import { commands } from '../../../generated/commands.ts';
import { found } from '../../../generated/found.ts';
import { useContract } from '../../../engine/console/ContractContext.tsx';
import type { CommandDescriptor } from '../../../engine/contract/found-descriptor.ts';
import type { OperationId } from '../../../generated/api.ts';
import { keys } from '../keys.ts';
import { messages } from './messages.ts';
import type { Callable } from './reading.ts';

/** A command of the role, and by which words it is called. */
export interface OwnCommand extends CommandDescriptor, Callable {
  /** Key caps of the sheet, where it has a key. */
  cap?: string;
  /** What the sheet calls it then. */
  called?: string;
}

/** Commands about a client that have a key, by operation: what the sheet calls the key is a name of the command, too. */
const keyOf: Partial<Record<OperationId, keyof typeof keys.client>> = {
  createContact: 'log',
  createTask: 'task',
  sendMessage: 'reply',
  addLinksByHand: 'addLinks',
  createBidRequest: 'dealers',
  updateStepInProcess: 'step',
  updateReEngageDate: 'followUp',
  uploadFolderFiles: 'shareFile',
};

/** As the sheet has them, which is how often they are done; those without a key come after. */
const places = Object.values<string>(keys.client);
const placeOf = ({ cap }: OwnCommand) => (cap === undefined ? places.length : places.indexOf(cap));

/** Segments of which a search finds records. */
const isFound: ReadonlySet<string> = new Set(found.flatMap(({ segment }) => segment ?? []));

/**
 * The role's commands as the contract has them, without those that nothing leads to: an act on a record that no search finds.
 * @param open of the record that is open
 */
export function useOwnCommands(open: string | undefined): readonly OwnCommand[] {
  const { role, resources } = useContract();
  const own = commands.flatMap((command): OwnCommand[] => {
    const segments = [command.segment, ...(command.also ?? [])];
    if (!command.roles.includes(role)) return [];
    if (command.way === 'record' && !segments.some((segment) => isFound.has(segment) || segment === open)) return [];
    const key = keyOf[command.id as OperationId];
    const names = [command.label, command.with?.replace('{record}', ''), key && messages.sheet.client[key]];
    const singulars = (of: readonly string[]) => resources.flatMap(({ segment, singular }) => (of.includes(segment) ? [singular] : []));
    return [
      {
        ...command,
        name: names.filter(Boolean).join(' '),
        beside: [...singulars([command.segment]), ...(command.words ?? [])].join(' '),
        others: singulars(command.also ?? []).join(' '),
        ...(key === undefined ? {} : { cap: keys.client[key], called: messages.sheet.client[key] }),
      },
    ];
  });
  return own.toSorted((one, other) => placeOf(one) - placeOf(other));
}
