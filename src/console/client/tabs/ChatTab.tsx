import Card from '@mui/material/Card';
import ChatPane from '../ChatPane.tsx';
import type { ClientTabProps } from '../ClientTab.ts';

/** The conversation, where there is no room for it beside the work: as high as the window leaves. */
export default function ChatTab({ client }: ClientTabProps) {
  return (
    <Card
      sx={{
        height: 'clamp(420px, calc(100dvh - 220px), 760px)',
        '@media (max-width: 640px)': { height: 'calc(100dvh - var(--top-room) - var(--appbar, 56px) - 64px - var(--frame-foot) - 24px)', minHeight: 320 },
      }}
    >
      <ChatPane client={client} />
    </Card>
  );
}
