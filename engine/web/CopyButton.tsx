import ContentCopy from '@mui/icons-material/ContentCopyRounded';
import IconButton from '@mui/material/IconButton';
import { messages } from './messages.ts';
import { toast } from './toast/toast.ts';

/** Puts `text` on the clipboard and says so. */
export function CopyButton({ text, label = messages.copy }: { text: string; label?: string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast.info(messages.copied);
    } catch {
      toast.error(messages.somethingWentWrong);
    }
  };
  return (
    <IconButton aria-label={label} title={label} onClick={() => void copy()}>
      <ContentCopy />
    </IconButton>
  );
}
