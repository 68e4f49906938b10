import Bolt from '@mui/icons-material/BoltRounded';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { ChoiceMenu } from '../../../engine/web/ChoiceMenu.tsx';
import { messages } from './messages.ts';

/** A menu of ready sentences. */
export default function QuickReplies({ replies, onChoose }: { replies: readonly string[]; onChoose: (reply: string) => void }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconButton
        aria-label={messages.quickReplies}
        title={messages.quickReplies}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Bolt />
      </IconButton>
      <ChoiceMenu
        open={anchor !== null}
        anchor={anchor}
        above
        onClose={() => setAnchor(null)}
        entries={replies.map((reply) => ({ label: reply, onChoose: () => onChoose(reply) }))}
      />
    </>
  );
}
