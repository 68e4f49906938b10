import PhotoCamera from '@mui/icons-material/PhotoCameraOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useId, useState } from 'react';
import { FilePicker } from '../../../kit/files/FilePicker.tsx';
import { messages } from './messages.ts';
import { openScanner } from './scanner.ts';
import { useCamera } from './useCamera.ts';

interface VinScannerProps {
  /** With the VIN of the first barcode that holds one. */
  onFound: (vin: string) => void;
  onClose: () => void;
}

/** Finds a VIN with the camera, or in a photo where there is no camera to look through. */
export default function VinScanner({ onFound, onClose }: VinScannerProps) {
  const titleId = useId();
  const isPhone = useMediaQuery('(max-width: 600px)');
  const [scanner] = useState(openScanner);
  useEffect(() => () => scanner.close(), [scanner]);
  const { video, state } = useCamera(scanner, onFound);
  const [photo, setPhoto] = useState<'reading' | 'nothing' | 'failed'>();
  const readPhoto = async (files: readonly File[]) => {
    const [file] = files;
    if (!file) return;
    setPhoto('reading');
    try {
      const vin = await scanner.vinOf(await createImageBitmap(file));
      if (vin === undefined) setPhoto('nothing');
      else onFound(vin);
    } catch {
      setPhoto('failed');
    }
  };
  const hasPicture = state === 'looking' || state === 'starting';
  return (
    <Dialog open onClose={onClose} fullScreen={isPhone} maxWidth="sm" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{messages.title}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 4, alignContent: 'start' }}>
        {hasPicture && (
          <Box
            sx={{
              position: 'relative',
              aspectRatio: { xs: '3 / 4', sm: '16 / 9' },
              borderRadius: 'var(--r)',
              overflow: 'hidden',
              background: 'var(--surface-2)',
            }}
          >
            <Box component="video" ref={video} muted playsInline aria-label={messages.picture} sx={{ width: '100%', height: '100%', objectFit: 'cover' }} />
            <Box
              aria-hidden="true"
              sx={{
                position: 'absolute',
                inset: '34% 6%',
                border: '2px solid #fff',
                borderRadius: 'var(--r)',
                boxShadow: '0 0 0 100vmax rgb(0 0 0 / .35)',
              }}
            />
          </Box>
        )}
        <p role="status">{photo === undefined ? messages.states[state] : messages.photos[photo]}</p>
      </DialogContent>
      <DialogActions>
        <FilePicker label={messages.fromPhoto} icon={<PhotoCamera />} accept="image/*" variant="text" onFiles={(files) => void readPhoto(files)} />
        <Button onClick={onClose}>{messages.type}</Button>
      </DialogActions>
    </Dialog>
  );
}
