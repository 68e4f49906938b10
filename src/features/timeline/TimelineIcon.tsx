import Car from '@mui/icons-material/DirectionsCarOutlined';
import Chat from '@mui/icons-material/ForumOutlined';
import Checklist from '@mui/icons-material/ChecklistRounded';
import Complaint from '@mui/icons-material/ReportGmailerrorredOutlined';
import Folder from '@mui/icons-material/FolderOutlined';
import Notes from '@mui/icons-material/NotesRounded';
import Payments from '@mui/icons-material/PaymentsOutlined';
import Person from '@mui/icons-material/PersonOutlineRounded';
import Work from '@mui/icons-material/WorkOutlineRounded';
import type { SvgIconComponent } from '@mui/icons-material';
import type { TargetKind, TimelineEntry } from '../../../generated/api.ts';

const icons: Readonly<Partial<Record<TargetKind, SvgIconComponent>>> = {
  link: Car,
  listing: Car,
  chat: Chat,
  folder: Folder,
  complaint: Complaint,
  preferences: Checklist,
  payment: Payments,
  onboarding: Payments,
  user: Person,
  dashboard_listing: Work,
};

/** The sign of what a timeline's entry is about. */
export function TimelineIcon({ entry: { target_kind } }: { entry: Pick<TimelineEntry, 'target_kind'> }) {
  const Icon = (target_kind && icons[target_kind]) ?? Notes;
  return <Icon aria-hidden="true" />;
}
