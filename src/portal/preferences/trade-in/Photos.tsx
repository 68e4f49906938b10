import AddPhoto from '@mui/icons-material/AddAPhotoOutlined';
import Close from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useRef } from 'react';
import { FieldFrame } from '../../../../engine/web/fields/FieldFrame.tsx';
import type { Attachments } from '../../../../generated/api.ts';
import { FilePicker } from '../../../kit/files/FilePicker.tsx';
import { FileThumb } from '../../../kit/files/FileThumb.tsx';
import { UploadRows } from '../../../kit/files/UploadRows.tsx';
import { useUploads } from '../../../kit/files/useUploads.ts';
import { messages } from '../../../features/preferences/messages.ts';
import { detailName, shotOf, shots } from './shots.ts';
import { shrunk } from './shrink.ts';

const words = messages.tradeIn;

const Tiles = styled('ul')({
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))',
  '& > li': { position: 'relative', height: 112, borderRadius: 'var(--r)', overflow: 'hidden' },
  '& > li > button.take': {
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    gap: 4,
    width: '100%',
    height: '100%',
    border: '1px dashed var(--border-strong)',
    borderRadius: 'inherit',
    background: 'none',
    color: 'var(--text-2)',
    font: 'inherit',
    fontSize: 'var(--fs-small)',
    cursor: 'pointer',
    '&:hover': { borderColor: 'var(--accent)', color: 'var(--accent)' },
  },
  '& > li > .name': {
    position: 'absolute',
    insetInline: 0,
    bottom: 0,
    padding: '2px 8px',
    background: 'rgb(0 0 0 / .6)',
    color: '#fff',
    fontSize: 'var(--fs-small)',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
});

interface PhotosProps {
  photos: Attachments;
  onAdd: (id: string) => void;
  onRemove: (id: string) => void;
}

/** Photos of the trade-in: the shots that are asked for have a place each, others follow. Shrunk here, each with its progress while it uploads. */
export function Photos({ photos, onAdd, onRemove }: PhotosProps) {
  const uploads = useUploads('trade_in', { onStored: (stored) => onAdd(stored.id) });
  const onTheWay = uploads.uploads.map(({ name }) => name);
  const take = async (files: readonly File[], shot?: string) => {
    const taken = [...photos.map((photo) => photo.file_name), ...onTheWay];
    for (const file of files) {
      const small = await shrunk(file, shot ?? detailName(taken));
      taken.push(small.name);
      uploads.add([small]);
    }
  };
  const missing = shots.filter((shot) => ![...photos.map((photo) => photo.file_name), ...onTheWay].some((name) => shotOf(name) === shot));
  const inOrder = photos.toSorted((one, other) => place(one.file_name) - place(other.file_name));
  return (
    <FieldFrame label={words.photos} hint={words.photosHint} optional group>
      {() => (
        <Box sx={{ display: 'grid', gap: 3 }}>
          <Tiles aria-label={words.photos}>
            {inOrder.map((photo) => (
              <li key={photo.id}>
                <FileThumb file={photo} alt={photo.file_name} />
                <span className="name" aria-hidden="true">
                  {shotOf(photo.file_name) ?? photo.file_name}
                </span>
                <IconButton
                  aria-label={words.removePhoto(photo.file_name)}
                  onClick={() => onRemove(photo.id)}
                  sx={{
                    position: 'absolute',
                    top: 4,
                    right: 4,
                    width: 32,
                    height: 32,
                    background: 'var(--surface)',
                    '&:hover': { background: 'var(--surface-2)' },
                  }}
                >
                  <Close sx={{ fontSize: 16 }} />
                </IconButton>
              </li>
            ))}
            {missing.map((shot) => (
              <li key={shot}>
                <ShotTile shot={shot} onFiles={(files) => void take(files, shot)} />
              </li>
            ))}
          </Tiles>
          <UploadRows uploads={uploads.uploads} onRemove={uploads.remove} onRetry={uploads.retry} />
          <Box>
            <FilePicker label={words.addPhotos} icon={<AddPhoto />} pictures onFiles={(files) => void take(files)} />
          </Box>
        </Box>
      )}
    </FieldFrame>
  );
}

/** Shots first, as one walks around the car. */
function place(fileName: string): number {
  const shot = shotOf(fileName);
  return shot === undefined ? shots.length : shots.indexOf(shot);
}

function ShotTile({ shot, onFiles }: { shot: string; onFiles: (files: File[]) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" className="take" onClick={() => input.current?.click()}>
        <AddPhoto aria-hidden="true" />
        {shot}
      </button>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        data-testid={`shot-${shot}`}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
    </>
  );
}
