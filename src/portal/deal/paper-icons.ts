import Approval from '@mui/icons-material/AccountBalanceOutlined';
import Contract from '@mui/icons-material/HandshakeOutlined';
import Insurance from '@mui/icons-material/HealthAndSafetyOutlined';
import Key from '@mui/icons-material/KeyOutlined';
import Letter from '@mui/icons-material/DescriptionOutlined';
import License from '@mui/icons-material/BadgeOutlined';
import Odometer from '@mui/icons-material/SpeedOutlined';
import Other from '@mui/icons-material/InsertDriveFileOutlined';
import Payment from '@mui/icons-material/PaymentsOutlined';
import Registration from '@mui/icons-material/AssignmentOutlined';
import type { SvgIconComponent } from '@mui/icons-material';
import type { DealPaperKind } from '../../../generated/api.ts';

export const paperIcons: Readonly<Record<DealPaperKind, SvgIconComponent>> = {
  driver_license: License,
  insurance: Insurance,
  contract: Contract,
  odometer: Odometer,
  title: Letter,
  payoff_letter: Letter,
  keys: Key,
  loan_approval: Approval,
  lease_approval: Approval,
  down_payment: Payment,
  registration: Registration,
  other: Other,
};
