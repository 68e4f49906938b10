import Calendar from '@mui/icons-material/EventOutlined';
import Eye from '@mui/icons-material/VisibilityOutlined';
import EyeOff from '@mui/icons-material/VisibilityOffOutlined';
import Link from '@mui/icons-material/AddLinkRounded';
import Message from '@mui/icons-material/ChatOutlined';
import Note from '@mui/icons-material/PersonOutlineRounded';
import Pause from '@mui/icons-material/PauseCircleOutlineRounded';
import Person from '@mui/icons-material/PersonAddAltOutlined';
import Star from '@mui/icons-material/StarOutlineRounded';
import Step from '@mui/icons-material/RouteOutlined';
import Task from '@mui/icons-material/AddTaskRounded';
import Upload from '@mui/icons-material/FileUploadOutlined';
import type { SvgIconComponent } from '@mui/icons-material';
import type { ActionIcon as ActionIconName } from '../../contract/descriptor.ts';

/** The signs the contract may give an action. */
export const actionSigns: Readonly<Record<ActionIconName, SvgIconComponent>> = {
  calendar: Calendar,
  eye: Eye,
  'eye-off': EyeOff,
  link: Link,
  message: Message,
  note: Note,
  pause: Pause,
  person: Person,
  star: Star,
  step: Step,
  task: Task,
  upload: Upload,
};
