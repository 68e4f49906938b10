import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { Attachments } from '../../../generated/api.ts';
import { AttachmentList } from '../../kit/files/AttachmentList.tsx';
import { FileThumb } from '../../kit/files/FileThumb.tsx';
import { messages as fileWords } from '../../kit/files/messages.ts';
import { useViewer } from '../../kit/files/useViewer.tsx';

/** A message's attachments: pictures as pictures, everything else by name; pictures and PDFs open over the conversation. */
export default function MessageFiles({ files }: { files: Attachments }) {
  const { open, viewer } = useViewer();
  const isPicture = (file: Attachments[number]) => file.has_preview && file.content_type.startsWith('image/');
  const pictures = files.filter(isPicture);
  const others = files.filter((file) => !isPicture(file));
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {pictures.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {pictures.map((file) => (
            // Its size is fixed, so that nothing moves when it arrives.
            <ButtonBase
              key={file.id}
              onClick={() => open(file)}
              aria-label={fileWords.open(file.file_name)}
              title={file.file_name}
              sx={{ width: 220, maxWidth: '100%', height: 165, borderRadius: 'var(--r)', overflow: 'hidden', border: '1px solid var(--border)' }}
            >
              <FileThumb file={file} />
            </ButtonBase>
          ))}
        </Box>
      )}
      <AttachmentList files={others} />
      {viewer}
    </Box>
  );
}
