import AddLink from '@mui/icons-material/AddLinkRounded';
import Log from '@mui/icons-material/EditNoteRounded';
import Message from '@mui/icons-material/ChatBubbleOutlineRounded';
import Task from '@mui/icons-material/TaskAltRounded';
import type { SvgIconComponent } from '@mui/icons-material';
import { keys } from '../keys.ts';

/** What is done most with a client, by its key: the buttons of the best hit, each with its sign. */
export const bestActs: ReadonlyMap<string | undefined, SvgIconComponent> = new Map([
  [keys.client.reply, Message],
  [keys.client.log, Log],
  [keys.client.task, Task],
  [keys.client.addLinks, AddLink],
]);
