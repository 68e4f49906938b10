import Accepted from '@mui/icons-material/PriceCheckRounded';
import Client from '@mui/icons-material/PersonOutlineRounded';
import Delivered from '@mui/icons-material/KeyOutlined';
import Done from '@mui/icons-material/CheckCircleOutlineRounded';
import Lost from '@mui/icons-material/DoNotDisturbAltRounded';
import Negotiating from '@mui/icons-material/HandshakeOutlined';
import NewRequest from '@mui/icons-material/MoveToInboxOutlined';
import None from '@mui/icons-material/RadioButtonUncheckedRounded';
import OnHold from '@mui/icons-material/PauseCircleOutlineRounded';
import Paperwork from '@mui/icons-material/DescriptionOutlined';
import Researching from '@mui/icons-material/ManageSearchRounded';
import Review from '@mui/icons-material/FactCheckOutlined';
import Searching from '@mui/icons-material/SearchRounded';
import Seller from '@mui/icons-material/StorefrontOutlined';
import Sent from '@mui/icons-material/LinkRounded';
import ToDo from '@mui/icons-material/PendingActionsRounded';
import type { SvgIconComponent } from '@mui/icons-material';
import type { NoteStatus, StepInProcess } from '../../../generated/api.ts';

/** The sign of each step, so that a column of them is told apart at a glance. */
export const stepIcons: Readonly<Record<StepInProcess, SvgIconComponent>> = {
  new_request: NewRequest,
  intake_review: Review,
  searching: Searching,
  links_sent: Sent,
  researching: Researching,
  negotiating: Negotiating,
  offer_accepted: Accepted,
  paperwork: Paperwork,
  delivered: Delivered,
  on_hold: OnHold,
  closed_lost: Lost,
};

/** The sign of whose move it is. */
export const noteIcons: Readonly<Record<NoteStatus, SvgIconComponent>> = {
  none: None,
  to_do: ToDo,
  waiting_on_client: Client,
  waiting_on_seller: Seller,
  done: Done,
};
