import Chat from '@mui/icons-material/ChatBubbleOutlineRounded';
import Checklist from '@mui/icons-material/ChecklistRounded';
import Complaint from '@mui/icons-material/ReportGmailerrorredRounded';
import Contract from '@mui/icons-material/DifferenceOutlined';
import EventBusy from '@mui/icons-material/EventBusyOutlined';
import Gavel from '@mui/icons-material/GavelRounded';
import Handshake from '@mui/icons-material/HandshakeOutlined';
import Paper from '@mui/icons-material/FactCheckOutlined';
import Payment from '@mui/icons-material/CreditCardOffOutlined';
import Price from '@mui/icons-material/RequestQuoteOutlined';
import Research from '@mui/icons-material/ManageSearchRounded';
import Task from '@mui/icons-material/TaskAltRounded';
import Timer from '@mui/icons-material/TimerOutlined';
import Today from '@mui/icons-material/TodayOutlined';
import Upload from '@mui/icons-material/UploadFileRounded';
import type { SvgIconComponent } from '@mui/icons-material';
import type { UrgencyKind } from '../../../generated/api.ts';

/** What waits, as the picture beside it: in the queue and on the client's page. */
export const urgencyIcons: Readonly<Record<UrgencyKind, SvgIconComponent>> = {
  message_waiting: Chat,
  price_accepted: Handshake,
  contract_differs: Contract,
  bid_expiring: Timer,
  bids_in: Gavel,
  complaint_open: Complaint,
  paper_sent: Paper,
  otd_asked: Price,
  research_asked: Research,
  checklist_submitted: Checklist,
  checklist_changed: Checklist,
  file_uploaded: Upload,
  payment_failed: Payment,
  re_engage_overdue: EventBusy,
  re_engage_today: Today,
  task_due: Task,
};
