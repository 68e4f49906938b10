import Bin from '@mui/icons-material/DeleteOutlineRounded';
import Calendar from '@mui/icons-material/EventOutlined';
import Check from '@mui/icons-material/TaskAltRounded';
import Clock from '@mui/icons-material/MoreTimeRounded';
import Cross from '@mui/icons-material/HighlightOffRounded';
import Eye from '@mui/icons-material/VisibilityOutlined';
import EyeOff from '@mui/icons-material/VisibilityOffOutlined';
import Flag from '@mui/icons-material/FlagOutlined';
import Link from '@mui/icons-material/AddLinkRounded';
import Mail from '@mui/icons-material/ForwardToInboxOutlined';
import Message from '@mui/icons-material/ChatOutlined';
import Note from '@mui/icons-material/PersonOutlineRounded';
import Paper from '@mui/icons-material/NoteAddOutlined';
import Pause from '@mui/icons-material/PauseCircleOutlineRounded';
import Pencil from '@mui/icons-material/EditNoteRounded';
import Person from '@mui/icons-material/PersonAddAltOutlined';
import PersonOff from '@mui/icons-material/PersonRemoveOutlined';
import Play from '@mui/icons-material/PlayCircleOutlineRounded';
import Restore from '@mui/icons-material/RestoreRounded';
import Send from '@mui/icons-material/SendOutlined';
import Star from '@mui/icons-material/StarOutlineRounded';
import Step from '@mui/icons-material/RouteOutlined';
import Tag from '@mui/icons-material/SellOutlined';
import Task from '@mui/icons-material/AddTaskRounded';
import Upload from '@mui/icons-material/FileUploadOutlined';
import type { SvgIconComponent } from '@mui/icons-material';
import type { ActionIcon as ActionIconName } from '../../contract/descriptor.ts';

/** The signs the contract may give an action. */
export const actionSigns: Readonly<Record<ActionIconName, SvgIconComponent>> = {
  bin: Bin,
  calendar: Calendar,
  check: Check,
  clock: Clock,
  cross: Cross,
  eye: Eye,
  'eye-off': EyeOff,
  flag: Flag,
  link: Link,
  mail: Mail,
  message: Message,
  note: Note,
  paper: Paper,
  pause: Pause,
  pencil: Pencil,
  person: Person,
  'person-off': PersonOff,
  play: Play,
  restore: Restore,
  send: Send,
  star: Star,
  step: Step,
  tag: Tag,
  task: Task,
  upload: Upload,
};
