import Button from '@mui/material/Button';
import { messageOf, type Problem } from '../../../engine/web/problem.ts';
import { Link } from '../../kit/router/Link.tsx';
import { isCut as cutOff } from '../cut-link.ts';
import { messages } from '../messages.ts';
import { deadLinkMessages } from '../messages/dead-link.ts';
import { FormFrame } from './FormFrame.tsx';

const forGood: ReadonlySet<number> = new Set([400, 404, 410, 422]);

/** Whether the server refused a link for good; anything else may pass, and the link is as good as before. */
export const isDead = ({ status }: Problem): boolean => forGood.has(status);

interface DeadLinkProps {
  /** How the server refused it; null for a link without a token, which nobody was asked about. */
  problem: Problem | null;
  /** What helps besides. */
  to: string;
  label: string;
}

/** A mailed link that leads nowhere: it was cut where it was copied, which the contract's form of a token tells, or it is no longer valid. */
export function DeadLink({ problem, to, label }: DeadLinkProps) {
  const isCut = problem === null || cutOff(problem);
  return (
    <FormFrame title={isCut ? deadLinkMessages.incomplete : messages.deadLink} lead={isCut ? deadLinkMessages.openAgain : messageOf(problem)}>
      <Button variant="contained" component={Link} to={to} sx={{ mt: 7 }}>
        {label}
      </Button>
    </FormFrame>
  );
}
