import Box from '@mui/material/Box';
import Close from '@mui/icons-material/CloseRounded';
import AddPhoto from '@mui/icons-material/AddAPhotoOutlined';
import IconButton from '@mui/material/IconButton';
import type { Attachments, TradeIn } from '../../../generated/api.ts';
import { FilePicker } from '../../kit/files/FilePicker.tsx';
import { FileThumb } from '../../kit/files/FileThumb.tsx';
import { UploadRows } from '../../kit/files/UploadRows.tsx';
import { useUploads } from '../../kit/files/useUploads.ts';
import { FieldFrame } from '../../../engine/web/fields/FieldFrame.tsx';
import type { OpenChecklist } from './ChecklistGate.tsx';
import { fieldOf, fieldsOf } from '../../features/preferences/fields.ts';
import { messages } from '../../features/preferences/messages.ts';
import { VinField } from '../vehicles/VinField.tsx';
import { PartForm } from './PartForm.tsx';

const tradeInMessages = messages.tradeIn;
const vinField = fieldOf('trade_in', 'vin');
/** Asked first, before there is anything to enter. */
const question = ['has_trade_in'];
const ownInputs = ['vin', 'photo_ids'];
const all = fieldsOf('trade_in').map((field) => field.name);
const facts = all.filter((name) => !question.includes(name));

interface TradeInFormProps {
  open: OpenChecklist;
  /** The fields asked here; all without it. */
  asked?: readonly string[];
}

/** The car given in payment: VIN read as it is typed, the facts, photos, offers. */
export default function TradeInForm({ open, asked = all }: TradeInFormProps) {
  const { trade_in: tradeIn, trade_in_photos: photos } = open.checklist;
  const change = (value: TradeIn) => open.change('trade_in', value);
  // Refetched: several photos arrive one after the other.
  const addPhoto = (id: string) => {
    const now = open.get().checklist.trade_in;
    change({ ...now, photo_ids: [...(now.photo_ids ?? []), id] });
  };
  return (
    <Box sx={{ display: 'grid', gap: 5 }}>
      {asked.some((name) => question.includes(name)) && <PartForm part="trade_in" value={tradeIn} onChange={change} errors={open.errors} without={facts} />}
      {tradeIn.has_trade_in === true && asked.includes('vin') && (
        <VinField
          label={vinField.label}
          hint={tradeInMessages.vinHint}
          maxLength={vinField.rules.maxLength}
          value={tradeIn.vin ?? ''}
          chosen={tradeIn}
          error={open.errors['trade_in.vin']}
          onChange={(vin, read) => change({ ...tradeIn, vin: vin === '' ? null : vin, ...read })}
        />
      )}
      <PartForm
        part="trade_in"
        value={tradeIn}
        onChange={change}
        errors={open.errors}
        without={[...question, ...ownInputs, ...all.filter((name) => !asked.includes(name))]}
      />
      {tradeIn.has_trade_in === true && asked.includes('photo_ids') && (
        <Photos photos={photos} onAdd={addPhoto} onRemove={(id) => change({ ...tradeIn, photo_ids: tradeIn.photo_ids?.filter((each) => each !== id) })} />
      )}
    </Box>
  );
}

/** Photos of the trade-in, each with its progress while it uploads. */
function Photos({ photos, onAdd, onRemove }: { photos: Attachments; onAdd: (id: string) => void; onRemove: (id: string) => void }) {
  const uploads = useUploads('trade_in', { onStored: (stored) => onAdd(stored.id) });
  return (
    <FieldFrame label={tradeInMessages.photos} hint={tradeInMessages.photosHint} optional group>
      {() => (
        <Box sx={{ display: 'grid', gap: 3 }}>
          {photos.length > 0 && (
            <Box
              component="ul"
              aria-label={tradeInMessages.photos}
              sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))' }}
            >
              {photos.map((photo) => (
                <Box
                  component="li"
                  key={photo.id}
                  sx={{ position: 'relative', height: 96, border: '1px solid var(--border)', borderRadius: 'var(--r)', overflow: 'hidden' }}
                >
                  <FileThumb file={photo} alt={photo.file_name} />
                  <IconButton
                    aria-label={tradeInMessages.removePhoto(photo.file_name)}
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
                </Box>
              ))}
            </Box>
          )}
          <UploadRows uploads={uploads.uploads} onRemove={uploads.remove} onRetry={uploads.retry} />
          <Box>
            <FilePicker label={tradeInMessages.addPhotos} icon={<AddPhoto />} pictures onFiles={uploads.add} />
          </Box>
        </Box>
      )}
    </FieldFrame>
  );
}
