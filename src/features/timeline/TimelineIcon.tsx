import Accepted from '@mui/icons-material/HandshakeOutlined';
import Back from '@mui/icons-material/ReplayRounded';
import Car from '@mui/icons-material/DirectionsCarOutlined';
import Chat from '@mui/icons-material/ForumOutlined';
import Checked from '@mui/icons-material/PriceCheckRounded';
import Checklist from '@mui/icons-material/ChecklistRounded';
import Complaint from '@mui/icons-material/ReportGmailerrorredOutlined';
import Folder from '@mui/icons-material/FolderOutlined';
import Hidden from '@mui/icons-material/VisibilityOffOutlined';
import Key from '@mui/icons-material/KeyOutlined';
import Notes from '@mui/icons-material/NotesRounded';
import Payments from '@mui/icons-material/PaymentsOutlined';
import Person from '@mui/icons-material/PersonOutlineRounded';
import PriceAsked from '@mui/icons-material/RequestQuoteOutlined';
import PriceIn from '@mui/icons-material/ReceiptLongOutlined';
import Rejected from '@mui/icons-material/CloseRounded';
import ResearchAsked from '@mui/icons-material/ManageSearchRounded';
import ResearchIn from '@mui/icons-material/FactCheckOutlined';
import Unavailable from '@mui/icons-material/BlockOutlined';
import Work from '@mui/icons-material/WorkOutlineRounded';
import type { SvgIconComponent } from '@mui/icons-material';
import type { LinkStatus, TargetKind, TimelineEntry } from '../../../generated/api.ts';

/** A move of a link shows where it came to. */
const moves: Readonly<Record<`link_${LinkStatus}`, SvgIconComponent>> = {
  link_proposed: Back,
  link_research_requested: ResearchAsked,
  link_researched: ResearchIn,
  link_otd_requested: PriceAsked,
  link_otd_received: PriceIn,
  link_accepted: Accepted,
  link_purchased: Key,
  link_rejected: Rejected,
  link_unavailable: Unavailable,
};
const kinds: Readonly<Record<string, SvgIconComponent>> = { ...moves, link_hidden: Hidden };

const targets: Readonly<Record<TargetKind, SvgIconComponent>> = {
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
  support_request: Notes,
  coupon: Notes,
  bid_request: PriceAsked,
  refund_request: Payments,
  payment_case: Payments,
  deal: Accepted,
  deal_check: Checked,
};

/** The event's icon; if it has none of its own, its subject's. */
export function TimelineIcon({ entry: { kind, target_kind } }: { entry: Pick<TimelineEntry, 'kind' | 'target_kind'> }) {
  const Icon = kinds[kind] ?? (target_kind && targets[target_kind]) ?? Notes;
  return <Icon aria-hidden="true" />;
}
