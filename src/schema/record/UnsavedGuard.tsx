import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useEffect, useId, useRef, type RefObject } from 'react';
import { useFormState } from 'react-hook-form';
// Through react-admin's router: the app puts its own in its place, which can hold a page back.
import { useBlocker } from 'react-router-dom';
import { messages } from '../messages.ts';

/** Asks before a form with unsaved changes is left, inside the app and by closing the page; `saved` lets go. Needs a data router. */
export function UnsavedGuard({ saved }: { saved: RefObject<boolean> }) {
  const { isDirty } = useFormState();
  const unsaved = useRef(false);
  const title = useId();
  useEffect(() => {
    unsaved.current = isDirty;
  });
  const blocker = useBlocker(({ currentLocation, nextLocation }) => unsaved.current && !saved.current && currentLocation.pathname !== nextLocation.pathname);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (unsaved.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
  if (blocker.state !== 'blocked') return null;
  return (
    <Dialog open onClose={() => blocker.reset()} aria-labelledby={title}>
      <DialogTitle id={title}>{messages.unsavedTitle}</DialogTitle>
      <DialogContent>{messages.unsaved}</DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={() => blocker.proceed()}>
          {messages.leave}
        </Button>
        <Button variant="contained" autoFocus onClick={() => blocker.reset()}>
          {messages.stay}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
