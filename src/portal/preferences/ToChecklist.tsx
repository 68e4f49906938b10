import ArrowBack from '@mui/icons-material/ArrowBackRounded';
import Button from '@mui/material/Button';
import { Link as RouterLink } from '../../kit/router/Link.tsx';
import { useAreaPath } from '../../kit/area/area.ts';
import { messages } from '../../features/preferences/messages.ts';
import type { ChecklistSection } from '../../../domain/checklist.ts';
import type { review } from './steps.ts';

/** Leads from a screen that shows a part of the checklist back to the checklist, at the step named. */
export function ToChecklist({ step = 'vehicles' }: { step?: ChecklistSection | typeof review }) {
  const to = useAreaPath();
  return (
    <Button component={RouterLink} to={to(`/preference-checklist?step=${step}`)} variant="outlined" startIcon={<ArrowBack />}>
      {messages.toChecklist}
    </Button>
  );
}
