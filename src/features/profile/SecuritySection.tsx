import Key from '@mui/icons-material/KeyOutlined';
import Phone from '@mui/icons-material/SmartphoneOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { SecondFactor, SecondFactorAdded } from '../../../generated/api.ts';
import { api, dataOf } from '../../api/client.ts';
import { apiQuery } from '../../api/query.ts';
import { ConfirmDialog } from '../../../engine/web/ConfirmDialog.tsx';
import { reasonOf, sentenceOf } from '../../../engine/web/problem.ts';
import { Loading, RowsSkeleton } from '../../../engine/web/skeletons.tsx';
import { ErrorState } from '../../../engine/web/states.tsx';
import { toast } from '../../../engine/web/toast/toast.ts';
import { AddApp } from '../second-factor/AddApp.tsx';
import { AddPasskey } from '../second-factor/AddPasskey.tsx';
import { messages as all } from '../second-factor/messages.ts';
import { RecoveryCodes } from '../second-factor/RecoveryCodes.tsx';
import { Section } from './Section.tsx';

const words = all.security;

const secondFactorQuery = apiQuery<SecondFactor>(['/auth/second-factor'], (signal) => api.GET('/auth/second-factor', { signal }));

/** What is open below the list. */
type Open = { kind: 'passkey' } | { kind: 'app' } | { kind: 'codes'; codes: readonly string[] };

/** What the person is about to take away. */
interface Removal {
  name: string;
  text: string;
  confirm: string;
  run: () => void;
}

/** The person's passkeys, authenticator app and recovery codes. */
export default function SecuritySection({ email }: { email: string }) {
  const queries = useQueryClient();
  const query = useQuery(secondFactorQuery);
  const [open, setOpen] = useState<Open | null>(null);
  const [removal, setRemoval] = useState<Removal | null>(null);
  const keep = (now: SecondFactor) => queries.setQueryData(secondFactorQuery.queryKey, now);
  const onAdded = ({ second_factor, recovery_codes }: SecondFactorAdded) => {
    keep(second_factor);
    setOpen(recovery_codes.length > 0 ? { kind: 'codes', codes: recovery_codes } : null);
  };
  const onError = (error: Error) => toast.error(reasonOf(error));
  const onSettled = () => setRemoval(null);
  const removeKey = useMutation({
    mutationFn: ({ id }: { id: string; name: string }) => dataOf(api.DELETE('/auth/passkeys/{id}', { params: { path: { id } } })),
    onSuccess: (now, { name }) => {
      keep(now);
      toast.success(all.passkey.removed(name));
    },
    onError,
    onSettled,
  });
  const removeApp = useMutation({
    mutationFn: () => dataOf(api.DELETE('/auth/authenticator')),
    onSuccess: (now) => {
      keep(now);
      toast.success(all.app.removed);
    },
    onError,
    onSettled,
  });
  const makeCodes = useMutation({ mutationFn: () => dataOf(api.POST('/auth/recovery-codes')), onSuccess: onAdded, onError, onSettled });
  const busy = removeKey.isPending || removeApp.isPending || makeCodes.isPending;
  const has = query.data;
  return (
    <Section title={words.title} lead={has?.required === true ? `${words.lead} ${words.required}` : words.lead}>
      {query.isPending && (
        <Loading label={words.loading}>
          <RowsSkeleton rows={3} />
        </Loading>
      )}
      {query.isError && has === undefined && (
        <ErrorState title={words.failed} onRetry={() => void query.refetch()}>
          {sentenceOf(query.error)}
        </ErrorState>
      )}
      {has && (
        <>
          <Box component="ul" sx={{ '& > li + li': { borderTop: '1px solid var(--border-soft)' } }}>
            {has.passkeys.map(({ id, name, created_at, last_used_at }) => (
              <Row
                key={id}
                icon={<Key />}
                name={name}
                about={`${words.added(created_at)} · ${words.used(last_used_at)}`}
                busy={busy}
                onRemove={() => setRemoval({ name, text: words.removePasskeyText, confirm: words.remove, run: () => removeKey.mutate({ id, name }) })}
              />
            ))}
            {has.app && (
              <Row
                icon={<Phone />}
                name={words.app}
                about={`${words.added(has.app.created_at)} · ${words.used(has.app.last_used_at)}`}
                busy={busy}
                onRemove={() => setRemoval({ name: words.app, text: words.removeAppText, confirm: words.remove, run: () => removeApp.mutate() })}
              />
            )}
          </Box>
          {has.passkeys.length === 0 && has.app === null && <Box sx={{ color: 'text.secondary' }}>{words.none}</Box>}
          {open?.kind === 'codes' ? (
            <Box sx={{ mt: 4 }}>
              <RecoveryCodes codes={open.codes} email={email} onSaved={() => setOpen(null)} />
            </Box>
          ) : (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 4 }}>
              <Button variant="outlined" onClick={() => setOpen({ kind: 'passkey' })}>
                {words.addPasskey}
              </Button>
              <Button variant="outlined" onClick={() => setOpen({ kind: 'app' })}>
                {has.app ? words.replaceApp : words.addApp}
              </Button>
              {(has.app !== null || has.passkeys.length > 0) && (
                <Button
                  variant="outlined"
                  onClick={() => setRemoval({ name: words.makeCodesAsk, text: words.makeCodesText, confirm: words.make, run: () => makeCodes.mutate() })}
                >
                  {`${words.makeCodes} (${words.left(has.recovery_codes_left)})`}
                </Button>
              )}
            </Box>
          )}
          {open?.kind === 'passkey' && (
            <Box sx={{ mt: 4 }}>
              <AddPasskey onAdded={onAdded} />
            </Box>
          )}
          {open?.kind === 'app' && (
            <Box sx={{ mt: 4 }}>
              <AddApp onAdded={onAdded} />
            </Box>
          )}
        </>
      )}
      <ConfirmDialog
        open={removal !== null}
        title={removal === null ? '' : removal.name === words.makeCodesAsk ? words.makeCodesAsk : words.removeAsk(removal.name)}
        confirmLabel={removal?.confirm ?? ''}
        busy={busy}
        onConfirm={() => removal?.run()}
        onClose={() => setRemoval(null)}
      >
        {removal?.text}
      </ConfirmDialog>
    </Section>
  );
}

function Row({ icon, name, about, busy, onRemove }: { icon: ReactNode; name: string; about: string; busy: boolean; onRemove: () => void }) {
  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px', py: 3, '& > svg': { color: 'text.secondary' } }}>
      {icon}
      <Box sx={{ flex: '1 1 180px', minWidth: 0 }}>
        <Box sx={{ fontWeight: 'fontWeightMedium', overflowWrap: 'anywhere' }}>{name}</Box>
        <Box sx={{ color: 'text.secondary', fontSize: 'var(--fs-small)' }}>{about}</Box>
      </Box>
      <Button size="small" variant="outlined" aria-label={words.removeOf(name)} disabled={busy} onClick={onRemove}>
        {words.remove}
      </Button>
    </Box>
  );
}
