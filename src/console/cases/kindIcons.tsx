import Complaint from '@mui/icons-material/ReportGmailerrorredRounded';
import DeskChat from '@mui/icons-material/ForumOutlined';
import Payment from '@mui/icons-material/CreditCardOffOutlined';
import Refund from '@mui/icons-material/CurrencyExchangeRounded';
import Support from '@mui/icons-material/MailOutlineRounded';
import type { SvgIconComponent } from '@mui/icons-material';
import type { CaseKind } from '../../../generated/api.ts';

/** The sign of each kind of case. */
export const kindIcons: Readonly<Record<CaseKind, SvgIconComponent>> = {
  complaint: Complaint,
  support: Support,
  refund: Refund,
  payment: Payment,
  desk_chat: DeskChat,
};
