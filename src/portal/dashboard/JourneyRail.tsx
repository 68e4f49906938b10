import TouchApp from '@mui/icons-material/TouchAppOutlined';
import Chip from '@mui/material/Chip';
import type { Journey } from '../../../generated/api.ts';
import { journeyStepLabels } from '../../../generated/enums.ts';
import { dashboardMessages } from './messages.ts';
import { Rail } from './Rail.tsx';

/** The steps of the client's journey. */
export function JourneyRail({ steps, yourTurn }: { steps: Journey['steps']; yourTurn: boolean }) {
  return (
    <Rail
      label={dashboardMessages.journey}
      steps={steps.map(({ step, state, words: detail }) => ({ key: step, label: journeyStepLabels[step], state, detail }))}
      chip={
        yourTurn && (
          <Chip
            icon={<TouchApp />}
            label={dashboardMessages.yourTurn}
            sx={{ background: 'var(--turn-soft)', borderColor: 'var(--turn-line)', color: 'var(--turn-ink)' }}
          />
        )
      }
    />
  );
}
