import PhotoCamera from '@mui/icons-material/PhotoCameraOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { User } from '../../../generated/api.ts';
import { reasonOf } from '../../../engine/web/problem.ts';
import { FilePicker } from '../../kit/files/FilePicker.tsx';
import { addressOf } from '../../kit/files/open.ts';
import { Avatar } from '../../../engine/web/Avatar.tsx';
import { toast } from '../../../engine/web/toast/toast.ts';
import { messages } from './messages.ts';

const pictureMessages = messages.picture;

/** An address is good for 60 seconds; a picture once loaded stays. */
const addressFresh = 50_000;

/** One's picture: shown, changed, removed; saved at once. */
export function PictureField({ user, onChange }: { user: User; onChange: (fileId: string | null) => Promise<void> }) {
  const [busy, setBusy] = useState(false);
  const avatar = user.avatar ?? null;
  const picture = useQuery({
    queryKey: ['/files/{id}/address', avatar, 'preview'] as const,
    queryFn: ({ signal }) => (avatar ? addressOf(avatar, 'preview', signal) : null),
    staleTime: addressFresh,
    gcTime: addressFresh,
    refetchOnWindowFocus: false,
    retry: false,
  });
  const [refused, setRefused] = useState<string>();
  const change = async (make: () => Promise<string | null>) => {
    setBusy(true);
    try {
      await onChange(await make());
    } catch (error) {
      toast.error(reasonOf(error));
    } finally {
      setBusy(false);
    }
  };
  const choose = async (file: File) => {
    const { refusalOf, uploadFile } = await import('../../kit/files/transfer.ts');
    const found = await refusalOf(file, 'avatar');
    setRefused(found);
    if (found === undefined) await change(async () => (await uploadFile(file, 'avatar')).id);
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
      <Avatar name={user.name} size="lg" src={picture.data?.url ?? null} />
      <FilePicker
        label={pictureMessages.choose}
        icon={<PhotoCamera />}
        accept={pictureMessages.types}
        disabled={busy}
        onFiles={([file]) => {
          if (file) void choose(file);
        }}
      />
      {avatar && (
        <Button disabled={busy} onClick={() => void change(async () => null)}>
          {pictureMessages.remove}
        </Button>
      )}
      {refused !== undefined && (
        <Box role="alert" sx={{ flexBasis: '100%', color: 'error.main', fontSize: 'var(--fs-small)' }}>
          {refused}
        </Box>
      )}
    </Box>
  );
}
