import Back from '@mui/icons-material/ChevronLeftRounded';
import Forth from '@mui/icons-material/ChevronRightRounded';
import Close from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { ReactNode } from 'react';
import { useRecordContext } from 'react-admin';
import type { Listing } from '../../../../generated/api.ts';
import { useFieldInput } from '../../../../engine/console/inputs/useFieldInput.ts';
import type { InputProps } from '../../../../engine/console/overrides.ts';
import { FieldFrame } from '../../../../engine/web/fields/FieldFrame.tsx';
import { messages as shared } from '../../../../engine/web/messages.ts';
import { CarPicture } from '../../../features/links/CarPicture.tsx';
import { messages } from './messages.ts';

/** The photos a listing has, to be put in order and taken out. Nothing is sent until somebody does; a new listing has none. */
export default function PhotoOrderInput({ field, source }: InputProps) {
  const record = useRecordContext<Listing>();
  const { value, change, frame } = useFieldInput(field, source);
  const photos = new Map((record?.photos ?? []).map((photo) => [photo.id, photo]));
  const ids: readonly string[] = Array.isArray(value) ? value : [...photos.keys()];
  if (photos.size === 0) return null;
  const move = (from: number, to: number) => change(ids.toSpliced(from, 1).toSpliced(to, 0, ...ids.slice(from, from + 1)));
  return (
    <FieldFrame {...frame} group>
      {(control) => (
        <Box
          component="ol"
          id={control.id}
          tabIndex={-1}
          sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 3, gridTemplateColumns: 'repeat(auto-fill, minmax(144px, 1fr))' }}
        >
          {ids.map((id, index) => {
            const photo = photos.get(id);
            const name = messages.photo(index + 1);
            return (
              <Box key={id} component="li" sx={{ border: '1px solid var(--border)', borderRadius: 'var(--r)', overflow: 'hidden' }}>
                <Box
                  sx={{
                    aspectRatio: '4 / 3',
                    background: 'var(--surface-2)',
                    '& img': { width: '100%', height: '100%', objectFit: 'cover', display: 'block' },
                  }}
                >
                  {photo && <CarPicture photo={photo} alt={name} />}
                </Box>
                <Box sx={{ display: 'flex', justifyContent: 'space-between' }}>
                  <span>
                    <Step label={messages.earlier(name)} onClick={() => move(index, index - 1)} disabled={index === 0}>
                      <Back />
                    </Step>
                    <Step label={messages.later(name)} onClick={() => move(index, index + 1)} disabled={index === ids.length - 1}>
                      <Forth />
                    </Step>
                  </span>
                  <Step label={shared.removeItem(name)} onClick={() => change(ids.toSpliced(index, 1))}>
                    <Close />
                  </Step>
                </Box>
              </Box>
            );
          })}
        </Box>
      )}
    </FieldFrame>
  );
}

function Step({ label, onClick, disabled = false, children }: { label: string; onClick: () => void; disabled?: boolean; children: ReactNode }) {
  return (
    <Tooltip title={label}>
      <span>
        <IconButton aria-label={label} disabled={disabled} onClick={onClick}>
          {children}
        </IconButton>
      </span>
    </Tooltip>
  );
}
