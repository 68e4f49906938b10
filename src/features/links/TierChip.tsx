import CallSplit from '@mui/icons-material/CallSplitRounded';
import NorthEast from '@mui/icons-material/NorthEastRounded';
import Star from '@mui/icons-material/StarRounded';
import ThumbUp from '@mui/icons-material/ThumbUpAltRounded';
import type { SvgIconComponent } from '@mui/icons-material';
import type { LinkTier } from '../../../generated/api.ts';
import { linkTierTones, linkTierLabels } from '../../../generated/enums.ts';
import { StatusChip } from '../../../engine/web/StatusChip.tsx';

// Tiers are not states: each has a shape of its own (docs/rules.md, Screens).
export const tierIcons: Readonly<Record<LinkTier, SvgIconComponent>> = { top_pick: Star, strong: ThumbUp, alternative: CallSplit, stretch: NorthEast };
const looks: Readonly<Partial<Record<LinkTier, object>>> = {
  top_pick: { background: 'var(--accent)', borderColor: 'var(--accent)', color: 'var(--on-accent)' },
  stretch: { borderStyle: 'dashed', borderColor: 'var(--border-strong)' },
};

/** How strongly the advisor recommends a link. */
export function TierChip({ tier }: { tier: LinkTier }) {
  const Icon = tierIcons[tier];
  return <StatusChip label={linkTierLabels[tier]} tone={linkTierTones[tier] ?? 'neutral'} icon={<Icon aria-hidden="true" />} sx={looks[tier] ?? {}} />;
}
