import Waiting from '@mui/icons-material/WarningAmberRounded';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useState, type ReactNode } from 'react';
import type { ComplaintEvidence, EvidenceChange, LinkStatus } from '../../../../generated/api.ts';
import { linkStatusLabels, linkStatusValues } from '../../../../generated/enums.ts';
import * as roles from '../../../../generated/roles.ts';
import { formatCents, formatDate, formatDateTime, formatSpan } from '../../../../engine/web/format.ts';
import { wasNowOf } from './EvidenceChanges.tsx';
import { messages } from './messages.ts';

/** How many messages are read without asking for all. */
const few = 3;

type Part = 'messages' | 'notes' | 'links';

/** What stood then, part by part; beside a fact that is different now, what it is. */
export function EvidenceThen({ evidence }: { evidence: ComplaintEvidence }) {
  const [open, setOpen] = useState<readonly Part[]>([]);
  const allOf = (part: Part, words: string) => {
    const isOpen = open.includes(part);
    return (
      <Link
        component="button"
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(isOpen ? open.filter((one) => one !== part) : [...open, part])}
        sx={{ font: 'inherit', fontWeight: 'var(--w-medium)', minHeight: 24 }}
      >
        {isOpen ? messages.less : words}
      </Link>
    );
  };
  const { messages: said, messages_total, notes = [], links, worksheets, payments, changes } = evidence;
  const shown = open.includes('messages') ? said : said.slice(-few);
  const since = (id: string, ...facts: EvidenceChange['fact'][]) => changes.filter((change) => change.id === id && facts.includes(change.fact));
  // A link's newest price is the worksheet's that has it.
  const newest = new Map(worksheets.toReversed().map((sheet) => [sheet.link_id, sheet.id]));
  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)', '& > section + section': { borderTop: '1px solid var(--border-soft)', pt: 4 } }}>
      <Section title={messages.chat(messages_total)} more={said.length > few && allOf('messages', messages.readAll)}>
        {shown.map((message) => (
          <Line key={message.id} above={`${message.sender_name ?? messages.us}, ${formatDateTime(message.sent_at)}`} below={message.files.join(', ')}>
            {message.text}
          </Line>
        ))}
        {said.length === 0 && <Quiet>{messages.noMessages}</Quiet>}
        {said.length < messages_total && <Quiet>{messages.newestOnly(said.length)}</Quiet>}
        <Unanswered evidence={evidence} />
      </Section>
      {notes.length > 0 && (
        <Section title={messages.notes(notes.length)} more={allOf('notes', messages.showAll)}>
          {open.includes('notes') &&
            notes.map((note) => (
              <Line key={note.id} above={`${note.author_name ?? messages.us}, ${formatDateTime(note.written_at)}`}>
                {note.text}
              </Line>
            ))}
        </Section>
      )}
      {worksheets.length > 0 && (
        <Section title={messages.worksheets(worksheets.length)}>
          {worksheets.map((sheet) => (
            <Line
              key={sheet.id}
              amount={formatCents(sheet.total_otd)}
              below={[sheet.dealer, formatDate(sheet.created_at)].filter((part) => part !== null).join(', ')}
              since={[...since(sheet.id, 'total', 'removed'), ...(newest.get(sheet.link_id) === sheet.id ? since(sheet.link_id, 'total') : [])]}
            >
              {sheet.link_title}
            </Line>
          ))}
        </Section>
      )}
      {links.length > 0 && (
        <Section title={messages.cars(links.length)} more={allOf('links', messages.showAll)}>
          {open.includes('links') ? (
            links.map((link) => (
              <Line
                key={link.id}
                {...(link.price === null ? {} : { amount: formatCents(link.price) })}
                below={[link.dealer, linkStatusLabels[link.status]].filter((part) => part !== null).join(', ')}
                since={since(link.id, 'status', 'price', 'removed', 'visibility')}
              >
                {link.title}
              </Line>
            ))
          ) : (
            <Box sx={{ color: 'text.secondary' }}>{countsOf(links)}</Box>
          )}
        </Section>
      )}
      {payments.length > 0 && (
        <Section title={messages.payments(payments.length)}>
          {payments.map((payment) => (
            <Line
              key={payment.id}
              amount={formatCents(payment.amount)}
              below={[formatDate(payment.paid_at ?? payment.created_at), payment.coupon_code, payment.receipt_number]
                .filter((part) => part !== null)
                .join(', ')}
              since={since(payment.id, 'status', 'refunded', 'removed')}
            >
              {payment.package_name ?? payment.package_identifier}
            </Line>
          ))}
        </Section>
      )}
    </Box>
  );
}

/** How many cars stood at which state, in the contract's order. */
function countsOf(links: readonly { status: LinkStatus }[]): string {
  return linkStatusValues
    .map((status) => [linkStatusLabels[status], links.filter((link) => link.status === status).length] as const)
    .filter(([, count]) => count > 0)
    .map(([label, count]) => `${count}\u00A0${label}`)
    .join(', ');
}

/** How long the client had waited for an answer when they complained. */
function Unanswered({ evidence: { messages: said, frozen_at } }: { evidence: ComplaintEvidence }) {
  const lastAnswer = said.findLastIndex((message) => message.sender_role !== roles.client);
  const first = said[lastAnswer + 1];
  if (!first) return null;
  return (
    <Box sx={{ display: 'flex', gap: 1, color: 'var(--warning)' }}>
      <Waiting aria-hidden="true" sx={{ fontSize: 16, mt: '1px' }} />
      {messages.noAnswer(formatSpan(Date.parse(frozen_at) - Date.parse(first.sent_at)))}
    </Box>
  );
}

function Section({ title, more, children }: { title: string; more?: ReactNode; children: ReactNode }) {
  return (
    <Box
      component="section"
      aria-label={title}
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', fontSize: 'var(--fs-dense)', lineHeight: '18px' }}
    >
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, fontSize: 'var(--fs-small)' }}>
        <Box component="h3" sx={{ fontSize: 'var(--fs-small)', lineHeight: '24px', fontWeight: 'var(--w-medium)', color: 'text.secondary' }}>
          {title}
        </Box>
        {more}
      </Box>
      {children}
    </Box>
  );
}

const Quiet = ({ children }: { children: ReactNode }) => <Box sx={{ color: 'text.secondary' }}>{children}</Box>;

const unchanged: readonly EvidenceChange[] = [];

interface LineProps {
  above?: string;
  below?: string;
  amount?: string;
  since?: readonly EvidenceChange[];
  children: string;
}

function Line({ above, below = '', amount, since = unchanged, children }: LineProps) {
  const quiet = { color: 'text.secondary', fontSize: 'var(--fs-small)' };
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      {above !== undefined && <Box sx={quiet}>{above}</Box>}
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 3 }}>
        <Box sx={{ minWidth: 0, whiteSpace: 'pre-wrap' }}>{children}</Box>
        {amount !== undefined && (
          <Box className="num" sx={{ flex: 'none' }}>
            {amount}
          </Box>
        )}
      </Box>
      {below !== '' && <Box sx={quiet}>{below}</Box>}
      {since.map((change) => (
        <Box key={change.fact} className="num" sx={{ color: 'var(--accent-ink)', fontSize: 'var(--fs-small)' }}>
          {nowOf(change)}
        </Box>
      ))}
    </Box>
  );
}

function nowOf(change: EvidenceChange): string {
  const values = wasNowOf(change);
  if (!values) return change.fact === 'visibility' ? messages.hidden : messages.gone;
  return change.fact === 'refunded' ? messages.refunded(values.now) : messages.now(values.now);
}
