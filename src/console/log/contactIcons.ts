import Call from '@mui/icons-material/CallOutlined';
import Email from '@mui/icons-material/MailOutlineRounded';
import Meeting from '@mui/icons-material/GroupsOutlined';
import Note from '@mui/icons-material/EditNoteRounded';
import Text from '@mui/icons-material/SmsOutlined';
import type { SvgIconComponent } from '@mui/icons-material';
import type { ContactKind } from '../../../generated/api.ts';

/** How they spoke. */
export const contactIcons: Readonly<Record<ContactKind, SvgIconComponent>> = { call: Call, text: Text, email: Email, meeting: Meeting, note: Note };
