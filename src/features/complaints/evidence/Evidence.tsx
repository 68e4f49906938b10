import Lock from '@mui/icons-material/LockOutlined';
import Tampered from '@mui/icons-material/GppMaybeOutlined';
import Verified from '@mui/icons-material/VerifiedUserOutlined';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import type { ComplaintEvidence } from '../../../../generated/api.ts';
import { Answered } from '../../../../engine/web/Answered.tsx';
import { formatDateTime } from '../../../../engine/web/format.ts';
import { isNotThere } from '../../../../engine/web/problem.ts';
import { Segmented } from '../../../../engine/web/Segmented.tsx';
import { TextSkeleton } from '../../../../engine/web/skeletons.tsx';
import { evidenceQuery } from '../queries.ts';
import { EvidenceChanges } from './EvidenceChanges.tsx';
import { EvidenceThen } from './EvidenceThen.tsx';
import { messages } from './messages.ts';

/** What stood when the complaint was opened, whether it is still what was saved, and what is different now. */
export function Evidence({ id }: { id: string }) {
  const query = useQuery(evidenceQuery(id));
  const isOlder = isNotThere(query.error);
  return (
    <Box component="section" aria-label={messages.title}>
      {isOlder ? (
        <Head>{messages.none}</Head>
      ) : (
        <Answered query={query} loading={messages.loading} skeleton={<TextSkeleton rows={6} />} failed={messages.failed}>
          {(evidence) => <Kept evidence={evidence} />}
        </Answered>
      )}
    </Box>
  );
}

/** Of an advisor who may read the complaint alone. */
export function EvidenceKeptFromReader() {
  return <Head>{messages.notYours}</Head>;
}

function Head({ children }: { children: ReactNode }) {
  return (
    <Box sx={{ display: 'flex', gap: 2, fontSize: 'var(--fs-dense)', lineHeight: '18px', color: 'text.secondary' }}>
      <Lock aria-hidden="true" sx={{ fontSize: 18, flex: 'none' }} />
      <Box sx={{ minWidth: 0 }}>
        <Box component="h2" sx={{ typography: 'h4', fontSize: 'var(--fs-ui)', color: 'text.primary' }}>
          {messages.title}
        </Box>
        {children}
      </Box>
    </Box>
  );
}

function Kept({ evidence }: { evidence: ComplaintEvidence }) {
  const [view, setView] = useState<'then' | 'changes'>('then');
  const count = evidence.changes.length;
  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Head>
        <Box>
          <time dateTime={evidence.frozen_at}>{messages.asOf(formatDateTime(evidence.frozen_at))}</time>
        </Box>
        <Proof evidence={evidence} />
      </Head>
      {!evidence.is_erased && (
        <>
          <Box sx={{ '& > *': { display: 'flex' }, '& button': { flex: 1, justifyContent: 'center' } }}>
            <Segmented
              label={messages.view}
              value={view}
              onChange={setView}
              choices={[
                { id: 'then', name: messages.before },
                { id: 'changes', name: messages.changes(count) },
              ]}
            />
          </Box>
          {view === 'then' ? <EvidenceThen evidence={evidence} /> : <EvidenceChanges changes={evidence.changes} />}
        </>
      )}
    </Box>
  );
}

/** First and last of the hash; all of it where the pointer rests. */
const shortHash = (hash: string): string => `${hash.slice(0, 4)} … ${hash.slice(-4)}`;

function Proof({ evidence: { is_intact, is_erased, sha256 } }: { evidence: ComplaintEvidence }) {
  const Icon = is_intact ? Verified : is_erased ? Lock : Tampered;
  const words = is_intact ? messages.unchanged : is_erased ? messages.erased : () => messages.tampered;
  const ink = is_intact ? 'var(--success)' : is_erased ? 'var(--text-2)' : 'var(--error)';
  return (
    <Box role={is_intact || is_erased ? undefined : 'alert'} title={sha256} sx={{ display: 'flex', gap: 1, color: ink, mt: '2px' }}>
      <Icon aria-hidden="true" sx={{ fontSize: 16, flex: 'none', mt: '1px' }} />
      <span>{words(shortHash(sha256))}</span>
    </Box>
  );
}
