import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { remarkMarkLabels, remarkMarkValues } from '../../../generated/enums.ts';
import { setRemarkForm } from '../../../generated/forms.ts';
import type { RemarkMark } from '../../../generated/api.ts';
import { Card } from '../../../engine/web/Card.tsx';
import { TextField } from '../../../engine/web/fields/TextField.tsx';
import { useOperationForm } from '../../../engine/web/form/useOperationForm.ts';
import { FormProblem } from '../../../engine/web/form/FormProblem.tsx';
import { toast } from '../../../engine/web/toast/toast.ts';
import { useAreaPath } from '../../kit/area/area.ts';
import { usePollEvery } from '../../kit/live/live.ts';
import { Link as RouterLink } from '../../kit/router/Link.tsx';
import { guestMessages as messages } from '../../features/guests/messages.ts';
import { guestsQuery, remarksQuery, useRemark } from '../../features/guests/queries.ts';
import { RemarkLines } from '../../features/guests/RemarkLines.tsx';
import { useSide } from './side.ts';

/** How often remarks are asked for again where nothing tells of a new one, in ms. */
const pollMs = 30_000;

/** What a client and their guest think of a car: one's own mark and comment, and the other's; where nobody decides with the client, the way to invite someone. */
export default function RemarkCard({ link }: { link: string }) {
  const { client, me, isGuest } = useSide();
  const guests = useQuery(guestsQuery(client));
  const remarks = useQuery({ ...remarksQuery(client), refetchInterval: usePollEvery(pollMs) });
  const save = useRemark(link, client);
  const to = useAreaPath();
  const [guest] = guests.data ?? [];
  if (!remarks.data || (!isGuest && !guests.data)) return null;
  if (!isGuest && !guest)
    return (
      <Box sx={{ mt: 4, fontSize: 'var(--fs-ui)', color: 'text.secondary' }}>
        {messages.alone}{' '}
        <RouterLink to={to('/profile')} style={{ textDecoration: 'underline' }}>
          {messages.invite}
        </RouterLink>
      </Box>
    );
  const here = remarks.data.filter((remark) => remark.link_id === link);
  const own = here.find((remark) => remark.author_id === me);
  const others = here.filter((remark) => remark.author_id !== me);
  const mark = own?.mark ?? null;
  return (
    <Card component="section" aria-label={messages.together} sx={{ mt: 4, padding: { xs: 4, md: 5 }, display: 'grid', gap: 4 }}>
      <Typography variant="h4" component="h2">
        {messages.together}
      </Typography>
      {others.length > 0 ? (
        <RemarkLines remarks={others} />
      ) : (
        !isGuest &&
        guest && (
          <Box sx={{ color: 'text.secondary', fontSize: 'var(--fs-ui)' }}>
            {guest.status === 'invited' ? messages.notJoined(guest.first_name) : messages.nothing(guest.first_name)}
          </Box>
        )
      )}
      <Box role="group" aria-label={messages.yours} sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {remarkMarkValues.map((value) => (
          <Button
            key={value}
            size="small"
            variant={mark === value ? 'contained' : 'outlined'}
            aria-pressed={mark === value}
            disabled={save.isPending}
            onClick={() => save.mutate({ mark: mark === value ? null : value, comment: own?.comment ?? null })}
          >
            {remarkMarkLabels[value]}
          </Button>
        ))}
      </Box>
      <Comment key={own?.comment ?? ''} mark={mark} comment={own?.comment ?? ''} onSave={(comment) => save.mutateAsync({ mark, comment })} />
    </Card>
  );
}

function Comment({ mark, comment, onSave }: { mark: RemarkMark | null; comment: string; onSave: (comment: string | null) => Promise<unknown> }) {
  const form = useOperationForm({
    fields: setRemarkForm,
    validate: async () => (await import('../../../generated/validators/setRemark.js')).setRemarkBody,
    initial: { mark, comment },
    body: (typed) => ({ mark, comment: typed.comment.trim() || null }),
    submit: async (body) => {
      await onSave(body.comment);
      toast.success(messages.commentSaved);
    },
  });
  return (
    <Box component="form" noValidate onSubmit={(event) => void form.onSubmit(event)} sx={{ display: 'grid', gap: 3 }}>
      <FormProblem problem={form.problem} />
      <TextField {...form.field('comment')} multiline minRows={2} value={form.values.comment} onChange={(event) => form.set('comment', event.target.value)} />
      {form.isDirty && (
        <Box>
          <Button type="submit" variant="outlined" disabled={form.busy}>
            {messages.save}
          </Button>
        </Box>
      )}
    </Box>
  );
}
