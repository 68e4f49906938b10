import Box from '@mui/material/Box';
import { useState } from 'react';
import ResponsiveDrawerFrame from '../../../engine/web/ResponsiveDrawerFrame.tsx';
import { Segmented } from '../../../engine/web/Segmented.tsx';
import { ContactForm } from './ContactForm.tsx';
import type { LogClient, LogMode } from './LogContext.ts';
import { messages } from './messages.ts';
import { TaskForm } from './TaskForm.tsx';

const modes = [
  { id: 'contact', name: messages.modes.contact },
  { id: 'task', name: messages.modes.task },
] as const;

/** The one small form for what was said with a client and what comes next. */
export default function LogDrawer({ mode, client, onClose }: { mode: LogMode; client: LogClient | undefined; onClose: () => void }) {
  const [shown, setShown] = useState(mode);
  return (
    <ResponsiveDrawerFrame
      open
      bare
      onClose={onClose}
      title={shown === 'contact' ? messages.title : messages.taskTitle}
      below={
        <Box sx={{ mt: 2 }}>
          <Segmented label={messages.mode} value={shown} choices={modes} onChange={setShown} />
        </Box>
      }
    >
      {shown === 'contact' ? <ContactForm client={client} onClose={onClose} /> : <TaskForm client={client} onClose={onClose} />}
    </ResponsiveDrawerFrame>
  );
}
