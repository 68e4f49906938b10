import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import type { OtdWorksheet } from '../../../../generated/api.ts';
import { formatCents, formatDate } from '../../../../engine/web/format.ts';
import { messages as linksMessages } from '../../../features/links/messages.ts';
import { Movement } from './Movement.tsx';
import { sheetMessages as messages } from './messages.ts';

const Steps = styled('ol')({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(150px, 1fr)',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  marginBottom: 16,
  background: 'var(--surface)',
  border: '1px solid var(--border)',
  borderRadius: 'var(--r)',
  boxShadow: 'var(--e1)',
  '& > li + li': { borderLeft: '1px solid var(--border-soft)' },
});
const Step = styled('button')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  width: '100%',
  height: '100%',
  padding: '12px 16px',
  border: 0,
  background: 'none',
  textAlign: 'left',
  cursor: 'pointer',
  fontSize: 'var(--fs-small)',
  lineHeight: '16px',
  color: 'var(--text-2)',
  '& > b': { fontSize: 'var(--fs-body)', lineHeight: '24px', fontWeight: 'var(--w-medium)' },
  '&:hover': { background: 'var(--hover)' },
  '&[aria-pressed="true"]': { background: 'var(--selected)', '& > b': { color: 'var(--text)', fontWeight: 'var(--w-strong)' } },
});

interface RevisionStepsProps {
  /** Oldest first. */
  sheets: readonly OtdWorksheet[];
  shown: OtdWorksheet;
  onShow: (sheet: OtdWorksheet) => void;
}

/** How the total moved from quote to quote; one is chosen to be read. */
export function RevisionSteps({ sheets, shown, onShow }: RevisionStepsProps) {
  const strip = useRef<HTMLOListElement>(null);
  const newest = sheets.at(-1)?.id;
  // On a phone the strip is wider than the screen: the current price is what a reader came for.
  useEffect(() => {
    const steps = strip.current;
    if (steps) steps.scrollLeft = steps.scrollWidth;
  }, [newest]);
  return (
    <Steps ref={strip} aria-label={messages.revisions}>
      {sheets.map((sheet, index) => {
        const before = sheets[index - 1];
        return (
          <li key={sheet.id}>
            <Step type="button" aria-pressed={sheet === shown} onClick={() => onShow(sheet)}>
              <span>
                {linksMessages.worksheet.revision(sheet.revision)}, {formatDate(sheet.created_at)}
              </span>
              <b className="num">{formatCents(sheet.total_otd)}</b>
              {before ? <Movement by={sheet.total_otd - before.total_otd} /> : <span>{messages.firstQuote}</span>}
              {before && sheet.remark !== null && <span>{sheet.remark}</span>}
            </Step>
          </li>
        );
      })}
    </Steps>
  );
}
