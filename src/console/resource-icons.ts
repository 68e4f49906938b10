import Badge from '@mui/icons-material/BadgeOutlined';
import Bids from '@mui/icons-material/PriceCheckOutlined';
import Car from '@mui/icons-material/DirectionsCarOutlined';
import Checklist from '@mui/icons-material/ChecklistRtlRounded';
import Deal from '@mui/icons-material/HandshakeOutlined';
import Desk from '@mui/icons-material/SupportAgentRounded';
import Dispute from '@mui/icons-material/GavelRounded';
import Flag from '@mui/icons-material/ReportGmailerrorredRounded';
import Folder from '@mui/icons-material/FolderOpenOutlined';
import Gift from '@mui/icons-material/RedeemRounded';
import History from '@mui/icons-material/HistoryRounded';
import Hourglass from '@mui/icons-material/HourglassEmptyRounded';
import Inbox from '@mui/icons-material/MoveToInboxOutlined';
import Medal from '@mui/icons-material/WorkspacePremiumOutlined';
import Other from '@mui/icons-material/TableRowsOutlined';
import People from '@mui/icons-material/PeopleAltOutlined';
import Percent from '@mui/icons-material/PercentRounded';
import Quote from '@mui/icons-material/RequestQuoteOutlined';
import Receipt from '@mui/icons-material/ReceiptLongOutlined';
import Refund from '@mui/icons-material/CurrencyExchangeRounded';
import Reply from '@mui/icons-material/QuickreplyOutlined';
import Review from '@mui/icons-material/FactCheckOutlined';
import Search from '@mui/icons-material/ManageSearchRounded';
import Store from '@mui/icons-material/StorefrontOutlined';
import Tag from '@mui/icons-material/SellOutlined';
import type { SvgIconComponent } from '@mui/icons-material';
import type { ResourceIcon } from '../../engine/contract/descriptor.ts';

const icons: Readonly<Record<ResourceIcon, SvgIconComponent>> = {
  badge: Badge,
  bids: Bids,
  car: Car,
  checklist: Checklist,
  deal: Deal,
  desk: Desk,
  dispute: Dispute,
  flag: Flag,
  folder: Folder,
  gift: Gift,
  history: History,
  hourglass: Hourglass,
  inbox: Inbox,
  medal: Medal,
  people: People,
  percent: Percent,
  quote: Quote,
  receipt: Receipt,
  refund: Refund,
  reply: Reply,
  review: Review,
  search: Search,
  store: Store,
  tag: Tag,
};

/** The sign the contract names for a resource (`x-display.icon`); rows of a table where it names none. */
export function resourceIcon(name: ResourceIcon | undefined): SvgIconComponent {
  return name ? icons[name] : Other;
}
